import { plainPath } from '../addresses/page-addresses';

/** A page that a module of the tree is. */
export interface ModulePage {
  readonly path: string;
  /** Path below the content folder. */
  readonly file: string;
}

const folder = 'src/pages/';

/** The pages that the modules of a tree are: those below `src/pages` but tests, types, and what begins with `_`. */
export const modulePages = (files: Iterable<string>): ModulePage[] =>
  [...files].flatMap((file) => {
    const name = file.startsWith(folder) ? file.slice(folder.length) : '';
    const isPage = /\.(?:jsx?|tsx?)$/.test(name) && !/(?:^|\/)(?:_|__tests__\/)|\.(?:test|spec|d)\.\w+$/.test(name);
    return isPage ? [{ path: plainPath(name), file }] : [];
  });
