import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What we use of the package `sass`. */
interface Sass {
  compile(
    file: string,
    options: { readonly loadPaths: readonly string[] },
  ): { readonly css: string; readonly loadedUrls: readonly URL[] };
}

/**
 * Text of a Sass file as CSS, and all files that it comes from, by the package that the tree at `root` has installed for
 * docusaurus-plugin-sass. Throws an error when it has none.
 */
export function compileSass(file: string, root: string): { readonly css: string; readonly files: readonly string[] } {
  const packageFile = path.join(root, 'package.json');
  // While modules of a tree run that lack packages, the loader finds something in the place of each.
  if (!path.isAbsolute(createRequire(packageFile).resolve('sass')))
    throw Object.assign(new Error("Cannot find module 'sass'"), { code: 'MODULE_NOT_FOUND' });
  const load: (name: 'sass') => Sass = createRequire(packageFile);
  const { css, loadedUrls } = load('sass').compile(file, { loadPaths: [root, ...packageFolders(root)] });
  return { css, files: loadedUrls.filter(({ protocol }) => protocol === 'file:').map((url) => fileURLToPath(url)) };
}

/** Folders of packages that the modules of a tree find: its own, and those of the folders that it is in. */
export function packageFolders(root: string): string[] {
  const parent = path.dirname(root);
  return [path.join(root, 'node_modules'), ...(parent === root ? [] : packageFolders(parent))];
}
