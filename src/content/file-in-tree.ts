import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { readOrigin } from '../docusaurus/origin';
import { pageFolders } from '../model/pages/pages';

const isBelow = (file: string, folder: string): boolean => file.startsWith(folder + path.sep);

/** Where a path leads in the end; `undefined` when there is nothing. */
export function realPath(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}

/** Whether a file, without symbolic links, is one of the tree. The folders of a mounted tree are links to those of another. */
export function isOfTree(real: string, root: string): boolean {
  const origin = readOrigin(root);
  const mounted = origin ? [origin.root, ...[...pageFolders, 'static'].map((name) => path.join(root, name))] : [];
  return [root, ...mounted].some((folder) => isBelow(real, realPath(folder) ?? folder));
}

/** Absolute path of a file below the root of a tree; `undefined` when there is none, or when it is elsewhere on the machine. */
export function fileInTree(root: string, file: string): string | undefined {
  const target = path.resolve(root, file);
  const real = isBelow(target, root) ? realPath(target) : undefined;
  return real !== undefined && statSync(real).isFile() && isOfTree(real, root) ? target : undefined;
}
