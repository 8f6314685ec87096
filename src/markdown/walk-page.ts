import type { Root, RootContent } from 'mdast';
import type { CompileState } from './compile-state';
import { walk } from './walk';
import type { Parent } from './walk';

/** The same as `walk`, and says of every node in which file it stands. */
export function walkPage(
  root: Root,
  page: CompileState,
  visitor: (node: RootContent, index: number, parent: Parent<RootContent>, page: CompileState) => number | undefined,
): void {
  walk(root, (node, index, parent) => {
    if (node.type !== 'partial') return visitor(node, index, parent, page);
    const holder: Root = { type: 'root', children: node.children };
    walkPage(holder, page.partials[node.index]?.page ?? page, visitor);
    return index + 1;
  });
}
