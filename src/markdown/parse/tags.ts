import type { Html, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { htmlTokens } from '../../model/html-tokens';
import type { HtmlToken } from '../../model/html-tokens';
import { walk } from '../walk';

/** A piece of HTML, with its place in the page, or a node of Markdown. */
type Part =
  | Exclude<HtmlToken, { kind: 'open' | 'comment' }>
  | (Extract<HtmlToken, { kind: 'open' }> & Pick<Html, 'position'>)
  | { readonly kind: 'node'; readonly node: RootContent };

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
      const { name, position } = part;
      const attributes = part.attributes.map((one): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', ...one }));
      const type = isFlow ? ('mdxJsxFlowElement' as const) : ('mdxJsxTextElement' as const);
      frames.push({ open: { type, name, attributes, children: [], ...(position ? { position } : {}) }, inside: [] });
      if (part.isLeaf) leave(true);
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

const partsOfHtml = ({ value: html, position }: Html): Part[] =>
  htmlTokens(html).flatMap((token): Part[] => {
    if (token.kind === 'comment') return token.value.trim() === 'truncate' ? [truncate] : [];
    if (token.kind === 'text') return token.value.trim() !== '' || !token.value.includes('\n') ? [token] : [];
    return token.kind === 'close' ? [token] : [{ ...token, position }];
  });

const truncate: Part = { kind: 'node', node: { type: 'truncate' } };

/** A paragraph of nothing but tags, such as `<summary>…</summary>` on its own line, is not a paragraph. */
export function unwrapParagraphs(tree: Root): void {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'paragraph' || !isOnlyTags(node)) return undefined;
    parent.children.splice(index, 1, ...node.children.filter(({ type }) => type !== 'text'));
    return index;
  });
}

/** Whether a paragraph holds nothing but tags, and no plugin has said that it is a paragraph. */
function isOnlyTags({ children, data }: Paragraph): boolean {
  if (data?.hName !== undefined) return false;
  const tags = children.filter(({ type }) => type === 'mdxJsxTextElement');
  const blank = children.filter((child) => child.type === 'text' && child.value.trim() === '');
  return tags.length > 0 && tags.length + blank.length === children.length;
}
