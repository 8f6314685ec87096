import { digestOf } from '../../model/digest';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { z } from 'zod';
import type { SiteConfig } from '../../config/site-config';
import type { Problem } from '../../model/problems/problems';
import { siteFileName } from '../site-file';

/** Import graphs that this process knows already. Its code stays the same as long as it runs. */
const known = new Map<string, Graph>();

/**
 * Digest of the code of modules and of everything that they import; the same on every machine. esbuild follows the imports, once as long
 * as none of these files changes. Packages count by `package-lock.json`.
 */
export function codeDigest(entryPoints: readonly string[], root = process.cwd()): string {
  const before = known.get(keyOf(entryPoints, root));
  if (before) return before.digest;
  const list = path.join(root, '.tmp/import-graphs', `${digestOf(JSON.stringify(entryPoints))}.json`);
  const kept = existsSync(list) ? graph.parse(JSON.parse(readFileSync(list, 'utf8'))) : undefined;
  const current = kept && isCurrent(kept, root) ? kept : followImports(entryPoints, root, list);
  known.set(keyOf(entryPoints, root), current);
  return current.digest;
}

const keyOf = (entryPoints: readonly string[], root: string): string => JSON.stringify([root, entryPoints]);

/** The import graph as it is now, which the next run finds in `list`. */
function followImports(entryPoints: readonly string[], root: string, list: string): Graph {
  const inputs = inputsOf(entryPoints, root);
  const read: Graph = { inputs, digest: digestOfFiles(inputs, root) ?? '' };
  mkdirSync(path.dirname(list), { recursive: true });
  writeFileSync(`${list}.${process.pid}`, JSON.stringify(read));
  renameSync(`${list}.${process.pid}`, list);
  return read;
}

/** Whether the files still are what they were when this process asked for their digest. */
export function isCodeCurrent(entryPoints = compiler, root = process.cwd()): boolean {
  const before = known.get(keyOf(entryPoints, root));
  return before === undefined || isCurrent(before, root);
}

const isCurrent = ({ inputs, digest }: Graph, root: string): boolean => digestOfFiles(inputs, root) === digest;

const graph = z.object({ inputs: z.array(z.string()), digest: z.string() });
type Graph = z.infer<typeof graph>;

/** What changes how imports are followed, and what packages contain. */
const always = ['package-lock.json', 'tsconfig.json'];

/** The files of an import graph, by their paths below the root. */
function inputsOf(entryPoints: readonly string[], root: string): string[] {
  // The bundler finds its program by its own place, so it is not part of any bundle.
  const load: (name: 'esbuild') => typeof esbuild = createRequire(path.resolve('package.json'));
  const { metafile } = load('esbuild').buildSync({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    bundle: true,
    metafile: true,
    write: false,
    outdir: '.tmp',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty' },
  });
  return [...Object.keys(metafile.inputs), ...always.filter((file) => existsSync(path.join(root, file)))].sort();
}

/** `undefined` if one of the files is gone. */
function digestOfFiles(files: readonly string[], root: string): string | undefined {
  const names = files.map((file) => path.join(root, file));
  return names.every((name) => existsSync(name))
    ? digestOf(names.flatMap((name, at) => [`${files[at]}\0`, readFileSync(name), '\0']))
    : undefined;
}

const compiler = ['src/trees/content-worker.ts'];

/** Key of compiled pages: the code that compiles them, and the settings that they are compiled with. */
export const compiledBy = (config: SiteConfig): string => digestOf(codeDigest(compiler) + JSON.stringify(config));

/** What a run of `npm run develop` has read at its start. */
export interface RunStart {
  readonly contentDir: string;
  readonly config: SiteConfig;
  /** As `compiledBy` was then. */
  readonly compiledBy: string;
}

/**
 * What the start of a run has read and is another now, when the settings are `config`. To that run, the content that belongs to it, for example
 * after a merge, would be full of mistakes.
 */
export function outdatedBy(run: RunStart, config: SiteConfig): Problem | undefined {
  const at = { line: 1, column: 1, remedy: 'Start `npm run develop` again. Until then, the content is not checked.' };
  if (JSON.stringify(config) !== JSON.stringify(run.config))
    return { ...at, file: siteFileName, what: 'The settings have changed since the start.' };
  if (compiledBy(config) === run.compiledBy) return undefined;
  const file = path.relative(run.contentDir, path.resolve('src'));
  return { ...at, file, what: 'The code that compiles the content has changed since the start.' };
}
