import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions, OutputFile } from 'esbuild';
import { nodeCode } from './node-code';

/** Where the code of the build stands when it is bundled: what Gatsby loads, what workers run, and loaders, which webpack loads by their file. */
const buildCodeFolder = path.resolve('.tmp/build-code');

/** Entry points of the bundle, by name; each becomes a file of that name. */
const entries = {
  'build-code': 'src/gatsby/build-code.ts',
  'content-worker': 'src/content/content-worker.ts',
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

/** How esbuild bundles the code of the build. */
export const buildCode = {
  ...nodeCode,
  entryPoints: entries,
  outdir: buildCodeFolder,
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  // Packages that Gatsby loads too and that must exist only once, or that find their own files by their place.
  external: ['gatsby', 'gatsby-*', 'graphql', 'lunr', 'sharp', 'esbuild', 'tsx'],
  write: false,
} satisfies BuildOptions;

const runFile = path.join(buildCodeFolder, 'run.txt');

/** Whether a run, named by the environment of its processes, has bundled the code. */
export const isBundledBy = (run: string | undefined): boolean =>
  run !== undefined && existsSync(runFile) && readFileSync(runFile, 'utf8') === run;

/** Puts bundles in their place, each at once, so that a process that loads one meanwhile never reads half of it. */
export function keepBundles(files: readonly OutputFile[], run: string): void {
  mkdirSync(buildCodeFolder, { recursive: true });
  const kept = [...files.map(({ path: file, contents }) => [file, contents] as const), [runFile, run] as const];
  for (const [file, content] of kept) {
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  }
}
