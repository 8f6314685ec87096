import type { Root } from 'hast';
import type { CompileState } from '../compile-state';
import { walkHtml } from '../walk';

declare module 'hast' {
  interface ElementData {
    /** Whether a page has it as a tag, and not as Markdown. */
    isTag?: boolean;
    /** Whether the page shows a component of its tree in place of the element. */
    isReplaced?: boolean;
  }
}

/**
 * Marks the elements in whose place a tree made for Docusaurus shows its own components, so that their page runs. These are elements of
 * Markdown, and of tags only `<details>`, as in Docusaurus.
 */
export function markReplaced(html: Root, page: CompileState): void {
  const replaced = page.context.replacedElements();
  if (replaced.length === 0) return;
  walkHtml(html, (node, index) => {
    if (node.type !== 'element') return undefined;
    const isTag = node.data?.isTag === true;
    // What the compiler has made of code and diagrams is no Markdown.
    if (node.tagName === 'pre' || (node.tagName === 'figure' && !isTag)) return index + 1;
    if (!replaced.includes(node.tagName) || (isTag && node.tagName !== 'details')) return undefined;
    node.data = { isReplaced: true };
    page.needsMdx = true;
    return undefined;
  });
}
