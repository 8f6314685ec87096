import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Folders around those folders of pages that lie outside of the tree at `root`: pages may import from there by relative paths. None that
 * holds the home folder of the user, because what pages import may be published.
 */
export const foldersAround = (root: string, folders: readonly string[]): string[] => {
  const outside = folders.filter((folder) => !isWithin(root, folder));
  const around = new Set(outside.map((folder) => path.dirname(folder)));
  return [...around].filter((folder) => existsSync(folder) && !isWithin(folder, os.homedir()));
};

const isWithin = (folder: string, file: string): boolean => path.relative(folder, file).split(path.sep)[0] !== '..';

/** Secrets of the machine, and packages, which are found from the tree. */
const isPrivate = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/** What stands beside these folders, by its name. The mounted tree has it beside the folders, too, so that relative paths lead there. */
export const besideFolders = (root: string, folders: readonly string[]): (readonly [string, string])[] =>
  foldersAround(root, folders).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => !isPrivate(name))
      .map((name) => [name, path.join(folder, name)] as const),
  );
