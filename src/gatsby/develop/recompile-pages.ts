import { readFile } from 'node:fs/promises';
import type { CreateNodeArgs, Node } from 'gatsby';
import { z } from 'zod';

const pageNode = z.looseObject({ file: z.string(), parent: z.string(), madeFrom: z.string() });
const fileNode = z.object({ absolutePath: z.string() });

/**
 * Pages that show a data file or a partial, or link to a page that has moved, are not among the files that changed. Calls back
 * for each page that would be compiled from other answers now, with the node it is made from and its text.
 */
export async function recompilePages(
  { getNodesByType, getNode }: Pick<CreateNodeArgs, 'getNodesByType' | 'getNode'>,
  isOutdated: (file: string, madeFrom: string) => boolean,
  again: (node: Node, file: string, source: string) => Promise<void>,
): Promise<void> {
  for (const page of [...getNodesByType('DocPage'), ...getNodesByType('BlogPost')]) {
    const { file, parent: id, madeFrom } = pageNode.parse(page);
    if (!isOutdated(file, madeFrom)) continue;
    const parent = getNode(id);
    const source = fileNode.safeParse(getNode(parent?.parent ?? ''));
    if (parent && source.success) await again(parent, file, await readFile(source.data.absolutePath, 'utf8'));
  }
}
