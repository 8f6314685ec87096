import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../src/content/read-content';

/** Changes with any file below these folders, and with these files. */
export async function hashOfFiles(folders: readonly string[], files: readonly string[]): Promise<string> {
  const all = (await Promise.all(folders.map((folder) => filesBelow(path.resolve(folder))))).flat();
  const hash = createHash('sha1');
  for (const file of [...all, ...files]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Changes with any code that nodes and compiled pages are made by, and with the tree and the settings they are made from. */
export async function codeHash(): Promise<string> {
  const folders = [
    'src/gatsby',
    'src/docusaurus',
    'src/model',
    'src/markdown',
    'src/content',
    'src/search',
    'src/i18n',
  ];
  const code = await hashOfFiles(folders, ['src/site.ts', 'package-lock.json']);
  const { CONTENT_DIR = '', GATSBY_SITE_SETTINGS = '' } = process.env;
  return createHash('sha1').update(`${code}\0${CONTENT_DIR}\0${GATSBY_SITE_SETTINGS}`).digest('hex');
}
