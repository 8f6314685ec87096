import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { isForeign } from '../docusaurus/is-foreign';
import { requireTree } from '../docusaurus/missing-tree';
import { mountTree } from '../docusaurus/mount-tree';
import type { MountedTree } from '../docusaurus/mount-tree';
import { settingsInEnvironment } from '../docusaurus/settings-in-environment';
import { TreeError } from '../docusaurus/run/tree-error';
import { formatProblems } from '../model/problems/problems';
import { transformInProcess } from '../docusaurus/transforms/transform-process';

type OpenedTree = Pick<MountedTree, 'contentDir' | 'settings'>;

/**
 * The content tree that CONTENT_DIR names; one made for Docusaurus is converted first, and its remark and rehype plugins are run. `worker` is the
 * script of `content-worker.ts`.
 */
export async function openTree(worker: string, allowsGaps = false): Promise<OpenedTree> {
  const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');
  requireTree(contentDir);
  if (!isForeign(contentDir)) return { contentDir, settings: {} };
  const mount = path.resolve('.tmp/foreign', createHash('sha1').update(contentDir).digest('hex').slice(0, 12));
  const tree = await mountTree(realpathSync(contentDir), mount, allowsGaps);
  if (tree.runsPlugins) await transformInProcess(worker, tree);
  return tree;
}

/** Flags of `npm run build`, `develop` and `doctor` that say how a tree is treated. */
export const treeFlags = ['--lenient', '--verbose'];

/**
 * Opens the content tree for this process and those that it starts, which find it by their environment. Ends the process with a report if
 * the settings of the tree cannot be read.
 */
export async function enterTree(flags: readonly string[], worker: string): Promise<OpenedTree> {
  try {
    const tree = await openTree(worker, flags.includes('--lenient'));
    process.env.CONTENT_DIR = tree.contentDir;
    Object.assign(process.env, settingsInEnvironment(tree.settings));
    process.env.CONTENT_REPORT = flags.includes('--verbose') ? 'all' : 'groups';
    return tree;
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    console.error(formatProblems([error.problem]));
    process.exit(1);
  }
}
