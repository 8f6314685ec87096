import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../src/content/read-content';

/** Changes with any code that nodes and compiled pages are made by, and with the tree and the settings they are made from. */
export async function codeHash(): Promise<string> {
  const folders = ['src/gatsby', 'src/foreign', 'src/model', 'src/markdown', 'src/content', 'src/search', 'src/i18n'];
  const files = (await Promise.all(folders.map((folder) => filesBelow(path.resolve(folder))))).flat();
  const hash = createHash('sha1');
  for (const file of [...files, 'src/site.ts', 'package-lock.json']) hash.update(file).update(readFileSync(file));
  const { CONTENT_DIR = '', GATSBY_SITE_SETTINGS = '' } = process.env;
  return hash.update(`${CONTENT_DIR}\0${GATSBY_SITE_SETTINGS}`).digest('hex');
}
