import path from 'node:path';
import { checkModules } from '../docusaurus/modules/check-modules';
import { readSheetInProcess } from '../docusaurus/local-plugins/sheet-process';
import { readSheet } from '../docusaurus/modules/read-sheet';
import { writeGaps } from '../docusaurus/modules/stand-ins';
import { inSource, readOrigin } from '../docusaurus/origin';
import type { Origin } from '../docusaurus/origin';
import { pathBelow } from './files/path-below';
import { withoutFixOfChanged } from '../docusaurus/preprocessed';
import { reasonOf } from '../docusaurus/run/reason';
import { adviseOnSite } from '../model/checks/check-quality';
import { checkSite } from '../model/checks/check-site';
import { decodeAddress } from '../model/addresses/address';
import { linkedFilePath } from '../model/addresses/routes';
import { firstThatRuns, modulePages } from '../model/pages/module-pages';
import type { ModulePage } from '../model/pages/module-pages';
import { pageFolders } from '../model/pages/pages';
import type { PageSource } from '../model/pages/pages';
import { suggestNearest } from '../model/nearest';
import { softened } from '../model/policy';
import { asWarning, isError, uniqueProblems } from '../model/problems/problems';
import type { HostUse } from '../model/types';
import type { Problem } from '../model/problems/problems';
import type { CompiledPage } from './compile-page';
import { compilePage } from './compile-page';
import { belowContent } from './content-dir';
import { loadData } from './data-files';
import { loadReference } from '../model/reference/reference';
import { linksOutside } from './files/outside-links';
import { filesOfTree } from './files/file-in-tree';
import { filesBelow } from './files/files-below';
import { readContent } from './files/read-content';
import { stoppedRemedy } from '../docusaurus/transforms/transform-process';
import { TreeContext } from './tree-context';

export interface CheckOptions {
  readonly contentDir: string;
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
  const { contentDir, staticDir, withDrafts, compile = compileAll, worker } = options;
  const files = readContent(contentDir);
  const reference = loadReference(files.data);
  const tree = TreeContext.of(contentDir, files.pages, reference);
  const all = await compile(files.pages, tree);
  const compiled = all.filter(({ file }) => tree.shadowOf(file) === undefined);
  const { data, problems, placeInData } = loadData(files.data);
  const pages = compiled.map(({ page }) => page).filter((page) => page !== undefined);
  const unfinished = compiled.filter(({ page }) => page === undefined).map(({ file }) => file);
  const staticFiles = [
    ...addressesOf(filesBelow(staticDir), staticDir),
    ...addressesOf(filesOfTree(contentDir, 'static').files, path.join(contentDir, 'static')),
  ];
  const scripts = modulePages(files.assets);
  const content = {
    ...{ pages, unfinished, data, placeInData, withDrafts, reference, policy: tree.policy },
    staticFiles: new Set([
      ...[...staticFiles, ...scripts.map(({ path: address }) => address)],
      ...(tree.policy === 'lenient' ? [...[...files.assets].map(linkedFilePath), ...linkedFiles(pages, tree)] : []),
    ]),
  };
  const origin = readOrigin(contentDir);
  const modules = origin ? await checkModulesOf(pages, scripts, origin, contentDir) : [];
  const sheets = origin ? await checkCustomCss(origin, contentDir, worker) : [];
  const soften = (problem: Problem): Problem => softened(tree.policy, problem);
  const found = [
    ...compiled.flatMap((page) =>
      page.problems.map((problem) => (page.page || !isError(problem) ? soften(problem) : problem)),
    ),
    ...(tree.policy === 'strict' ? pagesThatRun(compiled) : []),
    ...problems,
    ...shadowedPages(all, tree),
    ...linksOutside(contentDir),
    ...reference.problems,
    ...missingPictures(pages, files.assets).map(soften),
    ...modules,
    ...sheets,
    ...(origin ? [...hostProblems(pages), ...runningProblems(pages, scripts)] : []),
    ...checkSite(content),
    // Of a tree in which pages are missing nobody knows what is unused.
    ...adviseOnSite({
      ...content,
      assets: unfinished.length > 0 ? new Set() : files.assets,
      sources: files.pages,
      dataTexts: files.data,
    }).map(soften),
  ];
  const unique = uniqueProblems(found);
  return origin ? unique.map((problem) => inSource(withoutFixOfChanged(problem, contentDir), origin)) : unique;
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

/** Leaves the names of missing modules where the bundler finds them. */
async function checkModulesOf(
  pages: readonly PageSource[],
  scripts: readonly ModulePage[],
  origin: Origin,
  contentDir: string,
): Promise<readonly Problem[]> {
  const uses = [
    ...pages.flatMap(({ file, modules }) => modules.map((use) => ({ ...use, file }))),
    ...scripts.map(({ file }) => ({ file, module: `@site/${file}`, line: 1, column: 1 })),
  ];
  const { problems, gaps } = await checkModules(uses, { ...origin, contentDir });
  writeGaps(contentDir, gaps);
  return problems;
}

async function checkCustomCss(
  { root, customCss, changesSheets }: Origin,
  contentDir: string,
  worker: string | undefined,
): Promise<readonly Problem[]> {
  if (changesSheets && worker === undefined) return [];
  const check = async (sheet: string): Promise<readonly Problem[]> => {
    if (!changesSheets || worker === undefined) return (await readSheet(sheet, root)).problems;
    try {
      return (await readSheetInProcess(worker, { sheet, of: contentDir, target: [] })).problems;
    } catch (error) {
      const what = `The style sheet cannot be read: ${reasonOf(error)}`;
      return [{ file: pathBelow(root, sheet), line: 1, column: 1, what, remedy: stoppedRemedy }];
    }
  };
  return (await Promise.all(customCss.map(check))).flat();
}

/** Other sites that the policy of the built site has to allow, because pages show something of them. */
function hostProblems(pages: readonly PageSource[]): Problem[] {
  const first = pages.find(({ hosts }) => hosts.some(isOtherHost));
  if (!first) return [];
  const origins = new Set(pages.flatMap(({ hosts }) => hosts.filter(isOtherHost).map(({ origin }) => origin)));
  const what = `Pages show pictures, media or frames of other sites: ${[...origins].sort().join(', ')}.`;
  const remedy = 'The Content Security Policy of the built site allows them.';
  return [asWarning({ file: first.file, line: 1, column: 1, what, remedy })];
}

/** Components may show and ask anything, which only running them can tell. */
function runningProblems(pages: readonly PageSource[], scripts: readonly ModulePage[]): Problem[] {
  const file = firstThatRuns(pages, scripts);
  if (file === undefined) return [];
  const what = 'Pages run components, which may show pictures and frames, and ask for data, of any host.';
  const remedy = 'The Content Security Policy of the built site allows all hosts that are reached by HTTPS.';
  return [asWarning({ file, line: 1, column: 1, what, remedy })];
}

const isOtherHost = ({ origin }: HostUse): boolean => origin !== "'self'";

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

function missingPictures(pages: readonly PageSource[], assets: ReadonlySet<string>): Problem[] {
  const remedy = `Use its path relative to this file, and put the file below ${pageFolders.map((folder) => `${folder}/`).join(' or ')}.`;
  return pages.flatMap(({ file, pictures }) =>
    pictures
      .filter((picture) => !assets.has(picture.file))
      .map(({ file: picture, partial = file, line, column }) => ({
        file: partial,
        line,
        column,
        what: `The image \`${picture}\` does not exist.`,
        remedy: suggestNearest(picture, [...assets], remedy).replace(/\?$/, '? Use its path relative to this file.'),
      })),
  );
}
