import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { LoadedReference } from '../src/model/reference/reference';
import type { CompiledPage } from '../src/content/compile-page';

/** What every worker starts with: the tree, so that links between pages can be resolved. */
export interface CompileJob {
  readonly root: string;
  readonly pages: ReadonlyMap<string, string>;
  readonly data: Pick<LoadedReference, 'reference' | 'texts'>;
}

/** Stands beside this code in the bundle that `doctor-bundle.mts` makes of both. */
const script = new URL('./compile-worker.mjs', import.meta.url);

/** Compiles pages on all processors; a page costs some 20 ms, a worker half a second to start. */
export function compileInWorkers(job: CompileJob, files: readonly string[]): Promise<Map<string, CompiledPage>> {
  const results = new Map<string, CompiledPage>();
  const waiting = [...files];
  const workers = Math.min(8, availableParallelism());
  return new Promise((resolve, reject) => {
    for (let index = 0; index < workers; index++) {
      const worker = new Worker(script, { workerData: job, resourceLimits: { maxYoungGenerationSizeMb: 64 } });
      const next = (): void => {
        const file = waiting.pop();
        if (file === undefined) void worker.terminate();
        else worker.postMessage(file);
      };
      worker.on('error', reject);
      worker.on('message', (page: CompiledPage) => {
        results.set(page.file, page);
        if (results.size === files.length) resolve(results);
        next();
      });
      next();
    }
  });
}
