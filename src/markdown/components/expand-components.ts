import type { Root, RootContent } from 'mdast';
import type { CompileState } from '../compile-state';
import { isExpanded } from './components';
import type { ExpandedName } from './components';
import { markdownComponents } from './markdown-components';
import type { ComponentUse } from './markdown-components';
import { packageManagerTabs } from './package-managers';
import { parseUse } from './props';
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
    const props = parseUse(name, node, page);
    if (!props) {
      // Reported; what is inside is still checked.
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    const { children, position } = node;
    const inline = node.type === 'mdxJsxTextElement';
    parent.children.splice(index, 1, ...expand(name, { props, children, inline, position }));
    // Continues at the same index, because the replacement may contain components.
    return index;
  });
}

/** The compiler knows that a function and its props belong together only where both are of one name. */
const expand = <Name extends ExpandedName>(name: Name, use: ComponentUse<Name>): RootContent[] =>
  markdownComponents[name](use);
