import path from 'node:path';
import { inSource, readOrigin } from '../foreign/origin';
import { checkSite } from '../model/check-site';
import type { PageSource } from '../model/pages';
import { asWarning } from '../model/problems';
import type { Problem } from '../model/problems';
import type { CompiledPage } from './compile-page';
import { compilePage } from './compile-page';
import { loadData } from './data-files';
import { filesBelow, readContent } from './read-content';

export interface CheckOptions {
  readonly contentDir: string;
  readonly staticDir: string;
  /** Drafts are pages only while developing. */
  readonly withDrafts: boolean;
  /** Lets a caller keep compiled pages; the default compiles afresh. */
  readonly compile?: (file: string, source: string) => Promise<CompiledPage> | CompiledPage;
}

/** Reads and checks a whole content tree and returns every problem in it. No Gatsby needed. */
export async function checkContent(options: CheckOptions): Promise<Problem[]> {
  const { contentDir, staticDir, withDrafts, compile = compilePage } = options;
  const files = await readContent(contentDir);
  const compiled: CompiledPage[] = [];
  for (const [file, source] of files.pages) compiled.push(await compile(file, source));
  const { data, problems, placeInData } = loadData(files.data);
  const pages = compiled.map(({ page }) => page).filter((page) => page !== undefined);
  const unfinished = compiled.filter(({ page }) => page === undefined).map(({ file }) => file);
  const staticFiles = await Promise.all([staticDir, path.join(contentDir, 'static')].map(addressesBelow));
  const origin = readOrigin(contentDir);
  const soften = origin ? asWarning : (problem: Problem): Problem => problem;
  const found = [
    ...compiled.flatMap((page) => (page.page ? page.problems.map(soften) : page.problems)),
    ...problems,
    ...missingPictures(pages, files.assets).map(soften),
    ...checkSite({ pages, unfinished, data, placeInData, staticFiles: new Set(staticFiles.flat()), withDrafts }),
  ];
  return origin ? found.map((problem) => inSource(problem, origin)) : found;
}

const addressesBelow = async (folder: string): Promise<string[]> =>
  (await filesBelow(folder)).map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`);

function missingPictures(pages: readonly PageSource[], assets: ReadonlySet<string>): Problem[] {
  return pages.flatMap(({ file, pictures }) =>
    pictures
      .filter((picture) => !assets.has(picture.file))
      .map(({ file: picture, line, column }) => ({
        file,
        line,
        column,
        what: `The picture \`${picture}\` does not exist.`,
        remedy: 'Write its path relative to this file, and put it below docs/ or blog/.',
      })),
  );
}
