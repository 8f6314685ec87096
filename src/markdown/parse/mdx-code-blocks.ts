/** A fence of three or four backticks, as Docusaurus finds it: by its first and its last line. */
const block = (fence: string): RegExp => new RegExp(`^ *${fence} *mdx-code-block *\\n((?:.*\\n)*?) *${fence} *$`, 'gm');
const [three, four] = [block('```'), block('````')];

/**
 * Code blocks with the language `mdx-code-block` are no code: other programs see code, and Docusaurus sees the MDX inside. Their first
 * and last lines become blank, so that all lines keep their numbers.
 */
export const unwrapMdxCodeBlocks = (body: string): string =>
  body.includes('mdx-code-block') ? [four, three].reduce((text, fence) => text.replace(fence, '\n$1'), body) : body;
