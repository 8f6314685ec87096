import { fork } from 'node:child_process';
import { z } from 'zod';
import type { TreeJob } from '../../content/tree-kind';
import type { WholeSheet } from '../modules/read-sheet';

/**
 * Asks a process to read a style sheet and have the plugins of the tree that is mounted in the folder `of` change it. `target` names the browsers that the
 * result is for.
 */
export const sheetJob = z.object({ sheet: z.string(), of: z.string(), target: z.array(z.string()) });
export type SheetJob = z.infer<typeof sheetJob>;

/** The last sheet that was asked for. Plugins such as Tailwind need the memory of a bundler, so there is one process at a time. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a style sheet in a separate process, because plugins are code of the tree that expects to run in its folder. `script` is the code of
 * `content-worker.ts`, bundled or not.
 */
export function readSheetInProcess(script: string, job: SheetJob): Promise<WholeSheet> {
  const sheet = last.then(() => readNow(script, job));
  last = sheet.catch(() => undefined);
  return sheet;
}

function readNow(script: string, job: SheetJob): Promise<WholeSheet> {
  const worker = fork(script, { execArgv: script.endsWith('.ts') ? ['--import', 'tsx'] : [] });
  worker.send({ ofTree: job } satisfies TreeJob);
  return new Promise((resolve, reject) => {
    worker.once('message', (sheet: WholeSheet) => resolve(sheet)).once('error', reject);
    worker.once('exit', () => reject(new Error('The process that runs the plugins has stopped before its end.')));
  });
}
