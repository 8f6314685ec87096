import { fork } from 'node:child_process';
import path from 'node:path';
import type { MountedTree } from '../mount-tree';
import { readOrigin } from '../origin';
import { pathBelow } from '../../content/files/path-below';
import { findModule } from '../run/find-module';
import { settingsInEnvironment } from '../settings-in-environment';
import { TreeError } from '../run/tree-error';

/** What to do if a process that runs plugins of a tree stops before its end. */
export const stoppedRemedy =
  'Read the messages above, and fix or remove the plugin that ends the process or needs all its memory.';

/** Asks a worker to run the remark and rehype plugins of a mounted tree. */
export interface TransformJob {
  /** Folder of the mounted tree. */
  readonly mounted: string;
}

/**
 * Runs the remark and rehype plugins of a tree in a separate process, because they are code that nobody here knows: what they load, leave running
 * or break ends with that process. `script` is the code of `content-worker.ts`, bundled or not.
 */
export async function transformInProcess(
  script: string,
  { contentDir, settings }: Pick<MountedTree, 'contentDir' | 'settings'>,
): Promise<void> {
  const env = { ...process.env, CONTENT_DIR: contentDir, ...settingsInEnvironment(settings) };
  const worker = fork(script, { env, execArgv: script.endsWith('.ts') ? ['--import', 'tsx'] : [] });
  const job: TransformJob = { mounted: contentDir };
  worker.send(job);
  const code = await new Promise<number | null>((resolve, reject) =>
    worker.once('exit', resolve).once('error', reject),
  );
  if (code === 0) return;
  const root = readOrigin(contentDir)?.root ?? contentDir;
  const file = pathBelow(root, findModule(root, 'docusaurus.config') ?? path.join(root, 'docusaurus.config.js'));
  throw new TreeError({
    ...{ file, line: 1, column: 1 },
    what: 'The process that runs the remark and rehype plugins of the tree has stopped before its end.',
    remedy: stoppedRemedy,
  });
}
