import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders around those folders of pages that lie outside of the tree at `root`: pages may import from there by relative paths. */
export const foldersAround = (root: string, folders: readonly string[]): string[] => {
  const outside = folders.filter((folder) => path.relative(root, folder).startsWith('..'));
  return [...new Set(outside.map((folder) => path.dirname(folder)))].filter(existsSync);
};

/** What stands beside these folders, by its name. The mounted tree has it beside the folders, too, so that relative paths lead there. */
export const besideFolders = (root: string, folders: readonly string[]): (readonly [string, string])[] =>
  foldersAround(root, folders).flatMap((folder) =>
    readdirSync(folder).map((name) => [name, path.join(folder, name)] as const),
  );
