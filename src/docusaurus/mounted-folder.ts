import path from 'node:path';

/** Names that the mounted tree has for its own folders. */
const taken = new Set(['docs', 'blog', 'data', 'static']);

/** What the mounted tree calls a folder of the tree at `dir`: as the tree does, or by another name where that would mean something else. */
export function mountedFolder(root: string, dir: string, otherwise: string): string {
  const inside = path.relative(root, path.resolve(root, dir)).split(path.sep);
  const isPlain = inside[0] !== '..' && inside[0] !== '' && !taken.has(inside[0] ?? '');
  return isPlain ? inside.join('/') : otherwise;
}
