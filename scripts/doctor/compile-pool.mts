import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { RecordedPage } from '../../src/content/compile-recorded';
import type { TreeContext } from '../../src/content/tree-context';

/** What every worker starts with: the tree, so that links between pages can be resolved. */
export type CompileJob = Pick<TreeContext, 'root' | 'addresses' | 'data'>;

/** Stands beside this code in the bundle that `doctor-bundle.mts` makes of both. */
const script = new URL('./compile-worker.mjs', import.meta.url);
/** Pages that a worker is given ahead, because this thread only answers between its own pages. */
const ahead = 2;

/**
 * Compiles pages (file → text) on all processors: one of them runs this thread, which has all it needs; the others run workers,
 * which take a second to start.
 */
export async function compileInWorkers(
  { root, addresses, data: { reference, texts } }: CompileJob,
  pages: ReadonlyMap<string, string>,
  compileHere: (file: string, source: string) => RecordedPage,
): Promise<Map<string, RecordedPage>> {
  const results = new Map<string, RecordedPage>();
  // The longest first, so that all end together.
  const waiting = [...pages].sort(([, one], [, other]) => one.length - other.length);
  const workerData: CompileJob = { root, addresses, data: { reference, texts } };
  const workers = Array.from(
    { length: Math.min(8, availableParallelism()) - 1 },
    () => new Worker(script, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 64 } }),
  );
  const byWorkers = new Promise<void>((resolve, reject) => {
    const note = (page: RecordedPage): void => {
      results.set(page.compiled.file, page);
      if (results.size === pages.size) resolve();
    };
    for (const worker of workers) {
      const next = (): void => {
        const page = waiting.pop();
        if (page) worker.postMessage(page);
      };
      worker.on('error', reject);
      worker.on('message', (page: RecordedPage) => {
        note(page);
        next();
      });
      for (let index = 0; index < ahead; index++) next();
    }
    const here = async (): Promise<void> => {
      for (let page = waiting.pop(); page; page = waiting.pop()) {
        note(compileHere(...page));
        await setImmediate();
      }
    };
    here().catch(reject);
  });
  await byWorkers.finally(() => workers.forEach((worker) => void worker.terminate()));
  return results;
}
