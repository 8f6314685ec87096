import { readSettings } from '../site';

/** Comments in code blocks that give the lines they name a class. */
export interface CodeMark {
  readonly className: string;
  /** Comment that marks the line below it. */
  readonly line?: string | undefined;
  /** Comments around the lines that they mark. */
  readonly block?: { readonly start: string; readonly end: string } | undefined;
}

const settings = {
  /** Whether files are MDX, plain Markdown with HTML, or one or the other by their names; front matter may say otherwise. */
  format: 'mdx' as 'mdx' | 'md' | 'detect',
  /** Whether `$…$` and `$$…$$` are formulas. */
  math: false,
  /** Names of admonitions besides the usual ones. */
  admonitions: [] as readonly string[],
  /** Whether text that MDX cannot parse is shown as it is, as it was before Docusaurus 3, and is no error. */
  tolerant: false,
  /** Comments in code blocks besides `highlight-…`. */
  codeMarks: [] as readonly CodeMark[],
};

/** What the Markdown of a content tree has besides the usual. */
export type MarkdownSyntax = Readonly<typeof settings>;

/** Markdown as this site has it. */
export const usualSyntax: MarkdownSyntax = settings;

/** Markdown as the content tree of this build wants it. */
export const syntaxOfTree: MarkdownSyntax = { ...settings, ...readSettings(settings) };
