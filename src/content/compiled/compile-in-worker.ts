import { compileRecorded } from '../compile-recorded';
import { TreeContext } from '../tree-context';
import type { OpenTree } from '../tree-kind';
import type { CompiledParts, CompileJob } from './compile-pool';
import { partsOf } from './page-parts';

/** Compiles the pages that `compile-pool.ts` sends after the tree, one after the other, until it disconnects. */
export function compileInWorker({ root, addresses, data }: CompileJob, opened: Promise<OpenTree>): void {
  const context = opened.then(({ content }) => new TreeContext(root, addresses, data, content.dialect));
  process.on('message', ([file, source]: [string, string]) => {
    void context.then((tree) => {
      const compiled: CompiledParts = { file, parts: partsOf(compileRecorded(file, source, tree)) };
      process.send?.(compiled);
    });
  });
}
