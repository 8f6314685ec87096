import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { compileRecorded } from '../compile-recorded';
import type { TreeContext } from '../tree-context';
import type { PageParts } from './compiled-file';
import { partsOf } from './page-parts';

/** What every worker starts with: the tree, so that links between pages can be resolved. */
export type CompileJob = Pick<TreeContext, 'root' | 'addresses' | 'data'>;

/** What a worker makes of a page. */
export interface CompiledParts {
  readonly file: string;
  readonly parts: PageParts;
}

/** Pages that a worker is given ahead, because this thread only answers between its own pages. */
const ahead = 2;

/**
 * Compiles pages (file → text) on all processors: one of them runs this thread, which has all it needs; the others run workers,
 * which take a second to start. `script` is the bundled code of `compile-worker.ts`.
 */
export async function compileInWorkers(
  script: string,
  tree: TreeContext,
  pages: ReadonlyMap<string, string>,
  keep: (file: string, parts: PageParts) => void,
): Promise<void> {
  let unfinished = pages.size;
  // The longest first, so that all end together.
  const waiting = [...pages].sort(([, one], [, other]) => one.length - other.length);
  const { root, addresses, data } = tree;
  const workerData: CompileJob = { root, addresses, data: { reference: data.reference, texts: data.texts } };
  const workers = Array.from(
    { length: Math.min(8, availableParallelism()) - 1 },
    () => new Worker(script, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 64 } }),
  );
  const byWorkers = new Promise<void>((resolve, reject) => {
    const note = (file: string, parts: PageParts): void => {
      keep(file, parts);
      unfinished -= 1;
      if (unfinished === 0) resolve();
    };
    for (const worker of workers) {
      const next = (): void => {
        const page = waiting.pop();
        if (page) worker.postMessage(page);
      };
      worker.on('error', reject);
      worker.on('message', ({ file, parts }: CompiledParts) => {
        note(file, parts);
        next();
      });
      for (let index = 0; index < ahead; index++) next();
    }
    const here = async (): Promise<void> => {
      for (let page = waiting.pop(); page; page = waiting.pop()) {
        const [file, source] = page;
        note(file, partsOf(compileRecorded(file, source, tree)));
        await setImmediate();
      }
    };
    here().catch(reject);
  });
  await byWorkers.finally(() => workers.forEach((worker) => void worker.terminate()));
}
