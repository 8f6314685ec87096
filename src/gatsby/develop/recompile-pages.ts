import { readFile } from 'node:fs/promises';
import type { CreateNodeArgs, Node } from 'gatsby';
import { z } from 'zod';

const pageNode = z.looseObject({
  id: z.string(),
  file: z.string(),
  parent: z.string(),
  usedData: z.array(z.string()),
  compileKey: z.string(),
});

/** Whether a page that uses these files (a folder ends in `/`) depends on a data file. */
export const dependsOn = (usedData: readonly string[], name: string): boolean =>
  usedData.some((used) => used === name || (used.endsWith('/') && name.startsWith(used)));

/**
 * Pages that show a data file are not among the files that changed with it. Calls back for each of them that was made from
 * another state of the data, with the node it is made from and its text.
 */
export async function recompilePages(
  { getNodesByType, getNode }: Pick<CreateNodeArgs, 'getNodesByType' | 'getNode'>,
  name: string,
  again: (node: Node, file: string, source: string, compileKey: string) => Promise<void>,
): Promise<void> {
  for (const page of [...getNodesByType('DocPage'), ...getNodesByType('BlogPost')]) {
    const known = pageNode.parse(page);
    if (!dependsOn(known.usedData, name)) continue;
    const parent = getNode(known.parent);
    const source = z.object({ absolutePath: z.string() }).safeParse(getNode(parent?.parent ?? ''));
    if (!parent || !source.success) continue;
    await again(parent, known.file, await readFile(source.data.absolutePath, 'utf8'), known.compileKey);
  }
}
