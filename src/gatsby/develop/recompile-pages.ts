import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { currentTree } from '../nodes/current-tree';
import { pageNodesOf } from '../nodes/domain-nodes';

/** Whether a page that uses these files (a folder ends in `/`) depends on a data file. */
export const dependsOn = (usedData: readonly string[], name: string): boolean =>
  usedData.some((used) => used === name || (used.endsWith('/') && name.startsWith(used)));

/**
 * Pages that show a data file are not among the files that changed with it. Calls back for each of them, with the node it is
 * made from, its text, and the state of the text and data from which it was made.
 */
export async function recompilePages(
  store: Pick<CreateNodeArgs, 'getNodesByType' | 'getNode'>,
  name: string,
  again: (node: Node, file: string, source: string, compileKey: string) => Promise<void>,
): Promise<void> {
  for (const { file, parent: parentId, usedData, compileKey } of pageNodesOf(store)) {
    const parent = dependsOn(usedData, name) ? store.getNode(parentId ?? '') : undefined;
    if (parent) await again(parent, file, await readFile(path.join(currentTree().root, file), 'utf8'), compileKey);
  }
}
