import type { Root } from 'mdast';
import type { CompileState } from '../compile-state';
import { isExpanded } from './components';
import { markdownComponents } from './markdown-components';
import { packageManagerTabs } from './package-managers';
import { checkComponent, readProps } from './props';
import { walk } from '../walk';

/** Replaces components that are another way to write Markdown, so that all later steps see only Markdown. */
export function expandComponents(tree: Root, page: CompileState): void {
  walk(tree, (node, index, parent) => {
    if (node.type === 'code' && /\bnpm2yarn\b/.test(node.meta ?? '')) {
      parent.children[index] = packageManagerTabs(node);
      return index + 1;
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const written = node.name ?? '';
    const name = page.scope.components.get(written) ?? written;
    if (!isExpanded(name) || page.scope.modules.has(written) || page.scope.partials.has(written)) return undefined;
    const props = readProps(node, page);
    const { children, position } = node;
    if (!checkComponent(name, props, node, page)) {
      // Reported; what is inside is still checked.
      parent.children.splice(index, 1, ...children);
      return index;
    }
    const inline = node.type === 'mdxJsxTextElement';
    parent.children.splice(index, 1, ...markdownComponents[name]({ props, children, inline, position }));
    // From the same index again: what stands here now may hold components.
    return index;
  });
}
