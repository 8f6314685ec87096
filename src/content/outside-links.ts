import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { realPath } from '../docusaurus/real-path';
import { pageFolders } from '../model/pages/pages';
import type { Problem } from '../model/problems/problems';
import { belowContent } from './content-dir';
import { isOfTree } from './file-in-tree';

/** Symbolic links that lead out of a tree. The build would publish what they lead to. */
export function linksOutside(root: string): Problem[] {
  const folders = [...pageFolders, 'data', 'static'].map((name) => path.join(root, name));
  return folders
    .flatMap(linksBelow)
    .filter((link) => !isOfTree(realPath(link) ?? '', root))
    .map((link) => ({
      file: belowContent(link, root),
      line: 1,
      column: 1,
      what: 'The symbolic link leads out of the content folder.',
      remedy: 'Put a copy of the file here.',
    }));
}

function linksBelow(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true, recursive: true }) : [];
  return entries.flatMap((entry) => (entry.isSymbolicLink() ? path.join(entry.parentPath, entry.name) : []));
}
