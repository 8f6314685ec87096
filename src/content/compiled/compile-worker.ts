import { parentPort, workerData } from 'node:worker_threads';
import { compileRecorded } from '../compile-recorded';
import { TreeContext } from '../tree-context';
import type { CompiledParts, CompileJob } from './compile-pool';
import { partsOf } from './page-parts';

/** Compiles the pages that `compile-pool.ts` sends, one after the other. */
const { root, addresses, data } = workerData as CompileJob;
const tree = new TreeContext(root, addresses, data);
parentPort?.on('message', ([file, source]: [string, string]) => {
  const compiled: CompiledParts = { file, parts: partsOf(compileRecorded(file, source, tree)) };
  parentPort?.postMessage(compiled);
});
