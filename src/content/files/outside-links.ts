import { tooManyLinks } from './files-below';
import { policyOf, readOrigin } from '../origin';
import { belowContent, realPath } from './paths';
import type { SiteConfig } from '../../config/site-config';
import { pageFolders } from '../../model/pages/pages';
import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import { filesOfTree } from './file-in-tree';

/** Symbolic links that lead out of a tree, nowhere, or to each other. The build would publish what they lead to. */
export function linksOutside(root: string, config: SiteConfig): Problem[] {
  const isForeign = policyOf(readOrigin(root)) === 'lenient';
  const placeOf = (link: string) => ({ file: belowContent(link, root), line: 1, column: 1 });
  const found = [...pageFolders(config), 'data', 'static'].map((folder) => filesOfTree(root, folder, config));
  const refused = found
    .flatMap((inFolder) => inFolder.refused)
    .map((link): Problem => {
      const at = placeOf(link);
      if (link.includes('\uFFFD')) {
        const what = 'The name of the file is not valid UTF-8.';
        return { ...at, what, remedy: 'Rename the file with the letters that you mean, or with ASCII letters.' };
      }
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
  // Docusaurus passes over them. Below a folder with too many links, most lead around it.
  const circular = isForeign || endless.length > 0 ? [] : found.flatMap((inFolder) => inFolder.circular);
  const around = circular.map((link): Problem => {
    const what = 'The symbolic link leads to a folder around it.';
    return { ...placeOf(link), what, remedy: 'Remove the link.' };
  });
  return [...refused, ...around, ...endless];
}
