import type { Element, Nodes as HtmlNodes, Properties, Root as HtmlRoot } from 'hast';
import type { Data, Nodes, Paragraph, Root, RootContent, TableRow } from 'mdast';
import { defaultHandlers, toHast } from 'mdast-util-to-hast';
import type { Handler } from 'mdast-util-to-hast';
import type { MdxTextExpression } from 'mdast-util-mdx';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { isOnlyTags } from '../../markdown/parse/tags';

/** A page as rehype plugins see it. */
export interface HtmlOfMarkdown {
  readonly html: HtmlRoot;
  /** The node of Markdown that a node of HTML was made from. */
  readonly sourceOf: (node: HtmlNodes) => RootContent | undefined;
  /** Whether a node was there before any plugin. */
  readonly isMade: (node: HtmlNodes) => boolean;
  /** Whether a node, and everything inside of it, is as it was made. Only to be asked when no plugin runs any more. */
  readonly isUntouched: (node: HtmlNodes) => boolean;
  /** Whether an element has the same children as before, which may be changed themselves. */
  readonly hasSameChildren: (element: Element) => boolean;
  /** The attributes that plugins have changed; those that they have removed are undefined. */
  readonly changedProperties: (element: Element) => Properties;
  /** The name that an element had. */
  readonly tagBefore: (element: Element) => string | undefined;
}

/** How a node of HTML was made. */
interface Made {
  readonly own: string;
  readonly tagName: string | undefined;
  readonly properties: Properties;
  readonly children: readonly HtmlNodes[];
}

const none: Made['children'] = [];
const noProperties: Properties = {};

function madeOf(node: HtmlNodes): Made {
  const children = 'children' in node && node.children.length > 0 ? [...node.children] : none;
  if (node.type !== 'element') return { own: ownOf(node), tagName: undefined, properties: noProperties, children };
  const { tagName } = node;
  const entries = Object.entries(node.properties);
  const properties = entries.length === 0 ? noProperties : Object.fromEntries(entries.map(copied));
  return { own: ownOf(node), tagName, properties, children };
}

const copied = ([key, value]: [string, Properties[string]]): [string, Properties[string]] => [
  key,
  Array.isArray(value) ? [...value] : value,
];

/** What a node has itself, as text that can be compared. */
function ownOf(node: HtmlNodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element') return `${node.tagName} ${JSON.stringify(node.properties)}`;
  return JSON.stringify(node, (key, value: unknown) => (notOwn.has(key) ? undefined : value));
}

/** JavaScript counts as its text says. */
const notOwn: ReadonlySet<string> = new Set(['children', 'position', 'estree']);

/** Makes a tree of HTML from one of Markdown that remembers what each of its nodes was made from. */
export function htmlOfMarkdown(tree: Root): HtmlOfMarkdown {
  const sources = new Map<HtmlNodes, RootContent>();
  const remember =
    (handler: Handler): Handler =>
    (state, node: Nodes, parent) => {
      const result = handler(state, node, parent);
      const [first] = Array.isArray(result) && node.type === 'break' ? result : [];
      const main = Array.isArray(result) ? first : result;
      if (main && node.type !== 'root') sources.set(main, node);
      if (main?.type === 'element' && node.type === 'tableRow') rememberCells(main, node, sources);
      return result;
    };
  const { root: _root, ...usual } = defaultHandlers;
  const all: Record<string, Handler> = { ...usual, ...mdxHandlers, paragraph };
  const handlers = Object.fromEntries(Object.entries(all).map(([type, handler]) => [type, remember(handler)]));
  const made = toHast(tree, { handlers, unknownHandler: remember(inBlock), allowDangerousHtml: true });
  const html: HtmlRoot = made.type === 'root' ? made : { type: 'root', children: [] };
  return { html, ...comparison(html), sourceOf: (node) => sources.get(node) };
}

/** Cells are made with their row. */
function rememberCells(row: Element, source: TableRow, sources: Map<HtmlNodes, RootContent>): void {
  const cells = row.children.filter(({ type }) => type === 'element');
  for (const [at, cell] of source.children.entries()) {
    const element = cells[at];
    if (element) sources.set(element, cell);
  }
}

function comparison(html: HtmlRoot): Omit<HtmlOfMarkdown, 'html' | 'sourceOf'> {
  const before = new Map<HtmlNodes, Made>();
  const note = (node: HtmlNodes): void => {
    before.set(node, madeOf(node));
    if ('children' in node) node.children.forEach(note);
  };
  note(html);
  const isSame = (node: HtmlNodes): boolean => {
    const children = before.get(node)?.children;
    const now: readonly HtmlNodes[] = 'children' in node ? node.children : none;
    return children?.length === now.length && now.every((child, at) => child === children[at]);
  };
  const known = new Map<HtmlNodes, boolean>();
  const isUntouched = (node: HtmlNodes): boolean => {
    const answer =
      known.get(node) ??
      (before.get(node)?.own === ownOf(node) &&
        isSame(node) &&
        (!('children' in node) || node.children.every((child) => isUntouched(child))));
    known.set(node, answer);
    return answer;
  };
  return {
    isMade: (node) => before.has(node),
    isUntouched,
    hasSameChildren: isSame,
    tagBefore: (element) => before.get(element)?.tagName,
    changedProperties(element) {
      const was = before.get(element)?.properties ?? noProperties;
      const all = Object.entries({
        ...Object.fromEntries(Object.keys(was).map((key) => [key, undefined])),
        ...element.properties,
      });
      return Object.fromEntries(all.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(was[key])));
    },
  };
}

/** As in Docusaurus, a paragraph of nothing but tags is none. */
const paragraph: Handler = (state, node: Paragraph) =>
  isOnlyTags(node) ? state.all(node).filter(({ type }) => type !== 'text') : defaultHandlers.paragraph(state, node);

type Mdx = MdxJsxFlowElement | MdxJsxTextElement | MdxTextExpression;

/** A node of MDX, which trees of HTML have as well. */
const asItIs: Handler = (state, node: Mdx) =>
  'children' in node ? { ...node, children: state.all(node) } : { ...node };

const mdxHandlers = {
  mdxJsxFlowElement: asItIs,
  mdxJsxTextElement: asItIs,
  mdxjsEsm: asItIs,
  mdxFlowExpression: asItIs,
  mdxTextExpression: asItIs,
};

/** A node that HTML does not know, such as an admonition, or what a remark plugin has made. */
const inBlock: Handler = (state, node: Nodes) => {
  const { hProperties, hChildren }: Data = ('data' in node ? node.data : undefined) ?? {};
  if ('value' in node && !hProperties && !hChildren) return state.applyData(node, { type: 'text', value: node.value });
  const tagName = node.type === 'textDirective' ? 'span' : 'div';
  return state.applyData(node, { type: 'element', tagName, properties: {}, children: state.all(node) });
};
