import { compileRecorded } from '../compile-recorded';
import { TreeContext } from '../tree-context';
import type { CompiledParts, CompileJob } from './compile-pool';
import { partsOf } from './page-parts';

/** Compiles the pages that `compile-pool.ts` sends after the tree, one after the other, until it disconnects. */
export function compileInWorker({ root, addresses, data, config }: CompileJob): void {
  const tree = new TreeContext(root, addresses, data, config);
  process.on('message', ([file, source]: [string, string]) => {
    const compiled: CompiledParts = { file, parts: partsOf(compileRecorded(file, source, tree)) };
    process.send?.(compiled);
  });
}
