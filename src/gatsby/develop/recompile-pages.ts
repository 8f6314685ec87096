import path from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { readMarkdown } from '../../docusaurus/preprocessed';
import { currentTree } from '../nodes/current-tree';
import { pageNodesOf } from '../nodes/domain-nodes';

/**
 * Pages that show a data file or a partial, or link to a page that has moved, are not among the files that changed. Calls back
 * for each page that would be compiled from other answers now, with the node it is made from and its text.
 */
export function recompilePages(
  store: Pick<CreateNodeArgs, 'getNodesByType' | 'getNode'>,
  isOutdated: (file: string, madeFrom: string) => boolean,
  again: (node: Node, file: string, source: string) => void,
): void {
  for (const { file, parent: parentId, madeFrom } of pageNodesOf(store)) {
    const parent = isOutdated(file, madeFrom) ? store.getNode(parentId ?? '') : undefined;
    if (parent) again(parent, file, readMarkdown(currentTree().root, path.join(currentTree().root, file)));
  }
}
