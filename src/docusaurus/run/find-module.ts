import { existsSync } from 'node:fs';
import path from 'node:path';

/** The first of a name's files that exists: `sidebars` → `…/sidebars.js`. */
export function findModule(root: string, name: string): string | undefined {
  const endings = ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts', 'json', 'yml', 'yaml'];
  return endings.map((ending) => path.join(root, `${name}.${ending}`)).find((file) => existsSync(file));
}
