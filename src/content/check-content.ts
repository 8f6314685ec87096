import path from 'node:path';
import { checkSite } from '../model/check-site';
import type { PageSource } from '../model/pages';
import type { Problem } from '../model/problems';
import type { CompiledPage } from './compile-page';
import { compilePage } from './compile-page';
import { loadData } from './data-files';
import { loadReference } from '../model/reference/reference';
import type { LoadedReference } from '../model/reference/reference';
import { filesBelow, readContent } from './read-content';

export interface CheckOptions {
  readonly contentDir: string;
  readonly staticDir: string;
  /** Drafts are pages only while developing. */
  readonly withDrafts: boolean;
  /** Whether reference data must be complete; see `referenceIsComplete`. */
  readonly complete?: boolean;
  /** Lets a caller keep compiled pages; the default compiles afresh. */
  readonly compile?: (file: string, source: string, data: LoadedReference) => Promise<CompiledPage> | CompiledPage;
}

/** Reads and checks a whole content tree and returns every problem in it. No Gatsby needed. */
export async function checkContent(options: CheckOptions): Promise<Problem[]> {
  const { contentDir, staticDir, withDrafts, compile = compileFresh } = options;
  const files = await readContent(contentDir);
  const loaded = loadReference(files.data);
  const compiled: CompiledPage[] = [];
  for (const [file, source] of files.pages) compiled.push(await compile(file, source, loaded));
  const { data, problems, placeInData } = loadData(files.data);
  const pages = compiled.map(({ page }) => page).filter((page) => page !== undefined);
  const unfinished = compiled.filter(({ page }) => page === undefined).map(({ file }) => file);
  const staticFiles = (await filesBelow(staticDir)).map((file) => `/${path.relative(staticDir, file)}`);
  return [
    ...compiled.flatMap((page) => page.problems),
    ...problems,
    ...loaded.problems,
    ...missingPictures(pages, files.assets),
    ...checkSite({
      pages,
      unfinished,
      data,
      placeInData,
      staticFiles: new Set(staticFiles),
      withDrafts,
      reference: loaded,
      complete: options.complete,
    }),
  ];
}

const compileFresh = (file: string, source: string, { reference }: LoadedReference): CompiledPage =>
  compilePage(file, source, reference);

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
