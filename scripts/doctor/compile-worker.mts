import { parentPort, workerData } from 'node:worker_threads';
import { compileRecorded } from '../../src/content/compile-recorded';
import { TreeContext } from '../../src/content/tree-context';
import { forChecks } from './doctor-cache.mts';
import type { CompileJob } from './compile-pool.mts';

/** Compiles the pages that `compile-pool.mts` sends, one after the other. */
const { root, addresses, data } = workerData as CompileJob;
const tree = new TreeContext(root, addresses, data);
parentPort?.on('message', ([file, source]: [string, string]) => {
  parentPort?.postMessage(forChecks(compileRecorded(file, source, tree, 'facts')));
});
