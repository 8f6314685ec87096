import type { Element, Nodes as HtmlNodes, Parents as HtmlParents, Properties, Text as HtmlText } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Data, Heading, Nodes, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { nodesOf } from './generated-nodes';
import { attributesOf, isInlineTag, jsxType, nodesOfRaw } from './added-html';
import { changeCells, hasSameCells } from './changed-table';
import type { HtmlOfMarkdown } from './html-of-markdown';

/**
 * The tree of Markdown for what rehype plugins have made of its HTML. What they have not touched is the same node as before; an element that
 * they have added becomes a tag of MDX.
 */
export function markdownOfHtml(tree: Root, view: HtmlOfMarkdown): Root {
  if (view.isUntouched(view.html)) return tree;
  // They have no place in HTML, or only one at its end.
  const definitions = definitionsIn(tree);
  const root: Root = { ...tree, children: inside(view.html, view) };
  const kept = nodesOf(root);
  root.children.push(...definitions.filter((node) => !kept.has(node)));
  return root;
}

const definitionsIn = (node: Nodes): RootContent[] => {
  if (node.type === 'definition' || node.type === 'footnoteDefinition') return [node];
  return 'children' in node ? node.children.flatMap((child) => definitionsIn(child)) : [];
};

function inside(parent: HtmlParents, view: HtmlOfMarkdown): RootContent[] {
  const nodes: readonly HtmlNodes[] = parent.children;
  const isExact = isInline(parent, view) || (parent.type === 'element' && parent.tagName === 'pre');
  return nodes.flatMap((node, at) => {
    if (!isBlank(node)) return back(node, view);
    const isWritten = view.isMade(node) && !view.sourceOf(node);
    // They are made again.
    if (isWritten && (isExact || parent.type === 'root')) return [];
    const beside = [nodes[at - 1], nodes[at + 1]].filter((other) => other && isInline(other, view)).length;
    const counts = isExact || beside >= (isWritten || node.value.includes('\n') ? 2 : 1);
    return counts ? back(node, view) : [];
  });
}

const isBlank = (node: HtmlNodes): node is HtmlText => node.type === 'text' && node.value.trim() === '';

/** Whether blanks beside a node separate words. */
function isInline(node: HtmlNodes, view: HtmlOfMarkdown): boolean {
  if (node.type === 'text') return !isBlank(node);
  if (node.type === 'element') return isInlineTag(node.tagName) && node.tagName !== 'br' && !isImplied(node, view);
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression';
}

/** What HTML has for footnotes and for items that can be checked, which follows from other nodes. */
const isImplied = (node: Element, view: HtmlOfMarkdown): boolean =>
  view.isMade(node) &&
  !view.sourceOf(node) &&
  (node.properties.dataFootnotes !== undefined || node.tagName === 'input');

function back(node: HtmlNodes, view: HtmlOfMarkdown): RootContent[] {
  const source = view.sourceOf(node);
  // A row or a cell counts only in its table.
  const isCell = source?.type === 'tableRow' || source?.type === 'tableCell';
  if (source && !isCell && view.isUntouched(node)) return [source];
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type === 'raw') return nodesOfRaw(node.value);
  if (node.type === 'element') {
    if (isImplied(node, view)) return [];
    // An item that can be checked, but does not begin with text, has a paragraph for the box only.
    if (!source && node.tagName === 'p' && view.isMade(node)) return inside(node, view);
    return [source && !isCell && change(node, source, view) ? source : added(node, view)];
  }
  if (node.type === 'root') return inside(node, view);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const tag: JsxNode = Object.assign(source ?? {}, { ...node, children: [] });
    fill(tag, inside(node, view));
    return [tag];
  }
  return isMdx(node) ? [Object.assign(source ?? {}, node)] : [];
}

const isMdx = (node: HtmlNodes | RootContent): node is Extract<RootContent, { type: `mdx${string}` }> =>
  node.type.startsWith('mdx');

/** Sets the children of a node. Plugins may put anything anywhere, and later steps expect that. */
function fill(node: { children: unknown[] }, children: readonly RootContent[]): void {
  node.children = [...children];
}

/** Nodes around blocks, in which text needs a paragraph. */
const holdsBlocks: ReadonlySet<string> = new Set(['blockquote', 'listItem', 'containerDirective']);
/** What this site makes itself. */
const ownWay: ReadonlySet<string> = new Set(['footnoteReference', 'math', 'inlineMath']);

