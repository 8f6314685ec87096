import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { environment, setEnvironment } from '../config/environment';
import type { SiteConfig } from '../config/site-config';
import { isForeign } from '../docusaurus/is-foreign';
import { requireTree } from '../docusaurus/missing-tree';
import { mountTree } from '../docusaurus/mount-tree';
import { TreeError } from '../docusaurus/run/tree-error';
import { formatProblems } from '../model/problems/problems';
import { readSiteConfig } from './site-file';
import { transformInProcess } from './transformed/transform-process';

/** A content tree that is ready to be read. */
export interface OpenedTree {
  readonly contentDir: string;
  readonly config: SiteConfig;
}

/**
 * The content tree that CONTENT_DIR names; one made for Docusaurus is converted first, and its remark and rehype plugins are run. `worker` is the
 * script of `content-worker.ts`.
 */
export async function openTree(worker: string, allowsGaps = false): Promise<OpenedTree> {
  const contentDir = environment.contentDir();
  requireTree(contentDir);
  if (!isForeign(contentDir)) return { contentDir, config: readSiteConfig(contentDir).config };
  const mount = path.resolve('.tmp/foreign', createHash('sha1').update(contentDir).digest('hex').slice(0, 12));
  const tree = await mountTree(realpathSync(contentDir), mount, allowsGaps);
  if (tree.runsPlugins) await transformInProcess(worker, tree);
  return { contentDir: mount, config: readSiteConfig(mount).config };
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
    setEnvironment(tree.contentDir, flags.includes('--verbose'));
    return tree;
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    console.error(formatProblems([error.problem]));
    process.exit(1);
  }
}
