import { parentPort, workerData } from 'node:worker_threads';
import { compilePage } from '../src/content/compile-page';
import { TreeContext } from '../src/content/tree-context';
import { forChecks } from './doctor-cache.mts';
import type { CompileJob } from './compile-pool.mts';

/** Compiles the pages that `compile-pool.mts` names, one after the other. */
const { root, pages, data } = workerData as CompileJob;
const tree = new TreeContext(root, pages, data);
parentPort?.on('message', (file: string) => {
  parentPort?.postMessage(forChecks(compilePage(file, pages.get(file) ?? '', tree)));
});
