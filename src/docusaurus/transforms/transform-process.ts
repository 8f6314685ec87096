import { fork } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import type { TreeJob } from '../../content/tree-kind';
import { readOrigin } from '../../content/origin';
import { pathBelow } from '../../content/files/paths';
import { findModule } from '../run/run-module';
import { TreeError } from '../../content/tree-error';

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
