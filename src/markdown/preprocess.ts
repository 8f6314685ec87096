/**
 * Three habits of Docusaurus authors that MDX does not parse, rewritten line by line outside code, so that every
 * node keeps its line: `<!-- comment -->`, `## Heading {#id}`, and `:::note Title` for `:::note[Title]`.
 */
export function preprocess(body: string): string {
  let fence: string | undefined;
  let inComment = false;
  return body
    .split('\n')
    .map((line) => {
      const mark = /^\s*(?:>\s*)*(`{3,}|~{3,})/.exec(line)?.[1];
      if (!inComment && mark !== undefined) {
        if (fence === undefined) fence = mark;
        else if (mark.startsWith(fence) && line.trim().endsWith(mark)) fence = undefined;
        return line;
      }
      if (fence !== undefined) return line;
      const comment = rewriteComments(line, inComment);
      inComment = comment.open;
      return rewriteAdmonitionTitle(rewriteHeadingId(comment.line));
    })
    .join('\n');
}

/** `<!--` and `-->` become the ends of an MDX comment of the same length. */
function rewriteComments(line: string, open: boolean): { line: string; open: boolean } {
  let state = open;
  const rewritten = line.replace(/`[^`]*`|<!--|-->/g, (token) => {
    if (token === '<!--' && !state) {
      state = true;
      return '{/* ';
    }
    if (token === '-->' && state) {
      state = false;
      return '*/}';
    }
    return token;
  });
  return { line: rewritten, open: state };
}

const rewriteHeadingId = (line: string): string => line.replace(/^(#{1,6} .*?)\s*\{(#[^\s{}]+)\}\s*$/, '$1 \\{$2}');

const rewriteAdmonitionTitle = (line: string): string =>
  line.replace(/^(\s*:{3,}[a-z]+)[ \t]+([^\s[{].*)$/, (_, start: string, title: string) => `${start}[${title.trim()}]`);
