import { existsSync } from 'node:fs';
import path from 'node:path';

/** The first of a name's files that exists: `sidebars` → `…/sidebars.js`. */
export function findModule(root: string, name: string): string | undefined {
  const endings = ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts', 'json', 'yml', 'yaml'];
  return endings.map((ending) => path.join(root, `${name}.${ending}`)).find((file) => existsSync(file));
}

/** Whether a tree was made for Docusaurus: it has its settings, or it has pages but none of our data files. */
export function isForeign(root: string): boolean {
  const own = existsSync(path.join(root, 'data'));
  const theirs = ['docusaurus.config', 'sidebars'].some((name) => findModule(root, name) !== undefined);
  return theirs || (!own && existsSync(path.join(root, 'docs')));
}
