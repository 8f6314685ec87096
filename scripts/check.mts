import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { prepareTree, runInTree } from './site-tree.mts';
import { addPages } from './grow-content.mts';

/** `npm test`: every check, in one run, with a summary at the end. A later step runs even when an earlier one failed. */
interface Step {
  readonly name: string;
  readonly run: () => Promise<boolean> | boolean;
}

/** What the steps that failed said of it, for the end of the run: a reader of a CI log sees its end first. */
const complaints: string[] = [];
const tellsOfFailure = /FAIL|✘|×|\bError\b|\berror\b|AssertionError|^\[warn\]|^ERROR/;

function command(...args: readonly string[]): () => Promise<boolean> {
  return () =>
    new Promise((resolve) => {
      const child = spawn('npx', ['--no-install', ...args], { stdio: ['inherit', 'pipe', 'pipe'] });
      let output = '';
      const pass = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
        output += chunk.toString();
        to.write(chunk);
      };
      child.stdout.on('data', pass(process.stdout));
      child.stderr.on('data', pass(process.stderr));
      child.on('close', (code) => {
        const lines = stripVTControlCharacters(output).split('\n');
        if (code !== 0) complaints.push(...new Set(lines.filter((line) => tellsOfFailure.test(line)).slice(0, 8)));
        resolve(code === 0);
      });
    });
}

/**
 * Builds the fixture site twice in the same folder, with ten more pages and without, so that nothing but the pages can differ.
 * The output of the first build is kept beside. Then a tree that was made for Docusaurus.
 */
async function buildFixtures(): Promise<boolean> {
  const fixture = 'src/test/fixture-site';
  const tree = prepareTree('fixture', fixture, (contentDir) => addPages(contentDir, 10));
  const kept = path.resolve('.tmp/trees/fixture-plus-ten');
  try {
    await runInTree(tree, ['build']);
    rmSync(kept, { recursive: true, force: true });
    mkdirSync(kept, { recursive: true });
    renameSync(path.join(tree, 'public'), path.join(kept, 'public'));
    rmSync(path.join(tree, '.cache'), { recursive: true, force: true });
    await runInTree(prepareTree('fixture', fixture), ['build']);
    await runInTree(prepareTree('foreign', 'src/test/foreign-site'), ['build']);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    complaints.push(...message.split('\n').slice(-8));
    return false;
  }
}

const queryTypes = 'src/gatsby-types.d.ts';
const committedTypes = readFileSync(queryTypes, 'utf8');

function queryTypesAreCurrent(before: string): boolean {
  if (readFileSync(queryTypes, 'utf8') === before) return true;
  console.error(`${queryTypes} was out of date; the build has written it anew. Commit it.`);
  return false;
}

const steps: readonly Step[] = [
  { name: 'typecheck', run: command('tsc') },
  { name: 'lint', run: command('eslint', '.', '--max-warnings', '0') },
  { name: 'format', run: command('prettier', '--check', '.') },
  { name: 'unit tests', run: command('vitest', 'run') },
  { name: 'content', run: command('tsx', 'scripts/doctor.mts', '--strict') },
  { name: 'builds of the fixture sites', run: buildFixtures },
  { name: 'build of the site', run: command('tsx', 'scripts/run-gatsby.mts', 'build') },
  { name: 'query types are those of the last build', run: () => queryTypesAreCurrent(committedTypes) },
  { name: 'tests of the built sites', run: command('vitest', 'run', '--config', 'vitest.site.config.mts') },
  { name: 'browser tests', run: command('playwright', 'test') },
];

const results: { name: string; passed: boolean; seconds: number }[] = [];
for (const { name, run } of steps) {
  console.log(`\n=== ${name}`);
  const start = Date.now();
  const passed = await run();
  results.push({ name, passed, seconds: Math.round((Date.now() - start) / 1000) });
}

console.log('\n=== summary');
for (const { name, passed, seconds } of results) console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
for (const line of complaints) console.log(line.slice(0, 300));
process.exitCode = failed === 0 ? 0 : 1;
