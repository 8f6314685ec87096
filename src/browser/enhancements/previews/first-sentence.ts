const longest = 240;

/** The first sentence of a text; of a very long one as many words as fit. A full stop within a name or number ends none. */
export function firstSentence(text: string): string {
  const [sentence = text] = /^.*?[.!?](?=\s+\P{Ll}|\s*$)/su.exec(text) ?? [];
  if (sentence.length <= longest) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longest))} …`;
}
