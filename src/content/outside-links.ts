import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { realPath } from '../docusaurus/real-path';
import { pageFolders } from '../model/pages/pages';
import type { Problem } from '../model/problems/problems';
import { belowContent } from './content-dir';
import { isOfTree } from './file-in-tree';

/** Symbolic links that lead out of a tree. The build would publish what they lead to. */
export async function linksOutside(root: string): Promise<Problem[]> {
  const folders = [...pageFolders, 'data', 'static'].map((name) => path.join(root, name));
  const found = await Promise.all(folders.map(linksBelow));
  return found
    .flat()
    .filter((link) => !isOfTree(realPath(link) ?? '', root))
    .map((link) => ({
      file: belowContent(link, root),
      line: 1,
      column: 1,
      what: 'The symbolic link leads out of the content folder.',
      remedy: 'Put a copy of the file here.',
    }));
}

async function linksBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isSymbolicLink() ? path.join(entry.parentPath, entry.name) : []));
}
