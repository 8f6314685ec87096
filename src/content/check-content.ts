import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inSource, isTranslated, readOrigin } from './origin';
import { faultOfBytes, faultOfMerge, problemOfName } from '../model/checks/check-text';
import { adviseOnSite } from '../model/checks/check-quality';
import { checkSite } from '../model/checks/check-site';
import { decodeAddress } from '../model/addresses/address';
import { linkedFilePath } from '../model/addresses/routes';
import { modulePages } from '../model/pages/module-pages';
import type { PageSource } from '../model/pages/pages';
import { suggestNearest } from '../model/nearest';
import { downgraded, asWarning, isError, uniqueProblems } from '../model/problems/problems';
import type { Problem } from '../model/problems/problems';
import type { CompiledPage } from './compile-page';
import { compilePage } from './compile-page';
import { belowContent } from './files/paths';
import { brokenPictures, linksOutside, unreadFiles } from './files/check-files';
import { loadData } from './data-files';
import { loadReference, pathOfData } from '../model/reference/reference';
import { exampleAddresses } from './examples';
import { checkTranslations } from './locales';
import { checkInterfaces, missingSitePictures, readSiteConfig } from './site-file';
import { filesOfTree } from './files/file-in-tree';
import { filesBelow } from './files/files-below';
import { withoutFixOfChanged } from './files/kept-texts';
import { readContent } from './files/read-content';
import type { ContentFiles } from './files/read-content';
import { TreeContext } from './tree-context';
import { ownTree } from './tree-kind';
import type { OpenTree } from './tree-kind';

export interface CheckOptions {
  readonly contentDir: string;
  /** The tree there; the default is one of our own. */
  readonly tree?: OpenTree;
  readonly staticDir: string;
  /** Drafts are pages only while developing. */
  readonly withDrafts: boolean;
  /** Lets a caller keep compiled pages, or compile them elsewhere; the default does it afresh and here. */
  readonly compile?: (pages: ReadonlyMap<string, string>, tree: TreeContext) => Promise<CompiledPage[]>;
  /** Code of `content-worker.ts`, which reads custom CSS that plugins change. Without it, only the bundler says what is wrong with that. */
  readonly worker?: string;
}

/** Reads and checks a whole content tree and returns every problem in it. No Gatsby needed. */
export async function checkContent(options: CheckOptions): Promise<Problem[]> {
  const {
    contentDir,
    tree: opened = ownTree(options.contentDir),
    staticDir,
    withDrafts,
    compile = compileAll,
    worker,
  } = options;
  const { config } = opened;
  const files = readContent(contentDir, config);
  const reference = loadReference(files.data);
  const tree = TreeContext.of(contentDir, files.pages, reference, opened);
  const all = await compile(files.pages, tree);
  const compiled = all.filter(({ file }) => tree.shadowOf(file) === undefined);
  const { data, problems, broken, placeInData } = loadData(files.data);
  const pages = compiled.map(({ page }) => page).filter((page) => page !== undefined);
  const unfinished = compiled.filter(({ page }) => page === undefined).map(({ file }) => file);
  const staticFiles = [
    ...addressesOf(filesBelow(staticDir), staticDir),
    ...exampleAddresses(contentDir),
    ...addressesOf(filesOfTree(contentDir, 'static', config).files, path.join(contentDir, 'static')),
  ];
  const scripts = modulePages(files.assets, config);
  const origin = readOrigin(contentDir);
  const isTranslation = (file: string): boolean => origin?.locale !== undefined && isTranslated(origin, file);
  const content = {
    isTranslation,
    sources: files.pages,
    ...{ pages, unfinished, data, broken, placeInData, withDrafts, reference, config, policy: tree.policy },
    staticFiles: new Set([
      ...[...staticFiles, ...scripts.map(({ path: address }) => address)],
      ...(tree.policy === 'lenient' ? [...[...files.assets].map(linkedFilePath), ...linkedFiles(pages, tree)] : []),
    ]),
  };
  const ofKind = await opened.content.check(pages, scripts, worker);
  /** Mistakes in original data are told in the tree of originals, and pictures that only originals show are not the translator's to delete. */
  const isOwn = (file: string): boolean => origin?.locale === undefined || isTranslation(file);
  const soften = (problem: Problem): Problem => downgraded(tree.policy, problem);
  const unfit = noTexts(files, contentDir);
  const isText = ({ file }: Problem): boolean => unfit.every((fault) => fault.file !== file);
  const settings = readSiteConfig(contentDir).problems;
  const found = [
    ...compiled.flatMap((page) =>
      page.problems.map((problem) => (page.page || !isError(problem) ? soften(problem) : problem)),
    ),
    ...(tree.policy === 'strict' ? pagesThatRun(compiled) : []),
    ...settings,
    ...(tree.policy === 'strict' ? missingSitePictures(contentDir, content.staticFiles) : []),
    ...problems.filter(({ file }) => isOwn(file)),
    ...shadowedPages(all, tree),
    ...linksOutside(contentDir, config),
    // Settings with a mistake may lack the languages.
    ...(tree.policy === 'strict' && settings.length === 0 ? checkTranslations(contentDir, tree) : []),
    ...(tree.policy === 'strict' ? checkInterfaces(contentDir) : []),
    ...(tree.policy === 'strict' && !origin ? unreadFiles(contentDir, config) : []),
    ...reference.problems,
    ...missingPictures(pages, files.assets, content.staticFiles).map(soften),
    ...(await brokenPictures(pages, contentDir, tree)),
    ...ofKind,
    ...checkSite(content),
    // Of a tree in which pages are missing nobody knows what is unused.
    ...adviseOnSite({
      ...content,
      assets: new Set(unfinished.length > 0 ? [] : [...files.assets].filter(isOwn)),
      dataTexts: files.data,
      now: new Date(),
    }).map(soften),
  ];
  const names = [...files.pages.keys(), ...files.assets].flatMap((file) => problemOfName(file, tree.policy) ?? []);
  const unique = uniqueProblems([...[...unfit, ...names].map(soften), ...found.filter(isText)]);
  return origin ? unique.map((problem) => inSource(withoutFixOfChanged(problem, contentDir), origin)) : unique;
}

