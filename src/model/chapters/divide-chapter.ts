/** Characters of HTML that a phone parses without a pause that its reader would notice. */
const longestPart = 550_000;

/**
 * The docs of a chapter in as few parts as their length allows, which are about as long as each other. A doc is in the part that its
 * middle falls into.
 */
export function divide<Doc>(docs: readonly Doc[], lengthOf: (doc: Doc) => number, longest = longestPart): Doc[][] {
  const total = docs.reduce((sum, doc) => sum + lengthOf(doc), 0);
  const count = Math.max(1, Math.ceil(total / longest));
  const parts: Doc[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const doc of docs) {
    const length = lengthOf(doc);
    const at = Math.min(count - 1, Math.floor(((before + length / 2) * count) / total)) || 0;
    parts[at]?.push(doc);
    before += length;
  }
  return parts.filter((part) => part.length > 0);
}
