import path from 'node:path';

/** Folder that holds docs/, blog/ and data/. One setting: the environment variable CONTENT_DIR. */
export const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');

/** Absolute path → path below the content folder, with forward slashes. */
export const belowContent = (file: string, root = contentDir): string =>
  path.relative(root, file).split(path.sep).join('/');

/** Whether a path is none of docs/, blog/ and data/: a foreign tree has other folders too. */
export function isNoContent(file: string): boolean {
  const [folder] = belowContent(file).split('/');
  return folder !== '' && !['docs', 'blog', 'data'].includes(folder ?? '');
}
