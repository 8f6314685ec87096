/** The mark at the beginning of a fence, behind list marks and quotes; a backtick fence has no backtick after it. */
const fenceStart = /^\s*(?:>\s*|(?:[-*+]|\d+[.)])\s+)*(`{3,}(?=[^`]*$)|~{3,})/;
const fenceEnd = /^\s*(?:>\s*)*(`{3,}|~{3,})\s*$/;

/** Inline code with any number of backticks, or an end of a comment. */
const codeOrComment = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|<!--|-->/g;

const codeOnLine = /(?<![`\\])(`+)(?!`).*?(?<!`)\1(?!`)/g;

/**
 * Habits of Docusaurus authors that MDX does not parse, rewritten line by line outside code, so that every
 * node keeps its line: `<!-- comment -->` (plain Markdown knows it), `## Heading {#id}`, and `:::note Title` for `:::note[Title]`.
 */
export function preprocess(body: string, mdx = true): string {
  const isCode = codeScanner();
  let inComment = false;
  const lines = body.split('\n');
  // A comment that is never closed is left to the parser, which says so.
  const lastEnd = mdx ? lines.findLastIndex((line) => line.includes('-->')) : -1;
  const rewrite = (line: string, index: number): string => {
    if (!inComment && isCode(line)) return line;
    if (index > lastEnd) return rewriteAdmonitionTitle(rewriteHeadingId(line));
    const comment = rewriteComments(line, inComment);
    inComment = comment.open;
    return rewriteAdmonitionTitle(rewriteHeadingId(comment.line));
  };
  return lines.map(rewrite).join('\n');
}

/** A text without its blocks of code and its inline code, where that begins and ends on one line. */
export function withoutCode(text: string): string {
  const isCode = codeScanner();
  const kept = text.split('\n').map((line) => (isCode(line) ? '' : line.replace(codeOnLine, '')));
  return kept.join('\n');
}

/** Tells of each line of a text, one after the other, whether it belongs to a block of code between fences. */
export function codeScanner(): (line: string) => boolean {
  let fence: string | undefined;
  return (line) => {
    if (fence === undefined) {
      fence = fenceStart.exec(line)?.[1];
      return fence !== undefined;
    }
    if (fenceEnd.exec(line)?.[1]?.startsWith(fence) === true) fence = undefined;
    return true;
  };
}

/** `<!--` and `-->` become the ends of an MDX comment of the same length; what stands between must not end it early. */
function rewriteComments(line: string, open: boolean): { line: string; open: boolean } {
  const harmless = (text: string): string => text.replace(/[*/{}`]/g, ' ');
  let state = open;
  let rewritten = '';
  let rest = line;
  while (rest !== '') {
    if (state) {
      const end = rest.indexOf('-->');
      if (end === -1) return { line: rewritten + harmless(rest), open: true };
      rewritten += `${harmless(rest.slice(0, end))}*/}`;
      rest = rest.slice(end + 3);
      state = false;
    } else {
      const start = [...rest.matchAll(codeOrComment)].find(([token]) => token === '<!--')?.index;
      if (start === undefined) return { line: rewritten + rest, open: false };
      rewritten += `${rest.slice(0, start)}{/* `;
      rest = rest.slice(start + 4);
      state = true;
    }
  }
  return { line: rewritten, open: state };
}

const rewriteHeadingId = (line: string): string =>
  line
    .replace(/^([\s>]*#{1,6} (?:.*\S)?)\s*\{\/\*\s*(#[^\s{}]+)\s*\*\/\}\s*$/, '$1 {$2}')
    .replace(/^([\s>]*#{1,6} (?:.*\S)?)\s*\{(#[^\s{}]+[^\s{}]\s*$)/, '$1 \\{$2')
    .replace(/^([\s>]*#{1,6} (?:.*\S)?)\s*\{(#[^\s{}]+)\}\s*$/, '$1 \\{$2}');

const rewriteAdmonitionTitle = (line: string): string =>
  line.replace(
    /^([\s>]*:{3,}[a-z][\w-]*)[ \t]+([^\s[{].*)$/i,
    (_, start: string, title: string) => `${start}[${title.trim()}]`,
  );
