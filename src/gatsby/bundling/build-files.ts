import path from 'node:path';

/** Where the code of the build stands when it is bundled: what Gatsby loads, what workers run, and loaders, which webpack loads by their file. */
export const buildCodeFolder = path.resolve('.tmp/build-code');

/** Entry points of the bundle, by name; each becomes a file of that name. */
export const entries = {
  'build-code': 'src/gatsby/build-code.ts',
  'compile-worker': 'src/content/compiled/compile-worker.ts',
  'compile-sass': 'src/gatsby/bundling/compile-sass-loader.ts',
  'compile-script': 'src/gatsby/bundling/compile-script.ts',
  'draw-svg': 'src/gatsby/bundling/draw-svg.ts',
  'inline-messages': 'src/gatsby/bundling/inline-messages-loader.ts',
  'scope-css': 'src/gatsby/bundling/scope-css.ts',
};

type Entry = keyof typeof entries;
const isEntry = (name: string): name is Entry => Object.hasOwn(entries, name);
export const entryNames = Object.keys(entries).filter(isEntry);

/** The bundled file of an entry. */
export const buildFile = (entry: Entry): string => path.join(buildCodeFolder, `${entry}.cjs`);
