import { tooManyLinks } from './files-below';
import { readOrigin } from '../origin';
import { realPath } from './paths';
import type { SiteConfig } from '../../config/site-config';
import { pageFolders } from '../../model/pages/pages';
import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import { belowContent } from '../below-content';
import { filesOfTree } from './file-in-tree';

/** Symbolic links that lead out of a tree, nowhere, or to each other. The build would publish what they lead to. */
export function linksOutside(root: string, config: SiteConfig): Problem[] {
  const isForeign = readOrigin(root) !== undefined;
  const placeOf = (link: string) => ({ file: belowContent(link, root), line: 1, column: 1 });
  const found = [...pageFolders(config), 'data', 'static'].map((folder) => filesOfTree(root, folder, config));
  const refused = found
    .flatMap((inFolder) => inFolder.refused)
    .map((link): Problem => {
      const at = placeOf(link);
      if (realPath(link) === undefined) {
        const what = 'The target of the symbolic link does not exist.';
        const problem = { ...at, what, remedy: 'Remove the link, or create its target.' };
        // Docusaurus passes over it.
        return isForeign ? asWarning(problem) : problem;
      }
      const what = `The symbolic link leads out of the ${isForeign ? 'repository' : 'content folder'}.`;
      return { ...at, what, remedy: 'Put a copy of the file here.' };
    });
  const endless = found.flatMap(({ tooMany = [] }) => tooMany).map((link) => ({ ...placeOf(link), ...tooManyLinks }));
  return [...refused, ...endless];
}
