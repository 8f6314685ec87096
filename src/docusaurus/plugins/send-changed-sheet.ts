import path from 'node:path';
import { readSheet } from '../modules/read-sheet';
import { runConfigAgain, runInTree } from '../config/run-module';
import { readMounted } from '../mounted';
import { UnsupportedSettings } from '../unsupported-settings';
import { makePlugins } from './local-plugins';
import type { LocalPlugin } from './local-plugins';
import { postCssOf } from './post-css';
import type { SheetJob } from './worker';

/**
 * Sends back the style sheet that a job asks for, with what the plugins of its tree make of it, and ends the process, in which they may have left
 * timers or servers running.
 */
export async function sendChangedSheet({ sheet, of, target }: SheetJob): Promise<void> {
  const mounted = readMounted(of);
  const again = mounted && (await runConfigAgain(mounted));
  const made = again
    ? await runInTree(mounted.root, [], mounted.allowsGaps, async () => {
        const outDir = path.resolve('public');
        const plugins = await makePlugins(again.config, { root: mounted.root, outDir }, new UnsupportedSettings());
        return readSheet(sheet, mounted.root, { target, change: changeBy(plugins, mounted.root) });
      })
    : await readSheet(sheet, path.dirname(sheet), { target });
  process.send?.(made, () => process.exit());
}

function changeBy(plugins: readonly LocalPlugin[], root: string): ReturnType<typeof postCssOf> {
  try {
    return postCssOf(plugins, root);
  } catch {
    return undefined;
  }
}
