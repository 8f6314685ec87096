import type { Root, RootContent } from 'mdast';
import { walk } from '../../markdown/walk';

/** Imports and exports inside other blocks, such as those of a tab, move to the start of the page. MDX reads them wherever they are. */
export function hoistModules(tree: Root): void {
  const found: RootContent[] = [];
  walk(tree, (node, index, parent) => {
    if (node.type !== 'mdxjsEsm' || parent === tree) return undefined;
    found.push(...parent.children.splice(index, 1));
    return index;
  });
  tree.children.unshift(...found);
}
