import '../help.mts';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, watch } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, stop } from 'esbuild';
import { environment, setEnvironment } from '../../src/config/environment';
import { codeDigest } from '../../src/content/compiled/import-graph';
import { enterTree, treesOfLocales } from '../../src/trees/open-tree';
import type { ReadyTree } from '../../src/trees/open-tree';
import { reportFile } from '../../src/content/report-problems';
import { reasonOf } from '../../src/content/tree-error';
import { hostNamed } from '../../src/deploy/hosts/hosts';
import { writeHosted } from '../../src/gatsby/outputs/hosted-languages';
import { forgetFailedPages } from '../../src/gatsby/outputs/failed-pages';
import { buildCode, buildEntries, isBundled, keepBundles } from '../../src/gatsby/bundling/build-files';
import { endProcess } from '../end-process.mts';
import { fail } from '../fail.mts';
import { chosenPort, isTaken, ownAddresses, portInUse } from '../network.mts';
import { compileEntries } from './compile-entries.mts';
import { gatsbyEnvironment } from './gatsby-environment.mts';
import { holdStacks } from './held-stacks.mts';
import { beginRun, endBuild, fromShelf, putTogether, takeApart, takeFolder, toShelf } from './kept-output.mts';
import { faultIn, faultOfDisk, machineFault, problemOfPath, stoppedBy } from './machine-faults.mts';
import { quietOutput } from './quiet-output.mts';

/**
 * `npm run build` and `npm run develop`: Gatsby, with a cache that is never older than the code. `-- --lenient` builds a tree although modules
 * are missing, `-- --verbose` lists every problem and, while you develop, all that Gatsby says. `npm run develop -- --port 8001` chooses another
 * port, `-- --host 0.0.0.0` lets other devices of your network see the site, `-- --open` opens a browser, and `-- --locale de` chooses a language.
 */
// Gatsby keeps nodes between runs and notices changes of gatsby-*.ts only, not of what they import: nodes made by older rules would stay.
const args = process.argv.slice(2);
process.on('uncaughtException', (error) => {
  console.error(machineFault(error) ?? error);
  process.exit(1);
});
const unfit = problemOfPath(process.cwd());
if (unfit !== undefined) fail(unfit);
const isBuild = args[0] !== 'develop';
// An unknown option ends the run before anything is touched.
const { values } = parseArgs({
  args,
  options: {
    lenient: { type: 'boolean' },
    verbose: { type: 'boolean' },
    port: { type: 'string', short: 'p' },
    host: { type: 'string', short: 'H' },
    open: { type: 'boolean', short: 'o' },
    locale: { type: 'string' },
  },
  allowPositionals: true,
});
const isVerbose = values.verbose === true;
try {
  hostNamed(environment.deployHost());
} catch (error) {
  fail(reasonOf(error));
}
// Both write the same cache. One that is being stopped needs a moment.
let other = takeFolder();
for (let tries = 0; other !== undefined && tries < 15; tries++) {
  await setTimeout(200);
  other = takeFolder();
}
if (other !== undefined)
  fail(`Process ${other} is building or developing in this folder. Wait until it has ended, or stop it.`);
const worker = path.resolve('src/trees/content-worker.ts');
const tree = await enterTree(args, worker);
const port = isBuild ? 0 : chosenPort(values.port ?? process.env.PORT ?? '8000');
if (!isBuild && (await isTaken(port))) fail(portInUse('develop', port));
const trees = await treesOfLocales(tree, worker);
const codes = trees.map(({ config }) => config.locale.code);
const gatsbyArgs = isBuild
  ? ['build']
  : [
      ...['develop', '--port', String(port)],
      ...(values.host === undefined ? [] : ['--host', values.host]),
      ...(values.open === true ? ['--open'] : []),
    ];
const sources = codeDigest(buildEntries);

const stopSignals = ['SIGTERM', 'SIGHUP'] as const;

