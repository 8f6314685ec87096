import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { belowContent } from '../content-dir';
import { filesBelow } from '../files/files-below';

/** Changes with any file below these folders but tests, and with these files; the same on every machine. */
export function hashOfFiles(folders: readonly string[], files: readonly string[]): string {
  const all = folders.flatMap((folder) => filesBelow(path.resolve(folder)));
  const code = all.filter((file) => !file.includes('.test.')).sort();
  const hash = createHash('sha1');
  for (const file of [...code, ...files]) hash.update(belowContent(file, '')).update(readFileSync(file));
  return hash.digest('hex');
}

const names = ['gatsby', 'docusaurus', 'model', 'markdown', 'content', 'search', 'i18n', 'deploy', 'theme'];
const folders = names.map((name) => `src/${name}`);
let known: string | undefined;

/** Changes with any code that the build runs besides what webpack bundles, and with the settings of the tree. */
export function codeHash(): string {
  known ??= hashOfFiles(folders, ['src/site.ts', 'src/publishing.ts', 'package-lock.json']);
  return createHash('sha1')
    .update(`${known}\0${process.env.TREE_SETTINGS ?? '{}'}`)
    .digest('hex');
}
