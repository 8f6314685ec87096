import { loadReference } from '../../model/reference/reference';
import { contentDir } from '../content-dir';
import { readContent } from '../read-content';
import { TreeContext } from '../tree-context';
import type { AheadJob } from './ahead-process';
import { compileTree } from './compile-tree';

/** Compiles the tree into the file of compiled pages, and ends. */
export async function compileAhead({ ahead }: AheadJob): Promise<void> {
  const { pages, data } = await readContent(contentDir);
  await compileTree(pages, TreeContext.of(contentDir, pages, loadReference(data)), ahead);
  process.disconnect();
}
