import type { ElementContent, Root as HtmlRoot, RootContent } from 'hast';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Problem } from '../model/problems';
import type { CompiledMarkdown, Segment } from '../model/types';
import { transformDirectives } from './admonitions';
import { codeBlock } from './code-block';
import { declaredNames, resolveExpressions } from './expressions';
import { finishHtml } from './finish-html';
import { collectHeadings } from './headings';
import { hoistTruncate } from './hoist-truncate';
import { resolveJsx } from './jsx';
import { parseMarkdown } from './parse';
import { ProblemList } from './problem-list';
import { collectDefinitions } from './definitions';
import { collectSections } from './sections';
import { toSegments } from './segments';
import { unravelParagraphs } from './unravel';

/** The result of compiling one file: everything that is derived from it, or what is wrong with it. */
export interface Compilation {
  readonly compiled: CompiledMarkdown;
  /** False when the text cannot be parsed at all; `compiled` is an empty page then. */
  readonly parsed: boolean;
  readonly problems: readonly Problem[];
}

const passThrough = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'truncate',
] as const;

const toHtmlTree = unified()
  .use(remarkRehype, {
    passThrough: [...passThrough],
    handlers: { code: (_state: unknown, node: Parameters<typeof codeBlock>[0]) => codeBlock(node) },
    clobberPrefix: '',
    footnoteLabelTagName: 'h2',
  })
  .freeze();

/**
 * Compiles the body of a Markdown file. `file` is its path below the content folder; `body` keeps the file's line
 * numbers. Never throws on bad content: all problems of the file are in the result.
 */
export function compileMarkdown(file: string, body: string): Compilation {
  const problems = new ProblemList(file);
  const parsed = parseMarkdown(body, problems);
  if (!parsed) return { compiled: emptyPage, parsed: false, problems: problems.all };
  const { tree, text } = parsed;
  const declared = declaredNames(tree);
  const computes = resolveExpressions(tree, declared, problems);
  hoistTruncate(tree);
  unravelParagraphs(tree);
  transformDirectives(tree, text, problems);
  const headings = collectHeadings(tree, problems);
  const sections = collectSections(tree, headings);
  const definitions = collectDefinitions(tree, headings);
  const html = toHtml(tree);
  resolveJsx(html, declared ?? new Set(), problems);
  const { links, pictures } = finishHtml(html, file, problems);
  const cut = html.children.findIndex((node) => node.type === 'truncate');
  const segmentsOf = (nodes: readonly RootContent[]): Segment[] => toSegments(nodes.filter(isContent));
  const prose = sections.map((section) => section.text).join(' ');
  const compiled: CompiledMarkdown = {
    body: computes ? [] : segmentsOf(html.children),
    excerpt: segmentsOf(cut === -1 ? html.children : html.children.slice(0, cut)),
    truncated: cut !== -1,
    headings,
    sections,
    definitions,
    links,
    pictures,
    words: prose === '' ? 0 : prose.split(' ').length,
    computes,
  };
  return { compiled, parsed: true, problems: problems.all };
}

function toHtml(tree: Root): HtmlRoot {
  return toHtmlTree.runSync(tree);
}

type Content = Extract<RootContent, ElementContent>;

const isContent = (node: RootContent): node is Content => !passedOver.has(node.type);
const passedOver: ReadonlySet<string> = new Set(['doctype', 'truncate', 'mdxjsEsm']);

const emptyPage: CompiledMarkdown = {
  body: [],
  excerpt: [],
  truncated: false,
  headings: [],
  sections: [],
  definitions: [],
  links: [],
  pictures: [],
  words: 0,
  computes: false,
};
