import { readFileSync } from 'node:fs';
import type { SiteConfig } from '../config/site-config';
import type { PageSource } from '../model/pages/pages';
import type { Policy } from '../model/policy';
import type { Problem } from '../model/problems/problems';
import { fileInTree } from './files/file-in-tree';
import { reasonOf } from './tree-error';

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
  const scaled = [...used].filter((file) => /\.(?:png|jpe?g|webp|avif)$/i.test(file));
  if (scaled.length === 0) return [];
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
  const problems: Problem[] = [];
  for (const file of scaled) problems.push(...(await problemOf(file)));
  return problems;
}
