import '../help.mts';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, stop } from 'esbuild';
import { compileAheadOf, waitingForAhead } from '../../src/content/compiled/ahead-process';
import { codeHash, hashOfFiles } from '../../src/content/compiled/code-hash';
import { openCompiled } from '../../src/content/compiled/open-compiled';
import { enterTree, treeFlags } from '../../src/content/open-tree';
import { reportFile } from '../../src/content/report-problems';
import { forgetFailedPages } from '../../src/gatsby/outputs/failed-pages';
import { buildCode, buildFile, isBundled, keepBundles } from '../../src/gatsby/bundling/build-files';
import { problemOfPath } from '../../src/model/project-path';
import { site } from '../../src/site';
import { endProcess } from '../end-process.mts';
import { compileEntries } from './compile-entries.mts';
import { gatsbyEnvironment } from './gatsby-environment.mts';
import { beginBuild, dropStaleOutput, endBuild } from './kept-output.mts';

/**
 * `npm run build` and `npm run develop`: Gatsby, with a cache that is never older than the code. `-- --lenient` builds a tree although modules
 * are missing, `-- --verbose` lists every problem. Gatsby keeps nodes between runs and
 * notices changes of gatsby-*.ts only, not of what they import: nodes made by older rules would stay.
 */
const args = process.argv.slice(2);
const unfit = problemOfPath(process.cwd());
if (unfit !== undefined) {
  console.error(unfit);
  process.exit(1);
}
const { contentDir, settings } = await enterTree(args, path.resolve('src/content/content-worker.ts'));
rmSync(reportFile, { force: true });
forgetFailedPages();
dropStaleOutput([codeHash(), contentDir, process.env.DEPLOY_HOST ?? ''].join(' ').trim());

const isBuild = args[0] !== 'develop';
const sources = hashOfFiles(['src'], ['package-lock.json']);
const prefix = isBuild && (settings.basePath ?? site.basePath) !== '/' ? ['--prefix-paths'] : [];
const gatsby = [
  '--require',
  path.resolve('scripts/gatsby/lean-gatsby.cjs'),
  path.resolve('node_modules/gatsby/cli.js'),
];
const kept = openCompiled(contentDir);
kept?.close();
const mode = isBuild ? 'production' : 'development';
const environment = gatsbyEnvironment(mode, contentDir, settings, existsSync('.cache'));
await compileEntries(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
if (isBuild) beginBuild();
// While developing, the process that needs the pages is another one, which has not got the pipe.
const isAhead = isBuild && kept === undefined;
const env = { ...environment, BUILD_CODE: sources };
const child = spawn(process.execPath, [...gatsby, ...args.filter((arg) => !treeFlags.includes(arg)), ...prefix], {
  stdio: isAhead ? [...waitingForAhead.stdio] : 'inherit',
  env: isAhead ? { ...env, ...waitingForAhead.env } : env,
});
const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
if (!isBundled(sources)) {
  // Gatsby has more than a second of work before it asks for this code. A mistake in it stops Gatsby, which bundles it again.
  await build(buildCode)
    .then(() => keepBundles(sources))
    .catch(() => undefined);
  await stop();
}
if (isAhead) await compileAheadOf(child, buildFile('content-worker'), env);
const status = await ended;
if (isBuild && status !== null) endBuild(status);
if (existsSync(reportFile)) console.log(readFileSync(reportFile, 'utf8').trimEnd());
process.exitCode = status ?? 1;
await endProcess();
