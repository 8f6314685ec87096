import '../help.mts';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, stop } from 'esbuild';
import { environment } from '../../src/config/environment';
import { codeDigest } from '../../src/content/compiled/import-graph';
import { enterTree, treeFlags } from '../../src/trees/open-tree';
import { reportFile } from '../../src/content/report-problems';
import { forgetFailedPages } from '../../src/gatsby/outputs/failed-pages';
import { buildCode, buildEntries, isBundled, keepBundles } from '../../src/gatsby/bundling/build-files';
import { endProcess } from '../end-process.mts';
import { compileEntries } from './compile-entries.mts';
import { gatsbyEnvironment } from './gatsby-environment.mts';
import { beginRun, buildUnderWay, endBuild, takeFolder } from './kept-output.mts';
import { holdStacks } from './held-stacks.mts';
import { faultIn, faultOfDisk, machineFault, problemOfPath, stoppedBy } from './machine-faults.mts';
import { isTaken, ownAddresses, quietOutput } from './quiet-output.mts';

/**
 * `npm run build` and `npm run develop`: Gatsby, with a cache that is never older than the code. `-- --lenient` builds a tree although modules
 * are missing, `-- --verbose` lists every problem and, while you develop, all that Gatsby says. `npm run develop -- --port 8001` chooses another
 * port, and `-- --host 0.0.0.0` lets other devices of your network see the site. Gatsby keeps nodes between runs and
 * notices changes of gatsby-*.ts only, not of what they import: nodes made by older rules would stay.
 */
const args = process.argv.slice(2);
process.on('uncaughtException', (error) => {
  console.error(machineFault(error) ?? error);
  process.exit(1);
});
const unfit = problemOfPath(process.cwd());
if (unfit !== undefined) {
  console.error(unfit);
  process.exit(1);
}
const isBuild = args[0] !== 'develop';
const other = isBuild ? takeFolder() : buildUnderWay();
if (other !== undefined) {
  console.error(`Process ${other} is building in this folder. Wait until it has ended, or stop it.`);
  process.exit(1);
}
const tree = await enterTree(args, path.resolve('src/trees/content-worker.ts'));
// Gatsby reads all other flags.
const { port = process.env.PORT ?? '8000', host } = parseArgs({
  args,
  options: { port: { type: 'string', short: 'p' }, host: { type: 'string', short: 'H' } },
  strict: false,
}).values;
if (!isBuild && (await isTaken(Number(port)))) {
  console.error(`Port ${String(port)} is in use. Choose another one: npm run develop -- --port ${Number(port) + 1}`);
  process.exit(1);
}
rmSync(reportFile, { force: true });
forgetFailedPages();
const sources = codeDigest(buildEntries);
const maker = JSON.stringify([sources, tree, environment.deployHost()]);
const isKept = beginRun(isBuild ? 'build' : 'develop', maker);

const prefix = isBuild && tree.config.basePath !== '/' ? ['--prefix-paths'] : [];
const gatsby = [
  '--require',
  path.resolve('scripts/gatsby/lean-gatsby.cjs'),
  path.resolve('node_modules/gatsby/cli.js'),
];
const mode = isBuild ? 'production' : 'development';
const inherited = gatsbyEnvironment(mode, tree.contentDir, tree.config, isKept);
await compileEntries(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const isVerbose = args.includes('--verbose');
if (!isBuild && !isVerbose) console.log('Starting. The first time takes about a minute.');
const child = spawn(process.execPath, [...gatsby, ...args.filter((arg) => !treeFlags.includes(arg)), ...prefix], {
  stdio: ['inherit', 'pipe', 'pipe'],
  env: { ...inherited, BUILD_CODE: sources },
});
const network = host === undefined || host === 'localhost' ? [] : ownAddresses();
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
  child.on('close', (status, signal) => resolve({ status, signal }));
});
if (!isBundled(sources)) {
  // Gatsby has more than a second of work before it asks for this code. A mistake in it stops Gatsby, which bundles it again.
  await build({ ...buildCode, logLevel: 'silent' })
    .then(() => keepBundles(sources))
    .catch(() => undefined);
  await stop();
}
const { status, signal } = await ended;
if (isBuild && status === 0) endBuild();
if (existsSync(reportFile)) console.log(readFileSync(reportFile, 'utf8').trimEnd());
const stacks = outputs.map((output) => output.end()).join('');
const isStopped = signal === 'SIGINT' || signal === 'SIGTERM';
if (status !== 0 && !isStopped) {
  const known =
    stoppedBy(signal) ?? faultIn(said) ?? faultOfDisk([tree.contentDir, 'src', 'static'], ['.cache', 'public', '.tmp']);
  if (known === undefined) console.error(stacks);
  console.error(known ?? 'The build failed for the reason above. The next one begins without what this one has left.');
}
process.exitCode = status ?? 1;
await endProcess();
