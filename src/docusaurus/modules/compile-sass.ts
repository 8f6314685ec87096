import { createRequire } from 'node:module';
import path from 'node:path';

/** What we use of the package `sass`. */
interface Sass {
  compile(file: string, options: { loadPaths: readonly string[] }): { css: string };
}

/**
 * Text of a Sass file as CSS, by the package that the tree at `root` has installed for docusaurus-plugin-sass. Throws an error when it
 * has none.
 */
export function compileSass(file: string, root: string): string {
  const load: (name: 'sass') => Sass = createRequire(path.join(root, 'package.json'));
  return load('sass').compile(file, { loadPaths: [root, ...packageFolders(root)] }).css;
}

/** Folders of packages that the modules of a tree find: its own, and those of the folders that it is in. */
export function packageFolders(root: string): string[] {
  const parent = path.dirname(root);
  return [path.join(root, 'node_modules'), ...(parent === root ? [] : packageFolders(parent))];
}
