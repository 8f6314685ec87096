import './help.mts';
import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { elsewhere, forgetBuilds, prepareTree, runInTree } from './tests/site-tree.mts';
import { fail } from './fail.mts';
import { addPages } from './grow-content.mts';
import { chosenSteps, runSteps } from './tests/schedule.mts';
import type { Step, Tell } from './tests/schedule.mts';
import { removeDoor } from './tests/without-door.mts';

/**
 * `npm test`: every kind of check in one run, with a summary at the end. `-- --all` also runs the browser tests of what few readers meet, and
 * compares a build in other circumstances, as CI does for each change; it takes a third longer. `npm test -- "fixture site"` runs the steps
 * whose names contain a text, after those that they need.
 */

/** What the steps that failed said of it, for the end of the run, because a reader of a CI log sees its end first. */
const complaints: string[] = [];
/** The last is what was expected and what came instead. */
const tellsOfFailure =
  /FAIL|✘|×|\bError\b|\berror\b|AssertionError|^\S+\.\w+ \(\d+ms\)$|^ERROR|^ *[-+] (?:Expected|Received| )/;
/** A test that passed may have an error in its name. */
const tellsOfSuccess = /^\s*✓/;
/** Playwright's list of the tests that passed when they were tried again. */
const tellsOfFlaky = /^ {2}\d+ flaky\n(?: {4}.+\n)+/m;
const flaky: string[] = [];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });

