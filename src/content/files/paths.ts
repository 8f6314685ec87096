import { existsSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { environment } from '../../config/environment';

/** A path as addresses and messages write it on every system. */
export const withSlashes = (file: string): string => file.split(path.sep).join('/');

/** Where a file is below a folder, with slashes. */
export const pathBelow = (folder: string, file: string): string => withSlashes(path.relative(folder, file));

/** Where a path leads in the end; `undefined` when there is nothing. */
export function realPath(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}

/** Whether an absolute path is inside of a folder. */
export const isBelow = (file: string, folder: string): boolean => file.startsWith(folder + path.sep);

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

/** Absolute path → path below the content folder, with forward slashes. */
export const belowContent = (file: string, root = environment.contentDir()): string => pathBelow(root, file);