/** Files with an unfinished merge, and files that are not in UTF-8. Decoding leaves U+FFFD for each byte that is not, and some authors write that sign. */
function noTexts({ pages, partials, data }: ContentFiles, contentDir: string): Problem[] {
  const all = [...pages, ...partials, ...[...data].map(([name, text]) => [pathOfData(name), text] as const)];
  return all.flatMap(([file, text]) => {
    const fault =
      (/[\0\uFFFD]/.test(text) ? faultOfBytes(readFileSync(path.join(contentDir, file))) : undefined) ??
      faultOfMerge(text);
    return fault ? [{ file, column: 1, ...fault }] : [];
  });
}

/** Pages that nobody can reach, because another one has their address. */
const shadowedPages = (all: readonly CompiledPage[], tree: TreeContext): Problem[] =>
  all.flatMap(({ file }) => {
    const first = tree.shadowOf(file);
    if (first === undefined) return [];
    const what = `The page is left out because its address \`${tree.addressOf(file) ?? ''}\` is already used by ${first}.`;
    return [asWarning({ file, line: 1, column: 1, what, remedy: 'Rename the file or give it a unique `slug`.' })];
  });

/** Addresses of files that pages name by their paths. Somebody may also have written such an address by hand. */
const linkedFiles = (pages: readonly PageSource[], { hasFile }: TreeContext): string[] =>
  pages
    .flatMap(({ links }) => links.map(({ target }) => decodeAddress(target.replace(/[?#].*$/, ''))))
    .filter((target) => target.startsWith(linkedFilePath('')) && hasFile(target.slice(linkedFilePath('').length)));

/**
 * Pages whose code runs in the build and in browsers. In a tree made for Docusaurus that is usual; in ours, a reviewer must know. A
 * mistake may look like code, so pages with problems do not count.
 */
const pagesThatRun = (compiled: readonly CompiledPage[]): Problem[] =>
  compiled
    .filter(({ page, problems }) => page?.needsMdx === true && problems.length === 0)
    .map(({ file }) => ({
      file,
      line: 1,
      column: 1,
      what: 'This page runs its own JavaScript in the build and in browsers.',
      remedy: 'Use the components of CONTRIBUTING.md. If the page must run, review it like code of the site.',
      severity: 'warning',
    }));

const addressesOf = (files: readonly string[], folder: string): string[] =>
  files.map((file) => `/${belowContent(file, folder)}`);

const compileAll: NonNullable<CheckOptions['compile']> = (pages, tree) =>
  Promise.resolve([...pages].map(([file, source]) => compilePage(file, source, tree)));

function missingPictures(
  pages: readonly PageSource[],
  assets: ReadonlySet<string>,
  staticFiles: ReadonlySet<string>,
): Problem[] {
  const usual = 'Use its path relative to this file, such as `img/light.png` in a folder beside it.';
  const remedyOf = (picture: string): string => {
    const [, address = ''] = /(?:^|\/)static(\/.*)/.exec(picture) ?? [];
    return staticFiles.has(address)
      ? `Write \`${address}\`. The address of a file in static/ is its path below that folder.`
      : suggestNearest(picture, [...assets], usual).replace(/\?$/, '? Use its path relative to this file.');
  };
  return pages.flatMap(({ file, pictures }) =>
    pictures
      .filter((picture) => !assets.has(picture.file))
      .map(({ file: picture, partial = file, line, column }) => ({
        file: partial,
        line,
        column,
        what: `The image \`${picture}\` does not exist.`,
        remedy: remedyOf(picture),
      })),
  );
}
