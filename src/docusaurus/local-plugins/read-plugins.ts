import path from 'node:path';
import { reasonOf } from '../../content/tree-error';
import type { DocusaurusConfig } from '../config/config-schema';
import type { Notes } from '../notes';
import { noteMissing } from '../run/missing-packages';
import { runInTree } from '../run/run-module';
import { readGlobalData } from './global-data';
import type { GlobalData } from './global-data';
import { makePlugins, noteUnsupported } from './make-plugins';
import type { LocalPlugin } from './make-plugins';
import { postCssOf } from './post-css';

/** The plugins that the tree at `root` has written, and what they tell components. What they do without effect, and packages that they need, are noted. */
export async function readLocalPlugins(
  config: DocusaurusConfig,
  root: string,
  notes: Notes,
  allowsGaps: boolean,
): Promise<{ readonly plugins: readonly LocalPlugin[]; readonly globalData: GlobalData }> {
  const missing: string[] = [];
  const outDir = path.resolve('public');
  const read = await runInTree(root, missing, allowsGaps, async () => {
    const made = await makePlugins(config, { root, outDir }, notes);
    try {
      postCssOf(made, root);
    } catch (error) {
      notes.add('configurePostCss', `fails: ${reasonOf(error).replace(/\.$/, '')}`);
    }
    return { plugins: made, globalData: await readGlobalData(made, notes) };
  });
  noteMissing(missing, notes);
  noteUnsupported(read.plugins, notes);
  return read;
}
