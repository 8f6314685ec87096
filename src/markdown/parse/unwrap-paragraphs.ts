import type { Paragraph, Root } from 'mdast';
import { walk } from '../walk';

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
