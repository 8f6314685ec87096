import type { Element, ElementContent, RootContent } from 'hast';
import type { Code, Text } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { translate } from '../i18n/translate';
import { hasDocCards } from '../model/navigation/doc-cards';
import { emptyPage } from '../model/pages/source-page';
import { uniqueProblems } from '../model/problems/problems';
import type { Problem } from '../model/problems/problems';
import type { CompiledMarkdown, Heading, JsonObject, Segment } from '../model/types';
import { checkText } from './check-text';
import { checkUnparsed } from './check-unparsed';
import { checkCode, checkPython } from './code/check-code';
import { codeBlock } from './code/code-block';
import { noteCodeMarks } from './code/code-meta';
import { insertExamples } from './code/example-code';
import { collectDefinitions } from './collect/definitions';
import { collectHeadings, takeTitle } from './collect/headings';
import { collectSections } from './collect/sections';
import type { CompileState, Prepared, Source } from './compile-state';
import { transformDirectives } from './components/admonitions';
import { checkPlaces } from './components/check-places';
import { expandComponents } from './components/expand-components';
import { renderDiagrams } from './diagrams/diagrams';
import { editSource } from './export/edit-source';
import { SourceEdits } from './export/source-edits';
import { finishHtml } from './html/finish-html';
import { resolveJsx } from './html/jsx';
import { markReplaced, toSegments } from './html/segments';
import { renderFormulas } from './math/formulas';
import { mdxSourceOf } from './mdx/mdx-source';
import type { Module } from './mdx/mdx-source';
import { modulesOf, usedModules } from './mdx/modules';
import { holdsVerbatim, keepVerbatim, separateParts, withoutVerbatim } from './mdx/verbatim';
import { standalone } from './page-context';
import type { PageContext } from './page-context';
import { parseText } from './parse/grammar';
import { isMdx, parseMarkdown } from './parse/parse';
import { unwrapParagraphs } from './parse/tags';
import { includePartials, inlinePartials } from './partials/include-partials';
import { ProblemList } from './problem-list';
import { expandReference } from './reference/expand-reference';
import { hoistTruncate, pageToc, resolveExpressions } from './scope/expressions';
import { readScope } from './scope/scope';

/** The steps that need nothing but the file itself, the same for a page and for what it includes. */
export function prepare({ file, body: written, values, ...around }: Source): Prepared {
  const { policy, config, dialect } = around.context;
  const body = dialect?.rewrite(written, config.markdown) ?? written;
  const problems = new ProblemList(file);
  const parsed = parseMarkdown(
    body,
    problems,
    config.markdown,
    isMdx(file, values.frontMatter, around.context),
    policy,
  );
  dialect?.convert(parsed.tree, parseText);
  const transformed = around.context.transformed?.(file, written);
  const { text } = parsed;
  const { tree = parsed.tree, problems: failures = [], isComplete = true } = transformed ?? {};
  // Plugins may add more of what only that generator knows.
  if (tree !== parsed.tree) dialect?.convert(tree, parseText);
  problems.all.push(...failures);
  const complete = parsed.complete && isComplete;
  const scope = readScope(tree, file, around.context, problems, values);
  const edits = new SourceEdits(body);
  const page: CompileState = { ...around, edits, file, scope, problems, complete, lacksData: false, needsMdx: false };
  const lines = body.split('\n');
  // The Markdown export is made of the source.
  editSource(parsed.tree, page, edits);
  page.needsMdx = resolveExpressions(tree, scope, problems, policy);
  hoistTruncate(tree);
  unwrapParagraphs(tree);
  checkPlaces(tree, page);
  noteCodeMarks(tree, config.markdown.codeMarks);
  insertExamples(tree, page);
  checkCode(tree, lines, problems, policy);
  checkPython(tree, around.context.reference, problems);
  checkText(tree, lines, problems);
  if (policy === 'strict') checkUnparsed(parsed.tree, text, problems);
  expandComponents(tree, page);
  transformDirectives(tree, text, problems, config.markdown);
  expandReference(tree, page);
  includePartials(tree, page, prepare);
  return { tree, page };
}

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
  'partial',
] as const;

const toHtmlTree = unified()
  .use(remarkRehype, {
    passThrough: [...passThrough],
    handlers: {
      code: (_state: unknown, node: Code): Element => codeBlock(node),
      // The parser has removed the blanks around line breaks that do not count; others do, inside of `pre`.
      text: (state: State, node: Text) => state.applyData(node, { type: 'text', value: node.value }),
      diagram: (_state: unknown, node: { figure: Element }) => node.figure,
      formula: (_state: unknown, { html }: { html: string }) => ({ type: 'raw' as const, value: html }),
    },
    clobberPrefix: '',
    // Read for each page, because the texts of the site are known only when its tree is opened.
    get footnoteLabel() {
      return translate({ id: 'footnotes.label', message: 'Footnotes' });
    },
    footnoteLabelTagName: 'h2',
    footnoteBackLabel: (index: number, again: number) =>
      translate(
        { id: 'footnotes.back', message: 'Back to reference {number}' },
        { number: again > 1 ? `${index + 1}-${again}` : index + 1 },
      ),
  })
  .freeze();

