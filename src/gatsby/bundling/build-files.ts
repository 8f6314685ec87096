import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';

/** How esbuild bundles our TypeScript for Node: for Gatsby (`build-code`) and for the doctor. */
export const nodeCode = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  logLevel: 'error',
  // Packages that find their own files by their place.
  external: ['esbuild', 'sharp', 'tsx'],
} satisfies BuildOptions;

/** Where the code of the build stands when it is bundled: what Gatsby loads, what workers run, and loaders, which webpack loads by their file. */
const buildCodeFolder = path.resolve('.tmp/build-code');

/** Folder of the MDX that the compiler makes of pages that need it. gatsby-plugin-mdx reads it there. */
export const mdxDir = path.resolve('.tmp/mdx');

const source = path.resolve('src');

/** Each folder below `src` may have loaders for webpack, which are bundled one by one. */
const loaders = (existsSync(source) ? readdirSync(source) : [])
  .map((folder) => path.join(source, folder, 'bundling/loaders'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** Entry points of the bundle, by name; each becomes a file of that name. */
const entries: Readonly<Record<string, string>> = {
  'build-code': 'src/gatsby/build-code.ts',
  'content-worker': 'src/trees/content-worker.ts',
  ...Object.fromEntries(loaders.map((file) => [path.basename(file, '.ts'), file])),
};

export const entryNames = Object.keys(entries);

/** Files of the entry points. */
export const buildEntries: readonly string[] = Object.values(entries);

/** The bundled file of an entry. */
export const buildFile = (entry: string): string => path.join(buildCodeFolder, `${entry}.cjs`);

/** Bundles wait here until all are made. */
const unfinishedFolder = path.join(buildCodeFolder, `unfinished-${process.pid}`);

/** How esbuild bundles the code of the build, for `keepBundles` to put in its place. */
export const buildCode: BuildOptions = {
  ...nodeCode,
  entryPoints: { ...entries },
  outdir: unfinishedFolder,
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  // The first ones are packages that Gatsby loads too and that must exist only once.
  external: ['gatsby', 'gatsby-*', 'graphql', 'lunr', ...nodeCode.external],
};

/** Names what was bundled last: a digest of the sources, or the process that bundled them without knowing one. */
const nameFile = path.join(buildCodeFolder, 'bundled.txt');

/** Whether the bundles are those of this name, which processes find in their environment. */
export const isBundled = (name: string | undefined): boolean =>
  name !== undefined && existsSync(nameFile) && readFileSync(nameFile, 'utf8') === name;

/** Drops all bundles, and what a process that was killed has left beside them. */
export const forgetBundles = (): void => rmSync(buildCodeFolder, { recursive: true, force: true });

/** Puts bundles in their place, each at once, so that a process that loads one meanwhile never reads half of it. */
export function keepBundles(name: string): void {
  rmSync(nameFile, { force: true });
  for (const file of readdirSync(unfinishedFolder))
    renameSync(path.join(unfinishedFolder, file), path.join(buildCodeFolder, file));
  rmSync(unfinishedFolder, { recursive: true });
  writeFileSync(nameFile, name);
}