/** Runs a program of the installed packages; `npx` would take most of a second of CPU each time to find it. */
function command(program: string, ...args: readonly string[]): Step['run'] {
  return (tell) =>
    new Promise((resolve) => {
      const child = spawn(path.resolve('node_modules/.bin', program), args, { stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      const pass = (chunk: Buffer): void => {
        output += chunk.toString();
        tell(chunk.toString());
      };
      child.stdout.on('data', pass);
      child.stderr.on('data', pass);
      child.on('close', (code) => {
        const text = stripVTControlCharacters(output);
        flaky.push(...(tellsOfFlaky.exec(text) ?? []));
        const lines = text.split('\n');
        const telling = lines.filter((line) => tellsOfFailure.test(line) && !tellsOfSuccess.test(line));
        if (code !== 0) complaints.push(...new Set(telling.slice(0, 20)));
        resolve(code === 0);
      });
    });
}

/**
 * Builds the fixture site twice in the same folder, first with ten more pages and another fact, and then as it is. What should be gone shows when the
 * second output is compared with a build from scratch, and what a page costs when the two are compared.
 */
async function buildFixture(): Promise<void> {
  const [name, fixture] = ['fixture', 'test/fixtures/site'];
  const output = `.tmp/trees/${name}/public`;
  const grown = '.tmp/trees/fixture-plus-ten/public';
  forgetBuilds(prepareTree(name, fixture));
  const tree = prepareTree(name, fixture, (contentDir) => {
    addPages(contentDir, 10);
    const lamp = path.join(contentDir, 'data/entities/lamp.yml');
    writeFileSync(lamp, readFileSync(lamp, 'utf8').replace('Whether it is on.', 'Whether it shines.'));
  });
  await runInTree(tree, ['build']);
  rmSync(grown, { recursive: true, force: true });
  cpSync(output, grown, { recursive: true });
  await runInTree(prepareTree(name, fixture), ['build']);
}

/** A mistake in the content must stop Gatsby with an exit status that stops a deploy, before anything is built. */
async function buildBroken(): Promise<void> {
  const tree = prepareTree('broken', 'test/fixtures/broken-site');
  const refusal = await runInTree(tree, ['build']).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  if (refusal === undefined) throw new Error('Gatsby built a site whose content has mistakes, with exit status 0.');
  const isReported = refusal.includes('The sidebar `Main` refers to an unknown doc `tarrget`.');
  if (!isReported || refusal.includes('success onPreBootstrap'))
    throw new Error(`Gatsby did not stop at the mistakes of the content.\n${refusal}`);
}

/**
 * Builds the fixture site once more, in another folder and other circumstances, and without the code for trees made for Docusaurus. The output
 * must not tell.
 */
async function buildElsewhere(): Promise<void> {
  const tree = prepareTree('fixture-elsewhere', 'test/fixtures/site');
  removeDoor(tree);
  forgetBuilds(tree);
  await runInTree(tree, ['build'], elsewhere);
}

/** Builds a site in two languages. */
async function buildLanguages(): Promise<void> {
  await runInTree(prepareTree('languages', 'test/fixtures/languages'), ['build']);
}

/** Builds trees that were made for Docusaurus. */
async function buildForeign(): Promise<void> {
  await runInTree(prepareTree('foreign', 'src/docusaurus/test/foreign-site'), ['build']);
  await runInTree(prepareTree('features', 'src/docusaurus/test/trees/features'), ['build', '--lenient']);
}

function succeeds(build: () => Promise<void>): Step['run'] {
  return async (tell) => {
    try {
      await build();
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      tell(`${message}\n`);
      complaints.push(...message.split('\n').slice(-8));
      return false;
    }
  };
}

const queryTypes = 'src/gatsby-types.d.ts';
const committedTypes = readFileSync(queryTypes, 'utf8');

function queryTypesAreCurrent(tell: Tell): boolean {
  if (readFileSync(queryTypes, 'utf8') === committedTypes) return true;
  tell(`${queryTypes} was out of date. The build has updated it, so commit the change.\n`);
  return false;
}

/** Tests of built sites, by what they need. */
const siteTests = (...args: readonly string[]): Step['run'] =>
  command('vitest', 'run', '--config', 'vitest.site.config.mts', ...args);

const steps: readonly Step[] = [
  { name: 'lint and types', run: command('oxlint') },
  { name: 'content', run: command('tsx', 'scripts/doctor/doctor.mts', '--strict') },
  { name: 'spelling', run: command('cspell', '--no-progress') },
  { name: 'builds of the fixture site', run: succeeds(() => buildBroken().then(buildFixture)) },
  {
    name: 'build of the site',
    // The build writes the types of queries, which the check of types reads, and takes the pages that the check of content compiled.
    needs: ['lint and types', 'content'],
    run: command('tsx', 'scripts/gatsby/run-gatsby.mts', 'build'),
  },
  { name: 'query types are those of the last build', needs: ['build of the site'], run: queryTypesAreCurrent },
  { name: 'builds of a site in two languages', run: succeeds(buildLanguages) },
  { name: 'builds of trees made for Docusaurus', run: succeeds(buildForeign) },
  { name: 'unit tests', run: command('vitest', 'run') },
  { name: 'format', run: command('oxfmt', '--check') },
  // It takes compiled pages, too.
  { name: 'tests of search quality', needs: ['content'], run: siteTests('search-quality') },
  { name: 'tests of npm run develop', run: siteTests('develop') },
  {
    name: 'tests of the built sites',
    needs: [
      'builds of the fixture site',
      'build of the site',
      'builds of a site in two languages',
      'builds of trees made for Docusaurus',
    ],
    run: siteTests('--exclude', '**/{develop,search-quality,determinism}.test.ts'),
  },
  {
    name: 'browser tests',
    needs: ['build of the site', 'builds of a site in two languages', 'builds of trees made for Docusaurus'],
    processors: 2,
    run: command('playwright', 'test', ...(values.all === true ? [] : ['--grep-invert', '@all'])),
  },
];

/** Steps of `-- --all`. */
const more: readonly Step[] = [
  { name: 'build of the fixture site elsewhere', run: succeeds(buildElsewhere) },
  {
    name: 'comparison with the build elsewhere',
    needs: ['builds of the fixture site', 'build of the fixture site elsewhere'],
    run: siteTests('determinism'),
  },
];

/** A build or a browser waits now and then, so one more step than there are processors keeps them busy. */
const sideBySide = availableParallelism() + 1;

const offered = values.all === true || positionals.length > 0 ? [...more, ...steps] : steps;
const chosen = chosenSteps(offered, positionals);
if (chosen.length === 0)
  fail(`No step has this name. The steps are:\n${offered.map(({ name }) => `  ${name}`).join('\n')}`);
const begin = Date.now();
const results = await runSteps(chosen, sideBySide, ({ name, outcome, output }) =>
  console.log(`\n=== ${name}: ${outcome}\n${output}`),
);

console.log('\n=== summary');
for (const { name, outcome, seconds } of results)
  console.log(`${outcome === 'ok' ? 'ok  ' : 'FAIL'} ${name} (${outcome === 'not run' ? outcome : `${seconds} s`})`);
const failed = results.filter(({ outcome }) => outcome !== 'ok').length;
console.log(`${results.length - failed} passed, ${failed} failed, in ${Math.round((Date.now() - begin) / 1000)} s`);
for (const list of flaky) console.log(`Failed once and passed when tried again, which is a fault to find:\n${list}`);
for (const line of complaints) console.log(line.slice(0, 300));
process.exitCode = failed === 0 ? 0 : 1;
