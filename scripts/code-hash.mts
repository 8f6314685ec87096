import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../src/content/read-content';

/** Changes with any code that nodes and compiled pages are made by, and with the tree they are made from. */
export async function codeHash(): Promise<string> {
  const folders = ['src/gatsby', 'src/model', 'src/markdown', 'src/content', 'src/search', 'src/i18n'];
  const files = (await Promise.all(folders.map((folder) => filesBelow(path.resolve(folder))))).flat();
  const hash = createHash('sha1');
  for (const file of [...files, 'src/site.ts', 'package-lock.json']) hash.update(file).update(readFileSync(file));
  return hash.update(process.env.CONTENT_DIR ?? '').digest('hex');
}
