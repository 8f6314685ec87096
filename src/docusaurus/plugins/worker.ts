import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { pathBelow } from '../../content/files/paths';
import { readOrigin } from '../../content/origin';
import { TreeError } from '../../content/tree-error';
import type { TreeJob } from '../../content/tree-kind';
import { findModule } from '../config/run-module';
import type { WholeSheet } from '../modules/read-sheet';

/** What to do if a process that runs plugins of a tree stops before its end. */
export const stoppedRemedy =
  'Read the messages above, and fix or remove the plugin that ends the process or needs all its memory.';

/**
 * Starts a job for plugins of a tree in a separate process, because unknown code may change its process: what it loads, leaves running
 * or breaks ends with that process. `script` is the code of `content-worker.ts`, bundled or not.
 */
function start(script: string, job: z.infer<typeof transformJob> | SheetJob): ChildProcess {
  const worker = fork(script, { execArgv: script.endsWith('.ts') ? ['--import', 'tsx'] : [] });
  worker.send({ ofTree: job } satisfies TreeJob);
  return worker;
}

/** Asks a process to run the remark plugins of the tree that is mounted in a folder. */
export const transformJob = z.object({ mounted: z.string() });

/** Runs the remark plugins of a mounted tree. */
export async function transformInProcess(script: string, contentDir: string): Promise<void> {
  const worker = start(script, { mounted: contentDir });
  const code = await new Promise<number | null>((resolve, reject) =>
    worker.once('exit', resolve).once('error', reject),
  );
  if (code === 0) return;
  const root = readOrigin(contentDir)?.root ?? contentDir;
  const file = pathBelow(root, findModule(root, 'docusaurus.config') ?? path.join(root, 'docusaurus.config.js'));
  throw new TreeError({
    ...{ file, line: 1, column: 1 },
    what: 'The process that runs the remark plugins of the tree has stopped before its end.',
    remedy: stoppedRemedy,
  });
}

/**
 * Asks a process to read a style sheet and have the plugins of the tree that is mounted in the folder `of` change it. `target` names the browsers that the
 * result is for.
 */
export const sheetJob = z.object({ sheet: z.string(), of: z.string(), target: z.array(z.string()) });
export type SheetJob = z.infer<typeof sheetJob>;

/** The last sheet that was asked for. Plugins such as Tailwind need the memory of a bundler, so there is one process at a time. */
let last: Promise<unknown> = Promise.resolve();

/** Reads a style sheet with what plugins of the tree make of it. */
export function readSheetInProcess(script: string, job: SheetJob): Promise<WholeSheet> {
  const sheet = last.then(() => {
    const worker = start(script, job);
    return new Promise<WholeSheet>((resolve, reject) => {
      worker.once('message', (made: WholeSheet) => resolve(made)).once('error', reject);
      // Its exit may be told before what it has sent.
      worker.once('disconnect', () =>
        reject(new Error('The process that runs the plugins has stopped before its end.')),
      );
    });
  });
  last = sheet.catch(() => undefined);
  return sheet;
}
