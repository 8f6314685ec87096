import type { Element, Nodes as HtmlNodes, Properties } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Data, Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { find, html as htmlSchema } from 'property-information';
import type { HtmlOfMarkdown } from './html-of-markdown';

/**
 * The tree of Markdown for what rehype plugins have made of its HTML. What they have not touched is the same node as before; an element that
 * they have added becomes a tag of MDX.
 */
export function markdownOfHtml(tree: Root, view: HtmlOfMarkdown): Root {
  if (view.isUntouched(view.html)) return tree;
  const blocks = view.html.children.flatMap((node) => back(node, view, true));
  // They have no place in HTML, or only one at its end.
  const definitions = definitionsIn(tree).filter((node) => !contains(blocks, node));
  return { ...tree, children: [...blocks, ...definitions] };
}

/** A node whose content is the content of its element. */
type PlainNode = Nodes & { children: RootContent[] };
const isPlain = (node: Nodes): node is PlainNode => plain.has(node.type);
const plain: ReadonlySet<string> = new Set([
  ...[
    'paragraph',
    'heading',
    'emphasis',
    'strong',
    'delete',
    'link',
    'linkReference',
    'blockquote',
    'list',
    'listItem',
  ],
  ...['containerDirective', 'leafDirective', 'textDirective'],
]);
/** Nodes around blocks, in which text needs a paragraph. */
const holdsBlocks: ReadonlySet<string> = new Set(['blockquote', 'listItem', 'containerDirective']);

function back(node: HtmlNodes, view: HtmlOfMarkdown, isBlock: boolean): RootContent[] {
  const source = view.sourceOf(node);
  if (source && view.isUntouched(node)) return [source as RootContent];
  if (node.type === 'text') return isBlock && node.value.trim() === '' ? [] : [{ type: 'text', value: node.value }];
  if (node.type === 'element') {
    if (source) return [changed(node, source, view, isBlock)];
    return isImplied(node) ? [] : [added(node, view, isBlock)];
  }
  if ('children' in node)
    return [Object.assign(source ?? node, { children: inside(node, view, isBlock) }) as RootContent];
  return node.type === 'raw' || node.type === 'comment' || node.type === 'doctype' ? [] : [node as RootContent];
}

/** What HTML has for footnotes and for items that can be checked, which follows from other nodes. */
const isImplied = ({ tagName, properties }: Element): boolean =>
  properties.dataFootnotes !== undefined || (tagName === 'input' && properties.disabled === true);

const inside = (
  node: { readonly children: readonly HtmlNodes[] },
  view: HtmlOfMarkdown,
  isBlock: boolean,
): RootContent[] => node.children.flatMap((child) => back(child, view, isBlock));

/** An element that a plugin has changed. Its node changes, too, and keeps its place in the text. */
function changed(node: Element, source: Nodes, view: HtmlOfMarkdown, isBlock: boolean): RootContent {
  const { tagName, properties } = node;
  const first = node.children[0];
  if (source.type === 'code' && tagName === 'pre' && first?.type === 'element' && first.tagName === 'code')
    return Object.assign(source, { value: toString(first).replace(/\n$/, '') });
  if (source.type === 'inlineCode' && tagName === 'code') source.value = toString(node);
  else if (source.type === 'image' && tagName === 'img') {
    source.url = textOf(properties.src) ?? source.url;
    source.alt = textOf(properties.alt) ?? '';
    source.title = textOf(properties.title);
  } else if (isPlain(source)) {
    const children = inside(node, view, holdsBlocks.has(source.type) || source.type === 'list');
    source.children = holdsBlocks.has(source.type) ? inParagraphs(children) : children;
    if (source.type === 'link' && tagName === 'a') {
      source.url = textOf(properties.href) ?? source.url;
      source.title = textOf(properties.title);
    }
  } else return added(node, view, isBlock);
  if (view.hasSameTag(node)) return source as RootContent;
  const { href: _href, src: _src, alt: _alt, title: _title, ...others } = properties;
  const isAddress = source.type === 'link' || source.type === 'image';
  const data = { ...(source as { data?: Data }).data, hName: tagName, hProperties: isAddress ? others : properties };
  return Object.assign(source, { data }) as RootContent;
}

/** An element that a plugin has added, or that Markdown cannot write. */
function added(node: Element, view: HtmlOfMarkdown, isBlock: boolean): RootContent {
  const children = inside(node, view, isBlock && !textual.has(node.tagName));
  const attributes = Object.entries(node.properties).flatMap(([key, value]) => attributeOf(key, value));
  const tag = { name: node.tagName, attributes, children };
  return (isBlock ? { type: 'mdxJsxFlowElement', ...tag } : { type: 'mdxJsxTextElement', ...tag }) as RootContent;
}

/** Elements whose text is no paragraph. */
const textual: ReadonlySet<string> = new Set([
  'p',
  'span',
  'a',
  'code',
  'pre',
  'figcaption',
  'summary',
  'td',
  'th',
  'button',
]);

function attributeOf(key: string, value: Properties[string]): MdxJsxAttribute[] {
  if (value === null || value === undefined || value === false) return [];
  const { attribute, commaSeparated } = find(htmlSchema, key);
  const written = Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : value;
  return [{ type: 'mdxJsxAttribute', name: attribute, value: written === true ? null : String(written) }];
}

/** Items of a list without blank lines have their text without a paragraph in HTML. */
function inParagraphs(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let open: RootContent[] | undefined;
  for (const node of nodes) {
    if (!inline.has(node.type)) {
      open = undefined;
      blocks.push(node);
    } else if (open) open.push(node);
    else {
      open = [node];
      blocks.push({ type: 'paragraph', children: open } as RootContent);
    }
  }
  return blocks;
}

const inline: ReadonlySet<string> = new Set([
  ...[
    'text',
    'emphasis',
    'strong',
    'delete',
    'link',
    'linkReference',
    'image',
    'imageReference',
    'inlineCode',
    'break',
  ],
  ...['footnoteReference', 'html', 'textDirective', 'mdxJsxTextElement', 'mdxTextExpression', 'inlineMath'],
]);

const textOf = (value: Properties[string]): string | undefined => (typeof value === 'string' ? value : undefined);

const definitionsIn = (node: Nodes): RootContent[] => {
  if (node.type === 'definition' || node.type === 'footnoteDefinition') return [node];
  return 'children' in node ? node.children.flatMap((child) => definitionsIn(child)) : [];
};

const contains = (nodes: readonly Nodes[], wanted: Nodes): boolean =>
  nodes.some((node) => node === wanted || ('children' in node && contains(node.children, wanted)));
