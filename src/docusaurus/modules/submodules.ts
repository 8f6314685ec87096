import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryOf } from '../../content/files/paths';

/** What to do about files that are not there if the tree at `root` has submodules of Git whose folders are empty. */
export function submoduleRemedy(root: string): string | undefined {
  const folders = [...new Set([root, repositoryOf(root)])].flatMap((folder) => {
    const file = path.join(folder, '.gitmodules');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...text.matchAll(/^\s*path\s*=\s*(.+?)\s*$/gm)].map(([, name = '']) => path.join(folder, name));
  });
  const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;
  return folders.some(isEmpty)
    ? 'Run `git submodule update --init` in the tree, because folders of its submodules are empty.'
    : undefined;
}
