import path from 'node:path';
import { docusaurusConfig } from '../config/config-schema';
import { findModule, runInTree, runModule } from '../run/run-module';
import { readSheet } from '../modules/read-sheet';
import type { WholeSheet } from '../modules/read-sheet';
import { Notes } from '../notes';
import { readMounted } from '../mounted';
import { makePlugins } from './make-plugins';
import type { LocalPlugin } from './make-plugins';
import { postCssOf } from './post-css';
import type { SheetJob } from './sheet-process';

/** Sends back the style sheet that a job asks for, and ends the process, in which plugins may have left something running. */
export async function sendChangedSheet(job: SheetJob): Promise<void> {
  const sheet = await readChangedSheet(job);
  process.send?.(sheet, () => process.exit());
}

/**
 * A style sheet with what the plugins of its tree make of it. They are functions, so the configuration runs once more here; what is wrong with it
 * was reported when the tree was mounted.
 */
async function readChangedSheet({ sheet, of, target }: SheetJob): Promise<WholeSheet> {
  const origin = readMounted(of);
  const configFile = origin && findModule(origin.root, 'docusaurus.config');
  if (origin === undefined || configFile === undefined) return readSheet(sheet, path.dirname(sheet), { target });
  const { root, allowsGaps } = origin;
  const outDir = path.resolve('public');
  const config = docusaurusConfig.parse((await runModule(configFile, root, new Notes(), allowsGaps)) ?? {});
  return runInTree(root, [], allowsGaps, async () => {
    const plugins = await makePlugins(config, { root, outDir }, new Notes());
    const change = changeBy(plugins, root);
    return readSheet(sheet, root, { target, ...(change ? { change } : {}) });
  });
}

function changeBy(plugins: readonly LocalPlugin[], root: string): ReturnType<typeof postCssOf> {
  try {
    return postCssOf(plugins, root);
  } catch {
    return undefined;
  }
}