/**
 * Compiles the body of a Markdown file. `file` is its path below the content folder; `body` keeps the file's line
 * numbers; expressions may name `frontMatter`. Never throws on bad content, because all problems of the file are in the result.
 */
export function compileMarkdown(
  file: string,
  body: string,
  context: PageContext = standalone,
  frontMatter: JsonObject = {},
): Compilation {
  try {
    return compileBody(file, body, context, frontMatter);
  } catch (error) {
    const problem = problemOf(error, context.transformed?.(file, body)?.tree !== undefined);
    if (!problem) throw error;
    return { compiled: emptyPage, parsed: false, problems: [{ file, line: 1, column: 1, ...problem }] };
  }
}

/** What a page itself, or a plugin that has changed it, can be guilty of; `undefined` for a mistake of this code. */
function problemOf(error: unknown, isTransformed: boolean): Pick<Problem, 'what' | 'remedy'> | undefined {
  // Only a text of thousands of levels fills the stack. No step can tell where it stands then.
  if (error instanceof RangeError)
    return {
      what: 'The page is nested too deeply to be compiled.',
      remedy: 'Nest its tags, lists and code less deeply.',
    };
  if (!isTransformed || !(error instanceof Error)) return undefined;
  return {
    what: `What the remark and rehype plugins of the tree made of this page cannot be compiled: ${error.message}`,
    remedy: 'Fix the plugin that makes such nodes.',
  };
}

function compileBody(file: string, body: string, context: PageContext, frontMatter: JsonObject): Compilation {
  const partials: CompileState['partials'] = [];
  const { tree, page } = prepare({
    ...{ file, body, context, partials },
    trail: [file],
    values: { frontMatter },
  });
  const ownTitle = takeTitle(tree);
  const headings = collectHeadings(tree, page, ownTitle?.text);
  const sections = collectSections(tree, headings);
  renderDiagrams(tree, page);
  renderFormulas(tree, page);
  const definitions = collectDefinitions(tree, headings, {
    title: typeof frontMatter.title === 'string' ? frontMatter.title : (ownTitle?.text ?? ''),
    // Rules show how to use what the pages of the reference define.
    mentionsOnly: context.isRule(file),
  });
  const html = toHtmlTree.runSync(tree);
  keepVerbatim(html, page);
  if (context.policy === 'lenient') separateParts(html);
  resolveJsx(html, page);
  if (context.policy === 'lenient') markReplaced(html, page);
  const { links, pictures, anchors, hosts } = finishHtml(html, page);
  const cut = html.children.findIndex((node) => node.type === 'truncate');
  const prose = sections.map((section) => section.text).join(' ');
  const hoisted: Module[] = [];
  const contentOf = (nodes: RootContent[]): ElementContent[] => inlinePartials(nodes.filter(isContent), page, hoisted);
  const opening = contentOf(cut === -1 ? html.children : html.children.slice(0, cut));
  const content = cut === -1 ? opening : [...opening, ...contentOf(html.children.slice(cut))];
  const ids = new Set(headings.map(({ id }) => id));
  const compiled: CompiledMarkdown = {
    ownTitle,
    body: page.needsMdx ? docCardsIn(toSegments(content)) : toSegments(content),
    excerpt: toSegments(withoutVerbatim(opening)),
    truncated: cut !== -1 || holdsVerbatim(opening),
    headings,
    sections,
    anchors: anchors.filter((anchor) => !ids.has(anchor)),
    definitions,
    links,
    pictures,
    modules: usedModules([page, ...partials.map((partial) => partial.page)]),
    hosts,
    words: prose === '' ? 0 : prose.split(' ').length,
    lacksData: page.lacksData,
    needsMdx: page.needsMdx,
    mdxSource: page.needsMdx
      ? mdxSourceOf([...modulesOf(tree, page), ...hoisted, tocModule(headings)], toSegments(content))
      : '',
    markdown: page.edits.apply().trim(),
  };
  const problems = uniqueProblems(
    [page, ...partials.map((partial) => partial.page)].flatMap((one) => one.problems.all),
  );
  return { compiled: page.complete ? compiled : emptyPage, parsed: page.complete, problems };
}

/** Of a page that runs, the data layer only has to know whether it lists other pages, because the page itself has the rest. */
const docCardsIn = (segments: readonly Segment[]): Segment[] => (hasDocCards(segments) ? [{ kind: 'doc-cards' }] : []);

/** The headings in the words of Docusaurus, for pages that use them. */
const tocModule = (headings: readonly Heading[]): Module => ({
  name: pageToc,
  text: `export const ${pageToc} = ${JSON.stringify(headings.map(({ text: value, id, level }) => ({ value, id, level })))};`,
});

type Content = Extract<RootContent, ElementContent>;

const isContent = (node: RootContent): node is Content => !passedOver.has(node.type);
const passedOver: ReadonlySet<string> = new Set(['doctype', 'truncate', 'mdxjsEsm']);
