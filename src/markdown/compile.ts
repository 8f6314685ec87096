import type { Element, ElementContent, RootContent } from 'hast';
import type { Code } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { translate } from '../i18n/translate';
import type { Problem } from '../model/problems';
import type { CompiledMarkdown, JsonObject } from '../model/types';
import { transformDirectives } from './admonitions';
import { checkCode } from './check-code';
import { checkText } from './check-text';
import { codeBlock } from './code-block';
import { renderDiagrams } from './diagrams';
import type { Compiling } from './compiling';
import { expandComponents } from './expand-components';
import { expandReference } from './reference/expand-reference';
import { resolveExpressions } from './expressions';
import { finishHtml } from './finish-html';
import { collectHeadings, takeTitle } from './headings';
import { hoistTruncate } from './hoist-truncate';
import { resolveJsx } from './jsx';
import { modulesOf } from './modules';
import { standalone } from './page-context';
import type { PageContext } from './page-context';
import { parseMarkdown } from './parse';
import { ProblemList } from './problem-list';
import { programOf } from './program';
import { readScope } from './scope';
import { collectDefinitions } from './definitions';
import { collectSections } from './sections';
import { toSegments } from './segments';
import { unravelParagraphs } from './unravel';
import { keepVerbatim, withoutVerbatim } from './verbatim';

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

const toHtmlTree = (code: (node: Code) => Element) =>
  unified()
    .use(remarkRehype, {
      passThrough: [...passThrough],
      handlers: {
        code: (_state: unknown, node: Code) => code(node),
        diagram: (_state: unknown, node: { figure: Element }) => node.figure,
      },
      clobberPrefix: '',
      footnoteLabel: translate({ id: 'footnotes.label', message: 'Footnotes' }),
      footnoteLabelTagName: 'h2',
      footnoteBackLabel: (index: number, again: number) =>
        translate(
          { id: 'footnotes.back', message: 'Back to reference {number}' },
          { number: again > 1 ? `${index + 1}-${again}` : index + 1 },
        ),
    })
    .freeze();

const htmlTree = {
  page: toHtmlTree(codeBlock),
  // No check looks into a block of code once it is HTML.
  facts: toHtmlTree(() => ({ type: 'element', tagName: 'pre', properties: {}, children: [] })),
};

/** What is wanted of a file: the page, or all but its HTML (body and excerpt are empty, a program lacks it), which a check needs. */
export type Wanted = keyof typeof htmlTree;

/**
 * Compiles the body of a Markdown file. `file` is its path below the content folder; `body` keeps the file's line
 * numbers; expressions may name `frontMatter`. Never throws on bad content: all problems of the file are in the result.
 */
export function compileMarkdown(
  file: string,
  body: string,
  context: PageContext = standalone,
  frontMatter: JsonObject = {},
  wanted: Wanted = 'page',
): Compilation {
  const problems = new ProblemList(file);
  const { tree, text, complete } = parseMarkdown(body, problems);
  const scope = readScope(tree, file, context, problems, frontMatter);
  const page: Compiling = { file, context, scope, problems, complete, computes: false };
  page.computes = resolveExpressions(tree, scope, problems);
  hoistTruncate(tree);
  unravelParagraphs(tree);
  checkCode(tree, body.split('\n'), problems);
  checkText(tree, body.split('\n'), problems);
  expandComponents(tree, page);
  transformDirectives(tree, text, problems);
  expandReference(tree, page);
  const ownTitle = takeTitle(tree);
  const headings = collectHeadings(tree, problems);
  const sections = collectSections(tree, headings);
  renderDiagrams(tree, problems);
  const definitions = collectDefinitions(tree, headings, {
    title: typeof frontMatter.title === 'string' ? frontMatter.title : (ownTitle?.text ?? ''),
    aside: isRule(page),
  });
  const html = htmlTree[wanted].runSync(tree);
  keepVerbatim(html, page);
  resolveJsx(html, page);
  const { links, pictures, anchors } = finishHtml(html, page);
  const cut = html.children.findIndex((node) => node.type === 'truncate');
  const prose = sections.map((section) => section.text).join(' ');
  const content = wanted === 'facts' ? [] : html.children.filter(isContent);
  const opening = wanted === 'facts' || cut === -1 ? content : html.children.slice(0, cut).filter(isContent);
  const ids = new Set(headings.map(({ id }) => id));
  const compiled: CompiledMarkdown = {
    ownTitle,
    body: page.computes ? [] : toSegments(content),
    excerpt: toSegments(withoutVerbatim(opening)),
    truncated: cut !== -1,
    headings,
    sections,
    anchors: anchors.filter((anchor) => !ids.has(anchor)),
    definitions,
    links,
    pictures,
    words: prose === '' ? 0 : prose.split(' ').length,
    computes: page.computes,
    program: page.computes ? programOf(modulesOf(tree, page), toSegments(content)) : '',
  };
  return { compiled: complete ? compiled : emptyPage, parsed: complete, problems: problems.all };
}

type Content = Extract<RootContent, ElementContent>;

const isContent = (node: RootContent): node is Content => !passedOver.has(node.type);
const passedOver: ReadonlySet<string> = new Set(['doctype', 'truncate', 'mdxjsEsm']);

/** Rules show how to use what the pages of the reference define. */
const isRule = ({ file, context }: Compiling): boolean =>
  context.reference.single['quality-scale']?.rules.some(({ doc }) => file.replace(/\.mdx?$/, '') === `docs/${doc}`) ===
  true;

const emptyPage: CompiledMarkdown = {
  ownTitle: null,
  body: [],
  excerpt: [],
  truncated: false,
  headings: [],
  sections: [],
  anchors: [],
  definitions: [],
  links: [],
  pictures: [],
  words: 0,
  computes: false,
  program: '',
};
