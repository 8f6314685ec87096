interface Explanation {
  readonly what: string;
  readonly remedy: string;
}

/** Messages of the MDX parser that authors meet, in the order they are tried. */
const explanations: readonly [RegExp, (match: RegExpExecArray) => Explanation][] = [
  [
    /Expected a closing tag for `<([^>`]+)>`/,
    ([, name = '']) => ({
      what: `The tag \`<${name}>\` is never closed.`,
      remedy: `Close it with \`</${name}>\`, or, if you mean the text, write \`\\<${name}>\` or put it in backticks.`,
    }),
  ],
  [
    /Unexpected closing tag `<\/([^>`]+)>`(?:, expected corresponding closing tag for `<([^>`]+)>`)?/,
    ([, name = '', open]) => ({
      what:
        open === undefined ? `\`</${name}>\` closes nothing.` : `\`</${name}>\` comes before \`<${open}>\` is closed.`,
      remedy: open === undefined ? 'Remove it or open the tag before.' : `Write \`</${open}>\` first.`,
    }),
  ],
  [
    /Unexpected closing slash `\/` in tag/,
    () => ({ what: 'This closing tag closes nothing.', remedy: 'Remove it or open the tag before.' }),
  ],
  [
    /Unexpected (?:character|end of file).*(?:before name|in name|after (?:attribute|tag))/,
    () => ({
      what: 'A `<` starts a tag here, but no tag follows.',
      remedy: 'For the character itself write `\\<` or put the text in backticks.',
    }),
  ],
  [
    /Could not parse (?:expression|import\/exports) with acorn|Unexpected end of file in expression|in expression/,
    () => ({
      what: 'A `{` starts an expression here, but what follows is not JavaScript.',
      remedy: 'For the character itself write `\\{` or put the text in backticks.',
    }),
  ],
  [
    /Unexpected lazy line/,
    () => ({
      what: 'A tag or expression goes on outside the quote or list it began in.',
      remedy: 'Indent its following lines like the first, or close it on the same line.',
    }),
  ],
];

/** What the parser said, in an author's words. Unknown messages are passed on. */
export function explainSyntax(reason: string): Explanation {
  for (const [pattern, explain] of explanations) {
    const match = pattern.exec(reason);
    if (match) return explain(match);
  }
  return { what: `This cannot be parsed: ${reason}.`, remedy: 'Escape `<` and `{` in text with a backslash.' };
}
