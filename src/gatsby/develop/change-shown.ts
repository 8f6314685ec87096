import type { Node, NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { kindOfFile } from '../../model/pages/pages';
import { isPartial } from '../../model/pages/partials';
import { currentTree } from '../nodes/current-tree';
import { pageNodesOf } from '../nodes/domain-nodes';

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
