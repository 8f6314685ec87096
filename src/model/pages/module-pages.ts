import { plainPath } from '../addresses/page-addresses';
import { isNoPage } from './partials';
import { plainFolderOf } from './plain-folders';

/** A page that a module of the tree is. */
export interface ModulePage {
  readonly path: string;
  /** Path below the content folder. */
  readonly file: string;
}

const isScript = (file: string): boolean =>
  /\.(?:jsx?|tsx?)$/.test(file) && !/\/__tests__\/|\.(?:test|spec|d)\.\w+$/.test(file);

/** The first file of a tree whose code runs in browsers: a page that shows components, or a module that is a page. */
export const firstThatRuns = (
  pages: readonly { readonly file: string; readonly needsMdx: boolean }[],
  modules: readonly ModulePage[],
): string | undefined => (pages.find(({ needsMdx }) => needsMdx) ?? modules[0])?.file;

/** The pages that the modules of a tree are: those below `src/pages` but tests, types, and what begins with `_`. */
export const modulePages = (files: Iterable<string>): ModulePage[] =>
  [...files].flatMap((file) => {
    const { folder, base } = plainFolderOf(file) ?? {};
    if (folder === undefined || !isScript(file) || isNoPage(file)) return [];
    return [{ path: plainPath(file.slice(folder.length), base), file }];
  });
