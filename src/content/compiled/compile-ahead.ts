import { contentDir } from '../content-dir';
import { readTree } from '../read-tree';
import type { AheadJob } from './ahead-process';
import type { OpenTree } from '../tree-kind';
import { compileTree } from './compile-tree';

/** Compiles the tree into the file of compiled pages, and ends. */
export async function compileAhead({ ahead }: AheadJob, { content }: OpenTree): Promise<void> {
  const { pages, tree } = readTree(contentDir, content.dialect);
  await compileTree(pages, tree, ahead);
  process.disconnect();
}