/** Gives a node the changes of its element, and keeps its place in the text. Returns whether it can have them. */
function change(node: Element, source: RootContent, view: HtmlOfMarkdown): boolean {
  if (ownWay.has(source.type)) return true;
  const isAddress = source.type === 'link' || source.type === 'image';
  if (isAddress && node.tagName !== view.tagBefore(node)) return false;
  const isSameInside = view.hasSameChildren(node) && node.children.every((child) => view.isUntouched(child));
  if (source.type === 'table') {
    if (!hasSameCells(node, view)) return false;
    changeCells(node, source, view, (cell, cellSource) => change(cell, cellSource, view));
  } else if (source.type === 'code') {
    const [first] = node.children;
    if (node.tagName !== 'pre' || first?.type !== 'element' || first.tagName !== 'code') return false;
    source.value = toString(first).replace(/\n$/, '');
  } else if (source.type === 'inlineCode' && node.children.every(({ type }) => type === 'text'))
    source.value = toString(node);
  else if ('children' in source) {
    if (!isSameInside) changeInside(node, source, view);
  } else if (!isSameInside) return false;
  changeTag(node, source, view);
  return true;
}

type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;
type ParentNode = Extract<RootContent, { children: unknown[] }>;

function changeInside(node: Element, source: ParentNode, view: HtmlOfMarkdown): void {
  const children = inside(node, view);
  fill(source, holdsBlocks.has(source.type) ? inParagraphs(children) : children);
  const data = dataOf(source);
  // A paragraph of nothing but tags would be no paragraph otherwise.
  if (source.type === 'paragraph' && children.some(({ type }) => type === 'mdxJsxTextElement'))
    Object.assign(source, { data: { ...data, hName: node.tagName } });
  else if (data?.hChildren) Object.assign(source, { data: { ...data, hChildren: undefined } });
}

const depths: ReadonlyMap<string, Heading['depth']> = new Map([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
]);

function changeTag(node: Element, source: RootContent, view: HtmlOfMarkdown): void {
  const changed = view.changedProperties(node);
  const { href, src, alt, title, ...others } = changed;
  if (source.type === 'link' || source.type === 'image') {
    source.url = textOf(source.type === 'link' ? href : src) ?? source.url;
    if ('title' in changed) source.title = textOf(title);
    if ('alt' in changed && source.type === 'image') source.alt = textOf(alt) ?? '';
  }
  const hProperties = source.type === 'link' || source.type === 'image' ? others : changed;
  const isRenamed = node.tagName !== view.tagBefore(node);
  const depth = source.type === 'heading' ? depths.get(node.tagName) : undefined;
  if (isRenamed && depth) Object.assign(source, { depth });
  const name = isRenamed && !depth ? { hName: node.tagName } : {};
  if (Object.keys({ ...hProperties, ...name }).length === 0) return;
  const data = dataOf(source);
  Object.assign(source, { data: { ...data, ...name, hProperties: { ...data?.hProperties, ...hProperties } } });
}

const dataOf = (node: RootContent): Data | undefined => ('data' in node ? node.data : undefined);

const textOf = (value: Properties[string]): string | undefined => (typeof value === 'string' ? value : undefined);

/** An element that a plugin has added, or that Markdown cannot write. */
function added(node: Element, view: HtmlOfMarkdown): RootContent {
  const attributes = attributesOf(node.properties);
  const tag: JsxNode = { type: jsxType(node.tagName), name: node.tagName, attributes, children: [] };
  fill(tag, inside(node, view));
  return tag;
}

/** Items of a list without blank lines have their text without a paragraph in HTML. */
function inParagraphs(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let line: RootContent[] = [];
  const close = (): void => {
    const isTags = line.every((node) => node.type === 'mdxJsxTextElement' || (node.type === 'text' && isBlank(node)));
    // Tags alone in a line are no paragraph, but blocks would have line breaks between them.
    const whole: Paragraph | JsxNode = isTags
      ? { type: 'mdxJsxTextElement', name: null, attributes: [], children: [] }
      : { type: 'paragraph', children: [] };
    fill(whole, line);
    if (line.length > 0) blocks.push(whole);
    line = [];
  };
  for (const node of nodes) {
    if (inline.has(node.type)) line.push(node);
    else {
      close();
      blocks.push(node);
    }
  }
  close();
  return blocks;
}

const inlineNames =
  'text emphasis strong delete link linkReference image imageReference inlineCode break footnoteReference html textDirective ' +
  'mdxJsxTextElement mdxTextExpression inlineMath';
const inline: ReadonlySet<string> = new Set(inlineNames.split(' '));
