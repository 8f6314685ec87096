import { fork } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import type { TreeJob } from '../../content/tree-kind';
import { readOrigin } from '../../content/origin';
import { pathBelow } from '../../content/files/paths';
import { findModule } from '../config/run-module';
import { TreeError } from '../../content/tree-error';
import type { WholeSheet } from '../modules/read-sheet';

/** What to do if a process that runs plugins of a tree stops before its end. */
export const stoppedRemedy =
  'Read the messages above, and fix or remove the plugin that ends the process or needs all its memory.';

/** Asks a process to run the remark plugins of the tree that is mounted in a folder. */
export const transformJob = z.object({ mounted: z.string() });

/**
 * Runs the remark plugins of a tree in a separate process, because they are code that nobody here knows: what they load, leave running
 * or break ends with that process. `script` is the code of `content-worker.ts`, bundled or not.
 */
export async function transformInProcess(script: string, contentDir: string): Promise<void> {
  const worker = fork(script, { execArgv: script.endsWith('.ts') ? ['--import', 'tsx'] : [] });
  worker.send({ ofTree: { mounted: contentDir } satisfies z.infer<typeof transformJob> } satisfies TreeJob);
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
