import { parentPort, workerData } from 'node:worker_threads';
import { compilePage } from '../../src/content/compile-page';
import { TreeContext } from '../../src/content/tree-context';
import { forChecks } from './doctor-cache.mts';
import type { CompileJob } from './compile-pool.mts';

/** Compiles the pages that `compile-pool.mts` sends, one after the other. */
const { root, addresses, data } = workerData as CompileJob;
const tree = new TreeContext(root, addresses, data);
parentPort?.on('message', ([file, source]: [string, string]) => {
  parentPort?.postMessage(forChecks(compilePage(file, source, tree, 'facts')));
});
