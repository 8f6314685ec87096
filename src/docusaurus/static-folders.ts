import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder of all files that a tree wants served as they are. Of several folders, `merged` becomes a copy; as in Docusaurus, a file of
 * a later folder wins.
 */
export function staticFolder(root: string, names: readonly string[], merged: string): string {
  const folders = names.map((name) => path.resolve(root, name)).filter((folder) => existsSync(folder));
  const [only = path.join(root, 'static')] = folders;
  if (folders.length <= 1) return only;
  rmSync(merged, { recursive: true, force: true });
  mkdirSync(merged, { recursive: true });
  for (const folder of folders) cpSync(folder, merged, { recursive: true, dereference: true });
  return merged;
}
