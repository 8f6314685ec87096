import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import packaged from '@sparticuz/chromium';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/**
 * A browser of the machine, or the one inside an npm package. CHROMIUM_PATH names an executable, or says `packaged` for the one
 * in the package. Throws a clear error when there is none.
 */
export async function findChromium(): Promise<string> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== 'packaged') {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  const folders = wanted === 'packaged' ? [] : (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  const executable = found ?? (await packaged.executablePath().catch(() => undefined));
  if (executable !== undefined && existsSync(executable)) return executable;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its executable.');
}
