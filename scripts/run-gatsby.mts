import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { build, stop } from 'esbuild';
import { filesBelow } from '../src/content/read-content';
import { reportFile } from '../src/content/report-problems';
import { enterTree, treeFlags } from '../src/content/open-tree';
import { buildCode, keepBundles } from '../src/gatsby/bundling/build-files';
import { pageFolders } from '../src/model/pages/pages';
import { codeHash } from '../src/content/compiled/code-hash';
import { site } from '../src/site';

/**
 * `gatsby build` or `gatsby develop`, with a cache that is never older than the code. Gatsby keeps nodes between runs and
 * notices changes of gatsby-*.ts only, not of what they import: nodes made by older rules would stay.
 */
const args = process.argv.slice(2);
const mark = /[()[\]{}*?%]/.exec(process.cwd())?.[0];
if (mark !== undefined) {
  console.error(
    `The path \`${process.cwd()}\` contains \`${mark}\`. Gatsby takes it for a pattern and finds no configuration. Move the project to a path without it.`,
  );
  process.exit(1);
}
const { contentDir, settings } = await enterTree(args);
const stamp = '.tmp/made-by.txt';
/** Is there while a build runs. A build that was killed leaves it, and half of a cache, which the next one does not trust. */
const unfinished = '.tmp/unfinished.txt';
/** The script tags of all pages, from which Gatsby updates pages in the next build. Nobody else reads them, so they are not published. */
const [slices, keptSlices] = ['public/_gatsby', '.cache/slices'] as const;
rmSync(reportFile, { force: true });

/**
 * Left alone, Node lets garbage pile up to what the machine has. The limit leaves room to spare: 2,000 pages, 8.8 MB of Markdown,
 * build in 800 MB.
 */
async function heapLimit(): Promise<string> {
  // The list of page folders was made before the tree was opened, which may have more versions of its docs.
  const ofDocs = (settings.docSets ?? []).map(({ folder }) => folder);
  const names = new Set([...pageFolders, ...ofDocs, 'data']);
  const folders = [...names].map((name) => filesBelow(path.join(contentDir, name)));
  const files = (await Promise.all(folders)).flat();
  const megabytes =
    files.filter((file) => /\.mdx?$/.test(file)).reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
  return `--max-old-space-size=${Math.ceil(380 + 50 * megabytes)} --max-semi-space-size=16`;
}

function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}

const current = [await codeHash(), contentDir, process.env.DEPLOY_HOST ?? ''].join(' ').trim();
if (existsSync(unfinished) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) {
  rmSync('.cache', { recursive: true, force: true });
  rmSync('public', { recursive: true, force: true });
  mkdirSync('.tmp', { recursive: true });
  writeFileSync(stamp, current);
}
/**
 * Keeps glibc from holding on to what webpack, sharp and the store of nodes have freed: one arena instead of one for each thread, and
 * freed blocks go back to the system. A third less memory, at no cost in time. Other systems ignore it.
 */
const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
// Gatsby takes another NODE_ENV, such as a test runner's, for its own tests'.
const mode = process.argv[2] === 'develop' ? 'development' : 'production';
const env = {
  ...allocator,
  ...process.env,
  NODE_ENV: mode,
  GATSBY_TELEMETRY_DISABLED: '1',
  BUILD_RUN: `${process.pid}-${Date.now()}`,
  // Gatsby and its workers load thousands of modules. From Node 22 on, later runs take them compiled from here.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.resolve('.tmp/compiled-modules'),
  // A worker for queries loads the site and the schema once more, which only pays where processors would be idle.
  GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? (availableParallelism() <= 2 ? '1' : undefined),
  NODE_OPTIONS: process.env.NODE_OPTIONS ?? (mode === 'production' ? await heapLimit() : ''),
};
const prefix = mode === 'production' && (settings.basePath ?? site.basePath) !== '/' ? ['--prefix-paths'] : [];
const gatsby = path.resolve('node_modules/gatsby/cli.js');
if (mode === 'production') writeFileSync(unfinished, current);
if (mode === 'production' && existsSync('public')) move(keptSlices, slices);
const child = spawn(process.execPath, [gatsby, ...args.filter((arg) => !treeFlags.includes(arg)), ...prefix], {
  stdio: 'inherit',
  env,
});
const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
// Gatsby has two seconds of work before it asks for this code. A mistake in it stops Gatsby, which bundles it again.
await build(buildCode).then(
  ({ outputFiles }) => keepBundles(outputFiles, env.BUILD_RUN),
  () => undefined,
);
await stop();
const status = await ended;
if (mode === 'production' && status === 0) move(slices, keptSlices);
if (status !== null) rmSync(unfinished, { force: true });
if (existsSync(reportFile)) console.log(readFileSync(reportFile, 'utf8').trimEnd());
process.exitCode = status ?? 1;
