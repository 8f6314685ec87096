import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesThroughLinks } from './files-below';
import type { FoundFiles } from './files-below';
import { isBelow, isInside, realPath, repositoryOf } from './paths';
import { readOrigin } from '../origin';
import type { SiteConfig } from '../../config/site-config';
import { pageFolders } from '../../model/pages/pages';

/** Whether a file, without symbolic links, is one of the tree. */
export const isOfTree = (real: string, root: string, config: SiteConfig): boolean =>
  isInside(real, foldersOfTree(root, config));

/**
 * Folders that hold all files of a tree. The folders of a mounted tree are links to those of another, which may have pages beside its other
 * folders, and links to files of its repository.
 */
function foldersOfTree(root: string, config: SiteConfig): string[] {
  const origin = readOrigin(root);
  if (!origin || origin.locale !== undefined) return [root];
  const mounted = [...pageFolders(config), 'static'].map((name) => path.join(root, name));
  return [root, repositoryOf(origin.root), ...mounted, ...origin.around];
}

/**
 * The files below a folder of a tree, with what symbolic links within the tree lead to, and the links that lead out of it or nowhere. Names that
 * start with `.` are only served as they are.
 */
export function filesOfTree(root: string, folder: string, config: SiteConfig): FoundFiles {
  const folders = foldersOfTree(root, config);
  return filesThroughLinks(path.join(root, folder), (target) => isInside(target, folders), folder === 'static');
}

/**
 * The folder that a file of a tree is below. A mounted tree has files of ours in a folder of the name `data`, and its docs may be a part of
 * the folder that the tree has under their name.
 */
export function rootOfFile(root: string, file: string): string {
  if (!file.startsWith('data/') && existsSync(path.join(root, file))) return root;
  const { root: origin, locale } = readOrigin(root) ?? {};
  return origin !== undefined &&
    locale === undefined &&
    (file.startsWith('data/') || existsSync(path.join(origin, file)))
    ? origin
    : root;
}

/** Absolute path of a file below the root of a tree; `undefined` when there is none, or when it is elsewhere on the machine. */
export function fileInTree(root: string, file: string, config: SiteConfig): string | undefined {
  const base = rootOfFile(root, file);
  const target = path.resolve(base, file);
  const real = isBelow(target, base) ? realPath(target) : undefined;
  return real !== undefined && statSync(real).isFile() && isOfTree(real, root, config) ? target : undefined;
}
