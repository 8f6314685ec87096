import { fork } from 'node:child_process';
import type { MountedTree } from '../../docusaurus/mount-tree';
import { settingsInEnvironment } from '../../docusaurus/settings-in-environment';
import { TreeError } from '../../docusaurus/tree-error';

/** Asks a worker to run the remark plugins of a mounted tree. */
export interface TransformJob {
  /** Folder of the mounted tree. */
  readonly mounted: string;
}

/**
 * Runs the remark plugins of a tree in a process of their own, because they are code that nobody here knows: what they load, leave running
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
  const code = await new Promise<number | null>((resolve) => worker.once('exit', resolve));
  if (code === 0) return;
  throw new TreeError({
    ...{ file: 'docusaurus.config.js', line: 1, column: 1 },
    what: 'The process that runs the remark plugins of the tree has stopped.',
    remedy: 'Fix the plugin that the messages above name.',
  });
}
