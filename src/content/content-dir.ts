import path from 'node:path';
import { pageFolders } from '../model/pages/pages';

/** Folder that holds the folders of pages and data/. The environment variable CONTENT_DIR sets it. */
export const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');

/** Absolute path → path below the content folder, with forward slashes. */
export const belowContent = (file: string, root = contentDir): string =>
  path.relative(root, file).split(path.sep).join('/');

/** Whether a path lies neither in a folder of pages nor in data/. A foreign tree has other folders too. */
export function isNoContent(file: string): boolean {
  const own = `${belowContent(file)}/`;
  if (own === '/') return false;
  // On the way to such a folder, or in it.
  return ![...pageFolders, 'data'].some((folder) => `${folder}/`.startsWith(own) || own.startsWith(`${folder}/`));
}
