import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import { currentTree } from '../nodes/current-tree';
import { pageNodesOf } from '../nodes/domain-nodes';
import { z } from 'zod';
import { kindOfFile } from '../../model/pages/pages';
import { isPartial } from '../../model/pages/partials';

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

const fileNode = z.object({ relativePath: z.string(), sourceInstanceName: z.literal('content') });

/**
 * In a tree made for Docusaurus, the first of several pages with one address is shown. After a page has moved or is gone, shows those that are the first now
 * and have no nodes yet, and hides those that are not the first any more.
 */
export function changeShown(
  { getNodesByType, getNode }: Pick<NodePluginArgs, 'getNodesByType' | 'getNode'>,
  show: (parent: Node, file: string) => void,
  hide: (parent: Node) => void,
): void {
  const tree = currentTree();
  if (tree.policy === 'strict') return;
  tree.forgetDeleted();
  const shown = new Set(pageNodesOf({ getNodesByType }).map(({ file }) => file));
  for (const parent of getNodesByType('Mdx')) {
    const file = fileNode.safeParse(getNode(parent.parent ?? '')).data?.relativePath;
    if (
      file === undefined ||
      isPartial(file, tree.config) ||
      !kindOfFile(file, tree.config) ||
      tree.addressOf(file) === undefined
    )
      continue;
    const isFirst = tree.shadowOf(file) === undefined;
    if (isFirst && !shown.has(file)) show(parent, file);
    if (!isFirst && shown.has(file)) hide(parent);
  }
}
