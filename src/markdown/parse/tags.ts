import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import type { Html, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Position } from 'unist';
import { walk } from '../walk';

/** A part of a piece of HTML. */
type Part =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'close'; readonly name: string }
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: MdxJsxAttribute[];
      readonly isEmpty: boolean;
      readonly position: Position | undefined;
    }
  | { readonly kind: 'node'; readonly node: RootContent };

const voidElements = new Set('area,base,br,col,embed,hr,img,input,link,meta,source,track,wbr'.split(','));
const tag = /<!--([\s\S]*?)-->|<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/gi;
const attribute = /([^\s"'=<>`/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * The HTML of plain Markdown, which is text between marks there, becomes elements as MDX has them, so that later steps know one kind. As
 * in a browser, an end without a beginning is ignored. A beginning without an end becomes an empty element.
 */
export function htmlToElements(tree: Root): Root {
  tree.children = elementsOf(tree.children, true);
  return tree;
}

function elementsOf(children: readonly RootContent[], isFlow: boolean): RootContent[] {
  const frames: { open?: MdxJsxFlowElement | MdxJsxTextElement; inside: RootContent[] }[] = [{ inside: [] }];
  const top = (): RootContent[] => frames.at(-1)?.inside ?? [];
  const leave = (isClosed: boolean): void => {
    const { open, inside } = frames.pop() ?? { inside: [] };
    if (!open) return;
    if (isClosed) Object.assign(open, { children: inside });
    top().push(open, ...(isClosed ? [] : inside));
  };
  for (const part of children.flatMap((node) => partsOf(node))) {
    if (part.kind === 'node') top().push(part.node);
    else if (part.kind === 'text') top().push({ type: 'text', value: part.value });
    else if (part.kind === 'open') {
      const { name, attributes, position } = part;
      const type = isFlow ? ('mdxJsxFlowElement' as const) : ('mdxJsxTextElement' as const);
      frames.push({ open: { type, name, attributes, children: [], ...(position ? { position } : {}) }, inside: [] });
      if (part.isEmpty) leave(true);
    } else if (frames.some(({ open }) => open?.name === part.name)) {
      while (frames.at(-1)?.open?.name !== part.name) leave(false);
      leave(true);
    }
  }
  while (frames.length > 1) leave(false);
  return top();
}

/** What a node is for its parent; the HTML in its own children is replaced. */
function partsOf(node: RootContent): Part[] {
  if (node.type === 'html') return partsOfHtml(node);
  if ('children' in node) {
    const inner: readonly RootContent[] = node.children;
    const isFlow = ['blockquote', 'listItem', 'list', 'containerDirective', 'footnoteDefinition'].includes(node.type);
    Object.assign(node, { children: elementsOf(inner, isFlow) });
  }
  return [{ kind: 'node', node }];
}

function partsOfHtml({ value, position }: Html): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const addText = (text: string): void => {
    if (text.trim() !== '' || (text !== '' && !text.includes('\n'))) parts.push({ kind: 'text', value: decoded(text) });
  };
  for (const match of value.matchAll(tag)) {
    const [whole, comment, slash, written = '', inside = '', empty] = match;
    addText(value.slice(end, match.index));
    end = match.index + whole.length;
    const name = written.toLowerCase();
    if (comment !== undefined) parts.push(...(comment.trim() === 'truncate' ? [truncate] : []));
    else if (slash === '/') parts.push({ kind: 'close', name });
    else
      parts.push({
        kind: 'open',
        name,
        attributes: attributesOf(inside),
        isEmpty: empty === '/' || voidElements.has(name),
        position,
      });
  }
  addText(value.slice(end));
  return parts;
}

const truncate: Part = { kind: 'node', node: { type: 'truncate' } };

const attributesOf = (text: string): MdxJsxAttribute[] =>
  [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => {
    const value = double ?? single ?? bare;
    return { type: 'mdxJsxAttribute', name, value: value === undefined ? null : decoded(value) };
  });

/** Text in which references to characters, such as `&amp;`, are the characters. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return decodeNamedCharacterReference(name) || whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** A paragraph of nothing but tags, such as `<summary>…</summary>` on its own line, is not a paragraph. */
export function unwrapParagraphs(tree: Root): void {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'paragraph' || !isOnlyTags(node)) return undefined;
    parent.children.splice(index, 1, ...node.children.filter(({ type }) => type !== 'text'));
    return index;
  });
}

/** Whether a paragraph holds nothing but tags, and no plugin has said that it is a paragraph. */
export function isOnlyTags({ children, data }: Paragraph): boolean {
  if (data?.hName !== undefined) return false;
  const tags = children.filter(({ type }) => type === 'mdxJsxTextElement');
  const blank = children.filter((child) => child.type === 'text' && child.value.trim() === '');
  return tags.length > 0 && tags.length + blank.length === children.length;
}
