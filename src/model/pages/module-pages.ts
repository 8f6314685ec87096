import type { SiteConfig } from '../../config/site-config';
import { plainPath } from '../addresses/routes';
import type { Problem } from '../problems/problems';
import { isNoPage } from './partials';
import { plainFolderOf } from './plain-source';

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const defaultExport = /^export\s+(?:default\b|\{[^}]*\bdefault\b[^}]*\})/m;

/** A module that makes pages has to export its component as default; Gatsby would render the module itself. */
export function checkPageModule(file: string, source: string): Problem[] {
  if (defaultExport.test(source.replace(comments, ''))) return [];
  const what = 'The page module has no default export.';
  return [{ file, line: 1, column: 1, what, remedy: 'Add `export default` to its page component.' }];
}

/** A page that a module of the tree is. */
export interface ModulePage {
  readonly path: string;
  /** Path below the content folder. */
  readonly file: string;
}

const isScript = (file: string): boolean =>
  /\.(?:jsx?|tsx?)$/.test(file) && !/\/__tests__\/|\.(?:test|spec|d)\.\w+$/.test(file);

interface MarkdownPage {
  readonly file: string;
  readonly needsMdx: boolean;
}

/** The pages of a tree whose code runs in browsers: those that show components, and modules that are pages. */
export const runningPages = <Page extends MarkdownPage>(
  pages: readonly Page[],
  modules: readonly ModulePage[],
): (Page | ModulePage)[] => [...pages.filter(({ needsMdx }) => needsMdx), ...modules];

/** The file of the first of them. */
export const firstThatRuns = (pages: readonly MarkdownPage[], modules: readonly ModulePage[]): string | undefined =>
  runningPages(pages, modules)[0]?.file;

/** The pages that the modules of a tree are: those below `src/pages` but tests, types, and what begins with `_`. */
export const modulePages = (
  files: Iterable<string>,
  config: Pick<SiteConfig, 'plainFolders' | 'pageFiles'>,
): ModulePage[] =>
  [...files].flatMap((file) => {
    const { folder, base } = plainFolderOf(file, config) ?? {};
    if (folder === undefined || !isScript(file) || isNoPage(file, config)) return [];
    return [{ path: plainPath(file.slice(folder.length), base), file }];
  });
