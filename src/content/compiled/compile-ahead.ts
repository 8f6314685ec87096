import { readTree } from '../read-tree';
import type { AheadJob } from './ahead-process';
import { compileTree } from './compile-tree';

/** Compiles the tree into the file of compiled pages, and ends. */
export async function compileAhead({ ahead, contentDir, config }: AheadJob): Promise<void> {
  const { pages, tree } = readTree(contentDir, config);
  await compileTree(pages, tree, ahead);
  process.disconnect();
}
