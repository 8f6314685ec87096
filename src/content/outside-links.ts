import path from 'node:path';
import { readOrigin } from '../docusaurus/origin';
import { realPath } from '../docusaurus/real-path';
import { pageFolders } from '../model/pages/pages';
import { asWarning } from '../model/problems/problems';
import type { Problem } from '../model/problems/problems';
import { belowContent } from './content-dir';
import { isOfTree } from './file-in-tree';
import { filesThroughLinks } from './files-below';

/** Symbolic links that lead out of a tree, or nowhere. The build would publish what they lead to. */
export function linksOutside(root: string): Problem[] {
  const folders = [...pageFolders, 'data', 'static'].map((name) => path.join(root, name));
  const isForeign = readOrigin(root) !== undefined;
  const mayFollow = (target: string): boolean => isOfTree(target, root);
  return folders
    .flatMap((folder) => filesThroughLinks(folder, mayFollow).refused)
    .map((link): Problem => {
      const at = { file: belowContent(link, root), line: 1, column: 1 };
      if (realPath(link) === undefined) {
        const what = 'The target of the symbolic link does not exist.';
        const problem = { ...at, what, remedy: 'Remove the link, or create its target.' };
        // Docusaurus passes over it.
        return isForeign ? asWarning(problem) : problem;
      }
      const what = `The symbolic link leads out of the ${isForeign ? 'repository' : 'content folder'}.`;
      return { ...at, what, remedy: 'Put a copy of the file here.' };
    });
}
