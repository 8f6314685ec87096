import { existsSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOrigin } from '../docusaurus/origin';
import { foldersAround } from '../docusaurus/beside-folders';
import { isBelow, realPath } from '../docusaurus/real-path';
import { pageFolders } from '../model/pages/pages';
import { filesThroughLinks } from './files-below';
import type { FoundFiles } from './files-below';

/**
 * Whether a file, without symbolic links, is one of the tree. The folders of a mounted tree are links to those of another, which may have
 * pages beside its other folders, and links to files of its repository.
 */
export function isOfTree(real: string, root: string): boolean {
  const origin = readOrigin(root);
  const mounted = origin
    ? [repositoryOf(origin.root), ...[...pageFolders, 'static'].map((name) => path.join(root, name))]
    : [];
  const around = origin
    ? foldersAround(
        origin.root,
        Object.values(origin.folders).map((folder) => path.resolve(origin.root, folder)),
      )
    : [];
  return [root, ...mounted, ...around]
    .map((folder) => realPath(folder) ?? folder)
    .some((folder) => isBelow(real, folder) && !ofGit(path.relative(folder, real)));
}

/** The files below a folder of a tree, with what symbolic links within the tree lead to, and the links that lead out of it or nowhere. */
export const filesOfTree = (root: string, folder: string): FoundFiles =>
  filesThroughLinks(path.join(root, folder), (target) => isOfTree(target, root));

/** Git's own files are not published: they may hold the token that a checkout was made with. */
const ofGit = (file: string): boolean => file.split(path.sep).includes('.git');

/** The repository that a folder is in, or the folder itself. */
function repositoryOf(folder: string): string {
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

/** The folder that a file of a tree is below. A mounted tree has files of ours in a folder of the name `data`. */
export const rootOfFile = (root: string, file: string): string =>
  file.startsWith('data/') ? (readOrigin(root)?.root ?? root) : root;

/** Absolute path of a file below the root of a tree; `undefined` when there is none, or when it is elsewhere on the machine. */
export function fileInTree(root: string, file: string): string | undefined {
  const base = rootOfFile(root, file);
  const target = path.resolve(base, file);
  const real = isBelow(target, base) ? realPath(target) : undefined;
  return real !== undefined && statSync(real).isFile() && isOfTree(real, root) ? target : undefined;
}
