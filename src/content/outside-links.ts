import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readOrigin } from '../docusaurus/origin';
import { realPath } from '../docusaurus/real-path';
import { pageFolders } from '../model/pages/pages';
import { asWarning } from '../model/problems/problems';
import type { Problem } from '../model/problems/problems';
import { belowContent } from './content-dir';
import { isOfTree } from './file-in-tree';

/** Symbolic links that lead out of a tree. The build would publish what they lead to. */
export function linksOutside(root: string): Problem[] {
  const folders = [...pageFolders, 'data', 'static'].map((name) => path.join(root, name));
  const isForeign = readOrigin(root) !== undefined;
  return folders.flatMap(linksBelow).flatMap((link): Problem[] => {
    const target = realPath(link);
    if (target !== undefined && isOfTree(target, root)) return [];
    const at = { file: belowContent(link, root), line: 1, column: 1 };
    // Docusaurus passes over it.
    if (isForeign && target === undefined)
      return [asWarning({ ...at, what: 'The symbolic link leads nowhere.', remedy: 'Remove it.' })];
    const what = 'The symbolic link leads out of the content folder.';
    return [{ ...at, what, remedy: 'Put a copy of the file here.' }];
  });
}

function linksBelow(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true, recursive: true }) : [];
  return entries.flatMap((entry) => (entry.isSymbolicLink() ? path.join(entry.parentPath, entry.name) : []));
}