/** Runs Gatsby for the tree of a language, and returns its status. */
async function runFor({ contentDir, config }: ReadyTree): Promise<number> {
  setEnvironment(contentDir, isVerbose);
  rmSync(reportFile, { force: true });
  forgetFailedPages();
  beginRun(isBuild ? 'build' : 'develop', JSON.stringify([sources, { contentDir, config }, environment.deployHost()]));
  await compileEntries(process.cwd()).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
  const prefix = isBuild && config.basePath !== '/' ? ['--prefix-paths'] : [];
  const gatsby = [
    '--require',
    path.resolve('scripts/gatsby/lean-gatsby.cjs'),
    path.resolve('node_modules/gatsby/cli.js'),
  ];
  const inherited = gatsbyEnvironment(isBuild ? 'production' : 'development', contentDir, config);
  if (!isBuild && !isVerbose) console.log('Starting. The first time takes about a minute.');
  const child = spawn(process.execPath, [...gatsby, ...gatsbyArgs, ...prefix], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...inherited, BUILD_CODE: sources },
  });
  // A process manager tells only the process that it has started.
  const pass = (signal: NodeJS.Signals): boolean => child.kill(signal);
  for (const signal of stopSignals) process.on(signal, pass);
  // Of a host that is an address, Gatsby says it itself.
  const network = values.host === '0.0.0.0' || values.host === '::' ? ownAddresses() : [];
  let said = '';
  const outputs = [
    { from: child.stdout, to: process.stdout },
    { from: child.stderr, to: process.stderr },
  ].map(({ from, to }) => {
    const write = (text: string): void => void to.write(text);
    const output =
      isVerbose || !isBuild
        ? { take: isVerbose ? write : quietOutput(write, network), end: () => '' }
        : holdStacks(write);
    from.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-100_000);
      output.take(chunk);
    });
    return output;
  });
  const ended = new Promise<{ readonly status: number | null; readonly signal: NodeJS.Signals | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ status: code, signal }));
  });
  if (!isBundled(sources)) {
    // Gatsby has more than a second of work before it asks for this code. A mistake in it stops Gatsby, which bundles it again.
    await build({ ...buildCode, logLevel: 'silent' })
      .then(() => keepBundles(sources))
      .catch(() => undefined);
    await stop();
  }
  const { status, signal } = await ended;
  for (const name of stopSignals) process.off(name, pass);
  if (isBuild && status === 0) endBuild();
  if (existsSync(reportFile)) console.log(readFileSync(reportFile, 'utf8').trimEnd());
  const stacks = outputs.map((output) => output.end()).join('');
  const isStopped = signal === 'SIGINT' || signal === 'SIGTERM';
  if (status !== 0 && !isStopped) {
    const known =
      stoppedBy(signal) ?? faultIn(said) ?? faultOfDisk([contentDir, 'src', 'static'], ['.cache', 'public', '.tmp']);
    console.error(
      known ?? `${stacks}\nThe build failed for the reason above. The next one begins without what this one has left.`,
    );
  }
  return status ?? 1;
}

/** Builds the languages one after the other, each with its own cache, and puts their output together. */
async function buildLocales(): Promise<number> {
  takeApart(codes);
  for (const [at, one] of trees.entries()) {
    const code = codes[at] ?? '';
    if (at > 0) fromShelf(code);
    console.log(`Building ${one.config.locale.label} (${code})`);
    const status = await runFor(one);
    if (status !== 0) return status;
    toShelf(code);
  }
  putTogether(codes, () => writeHosted(codes, environment.deployHost()));
  return 0;
}

/** Develops one language. Translations and originals are copied whenever one of them changes. */
async function develop(): Promise<number> {
  const code = values.locale ?? codes[0];
  const chosen = trees.find(({ config }) => config.locale.code === code);
  if (!chosen) {
    console.error(
      `There is no language \`${String(code)}\` in \`locales\` of site.yml. Use one of ${codes.join(', ')}.`,
    );
    return 1;
  }
  if (chosen !== tree) watch(tree.contentDir, { recursive: true }, () => void treesOfLocales(tree, worker));
  return runFor(chosen);
}

process.exitCode = !isBuild ? await develop() : trees.length > 1 ? await buildLocales() : await runFor(tree);
await endProcess();
