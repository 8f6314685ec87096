import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import packaged from '@sparticuz/chromium';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** A browser of the machine (CHROMIUM_PATH first), or the one inside an npm package. Throws a clear error when there is none. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  const executable = found ?? (await packaged.executablePath().catch(() => undefined));
  if (executable !== undefined && existsSync(executable)) return executable;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its executable.');
}
