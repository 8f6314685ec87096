import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isBelow, realPath } from '../../content/files/real-path';

/**
 * Whether the real path of a file is in one of these folders. Git's own files are not published: they may hold the token that a checkout was made
 * with.
 */
export const isInside = (real: string, folders: readonly string[]): boolean =>
  folders
    .map((folder) => realPath(folder) ?? folder)
    .some((folder) => isBelow(real, folder) && !path.relative(folder, real).split(path.sep).includes('.git'));

/** The repository that a folder is in, or the folder itself. A tree made for Docusaurus may have links to all files of its repository. */
export function repositoryOf(folder: string): string {
  const known = repositories.get(folder);
  if (known !== undefined) return known;
  let at = folder;
  const isOutermost = (): boolean => path.dirname(at) === at || at === os.homedir();
  while (!existsSync(path.join(at, '.git')) && !isOutermost()) at = path.dirname(at);
  const found = existsSync(path.join(at, '.git')) && at !== os.homedir() ? at : folder;
  repositories.set(folder, found);
  return found;
}
const repositories = new Map<string, string>();
