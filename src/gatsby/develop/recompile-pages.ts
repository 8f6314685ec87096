import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import { currentTree } from '../nodes/current-tree';
import { pageNodesOf } from '../nodes/domain-nodes';

/**
 * Pages that show a data file or a partial, or link to a page that has moved, are not among the files that changed. Calls back
 * for each page that would be compiled from other answers now, with the node it is made from.
 */
export function recompilePages(
  store: Pick<NodePluginArgs, 'getNodesByType' | 'getNode'>,
  isOutdated: (file: string, dependencyDigest: string) => boolean,
  again: (node: Node, file: string) => void,
): void {
  for (const { file, parent: parentId, dependencyDigest } of pageNodesOf(store)) {
    const parent = isOutdated(file, dependencyDigest) ? store.getNode(parentId ?? '') : undefined;
    // Gatsby may still have the nodes of a file that is gone.
    if (parent && existsSync(path.join(currentTree().root, file))) again(parent, file);
  }
}
