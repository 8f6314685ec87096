import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import packaged from '@sparticuz/chromium';

const installed = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** Path of a command, as a shell finds it. */
const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const starts = (file: string): boolean => spawnSync(file, ['--version']).status === 0;

/**
 * The browser inside an npm package, which is the same on every machine and, without a window, takes two thirds of the time of a whole
 * Chromium; or, where that does not start, a browser of the machine. CHROMIUM_PATH names another: a path, or a command such as
 * `chromium`. Throws a clear error when there is none.
 */
export async function findChromium(): Promise<string> {
  const wanted = process.env.CHROMIUM_PATH ?? '';
  if (wanted !== '') {
    const found = existsSync(wanted) ? wanted : onPath(wanted);
    if (found !== undefined) return found;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  const pinned = await packaged.executablePath().catch(() => undefined);
  if (pinned !== undefined && starts(pinned)) return pinned;
  const found = installed.map(onPath).find((file) => file !== undefined);
  if (found !== undefined) return found;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its executable.');
}
