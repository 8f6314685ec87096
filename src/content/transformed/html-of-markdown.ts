import type { Element, Nodes as HtmlNodes, Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import { defaultHandlers, toHast } from 'mdast-util-to-hast';
import type { Handler, State } from 'mdast-util-to-hast';

/** What a node of HTML was made from, and how it looked then. */
interface Source {
  readonly node: Nodes;
  readonly print: string;
  readonly tag: string;
}

/** A page as rehype plugins see it. */
export interface HtmlOfMarkdown {
  readonly html: HtmlRoot;
  /** The node of Markdown that a node of HTML was made from. */
  readonly sourceOf: (node: HtmlNodes) => Nodes | undefined;
  /** Whether a node with a source, and everything inside of it, is as it was made. */
  readonly isUntouched: (node: HtmlNodes) => boolean;
  /** Whether an element has the name and the attributes that it was made with. */
  readonly hasSameTag: (element: Element) => boolean;
}

const print = (node: object): string =>
  JSON.stringify(node, (key, value: unknown) => (key === 'position' || key === 'estree' ? undefined : value));

const tagOf = (node: HtmlNodes): string =>
  node.type === 'element' ? JSON.stringify([node.tagName, node.properties]) : '';

/** Makes a tree of HTML from one of Markdown that remembers what each of its nodes was made from. */
export function htmlOfMarkdown(tree: Root): HtmlOfMarkdown {
  const made = new Map<HtmlNodes, Nodes>();
  const remember =
    (handler: Handler): Handler =>
    (state, node: Nodes, parent) => {
      const result = handler(state, node, parent);
      if (result && !Array.isArray(result)) made.set(result, node);
      return result;
    };
  const all: object = { ...defaultHandlers, ...Object.fromEntries(mdxTypes.map((type) => [type, asItIs])) };
  const handlers = Object.fromEntries(
    Object.entries(all).map(([type, handler]: [string, Handler]) => [type, remember(handler)]),
  );
  const html = toHast(tree, { handlers, unknownHandler: remember(inBlock), allowDangerousHtml: true });
  const root: HtmlRoot = html.type === 'root' ? html : { type: 'root', children: [] };
  const sources = new Map<HtmlNodes, Source>();
  for (const [node, source] of made) sources.set(node, { node: source, print: print(node), tag: tagOf(node) });
  return {
    html: root,
    sourceOf: (node) => sources.get(node)?.node,
    isUntouched: (node) => sources.get(node)?.print === print(node),
    hasSameTag: (element) => sources.get(element)?.tag === tagOf(element),
  };
}

const mdxTypes = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'];

/** A node of MDX, which trees of HTML have as well. */
const asItIs: Handler = (state, node: Nodes) => {
  const copy = { ...node, ...('children' in node ? { children: state.all(node) } : {}) };
  return copy as ReturnType<State['all']>[number];
};

/** A node that HTML does not know, such as an admonition. */
const inBlock: Handler = (state, node: Nodes) => ({
  type: 'element',
  tagName: node.type === 'textDirective' ? 'span' : 'div',
  properties: {},
  children: state.all(node),
});
