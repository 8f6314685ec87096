import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { allFilesBelow } from './files/files-below';
import { pathBelow } from './files/paths';

/** The folder of a content tree with a folder for each complete example. */
export const exampleFolder = 'examples';

/** Addresses of the downloads, one for each example. */
export function exampleAddresses(contentDir: string): string[] {
  const folder = path.join(contentDir, exampleFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/${exampleFolder}/${name}.zip`)
    .sort();
}

/** The ZIP archive of an example. It has the same bytes as long as its files have. */
export function exampleArchive(contentDir: string, address: string): Uint8Array {
  const name = path.posix.basename(address, '.zip');
  const folder = path.join(contentDir, exampleFolder, name);
  const files = allFilesBelow(folder).filter((file) => !file.includes('__pycache__'));
  const entries = files.map((file) => [`${name}/${pathBelow(folder, file)}`, readFileSync(file)] as const);
  // A date of local time: with one of UTC, the bytes would depend on the time zone.
  return zipSync(Object.fromEntries(entries), { mtime: new Date(2025, 0, 1) });
}
