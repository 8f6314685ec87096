import { allFilesBelow, filesBelow, tooManyLinks } from './files-below';
import { policyOf, readOrigin } from '../origin';
import { belowContent, realPath } from './paths';
import type { SiteConfig } from '../../config/site-config';
import { pageFolders } from '../../model/pages/pages';
import type { PageSource } from '../../model/pages/pages';
import { asWarning } from '../../model/problems/problems';
import type { Problem, Policy } from '../../model/problems/problems';
import { filesOfTree, fileInTree } from './file-in-tree';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { reasonOf } from '../tree-error';
import { unreadFile } from '../../model/checks/check-text';
import { translationsFolder } from '../locales';
import { siteFileName } from '../site-file';
import { contentFolders } from './read-content';

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

/**
 * Pictures of pages that the build could not scale, because they are empty, cut off or too large. Pictures of a tree made for Docusaurus may be
 * thousands, so only the beginning of each is read.
 */
export async function brokenPictures(
  pages: readonly PageSource[],
  contentDir: string,
  { config, policy }: { readonly config: SiteConfig; readonly policy: Policy },
): Promise<Problem[]> {
  const used = new Set(pages.flatMap(({ pictures }) => pictures.map(({ file }) => file)));
  const unknown = [...used].filter((file) => /\.(?:heic|heif|tiff?|bmp|psd|ai|eps|pdf)$/i.test(file));
  const problems = unknown.map((file): Problem => {
    const what = `Browsers do not show pictures that end with \`${path.extname(file)}\`.`;
    return { file, line: 1, column: 1, what, remedy: 'Save it as SVG, PNG, JPEG or WebP.' };
  });
  for (const file of policy === 'strict' ? [...used].filter((name) => /\.svg$/i.test(name)) : []) {
    const target = fileInTree(contentDir, file, config);
    if (target === undefined || /<\/svg>|<svg\b[^>]*\/>/.test(readFileSync(target, 'utf8'))) continue;
    problems.push({
      file,
      line: 1,
      column: 1,
      what: 'The picture is cut off because it has no `</svg>`.',
      remedy: 'Save it again.',
    });
  }
  const scaled = [...used].filter((file) => /\.(?:png|jpe?g|webp|avif)$/i.test(file));
  if (scaled.length === 0) return problems;
  const { default: sharp } = await import('sharp');
  const problemOf = async (file: string): Promise<Problem[]> => {
    const target = fileInTree(contentDir, file, config);
    if (target === undefined) return [];
    try {
      // Of a file by its name, sharp would remember what it read before. Scaling to one pixel decodes all of it in a tenth of the time of `stats`.
      const picture = sharp(readFileSync(target), { failOn: 'truncated' });
      await (policy === 'strict' ? picture.resize(1).raw().toBuffer() : picture.metadata());
      return [];
    } catch (error) {
      const what = `The image cannot be read: ${reasonOf(error)}.`;
      return [{ file, line: 1, column: 1, what, remedy: 'Save it again, at most 4,000 pixels wide.' }];
    }
  };
  for (const file of scaled) problems.push(...(await problemOf(file)));
  return problems;
}

/** Files and folders at the top of a tree that authors may take for content although nothing reads them, and such files of its data. */
export function unreadFiles(root: string, config: SiteConfig): Problem[] {
  const folders = [...contentFolders(config), translationsFolder];
  const isText = (file: string): boolean => /\.(?:mdx?|ya?ml)$/i.test(file);
  const hasText = (file: string): boolean =>
    file.endsWith('/') ? filesBelow(path.join(root, file)).some(isText) : isText(file);
  const problemsOf = (file: string): Problem[] => {
    const unread = unreadFile(file, folders, [siteFileName]);
    return unread ? [asWarning({ file: file.replace(/\/$/, ''), line: 1, column: 1, ...unread })] : [];
  };
  const top = readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  const data = allFilesBelow(path.join(root, 'data')).map((file) => belowContent(file, root));
  // Folders of content are many files to look through.
  const others = top.filter((file) => problemsOf(file).length > 0 && hasText(file));
  return [...others, ...data].flatMap(problemsOf);
}
