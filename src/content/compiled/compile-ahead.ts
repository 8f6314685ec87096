import { contentDir } from '../content-dir';
import { readTree } from '../read-tree';
import type { AheadJob } from './ahead-process';
import { compileTree } from './compile-tree';

/** Compiles the tree into the file of compiled pages, and ends. */
export async function compileAhead({ ahead }: AheadJob): Promise<void> {
  const { pages, tree } = readTree(contentDir);
  await compileTree(pages, tree, ahead);
  process.disconnect();
}
