import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { prepareTree, runInTree } from './site-tree.mts';
import { addPages } from './grow-content.mts';

/** Writes a part of what a step has to say. */
type Tell = (output: string) => void;

/** `npm test`: every check, in one run, with a summary at the end. A later step runs even when an earlier one failed. */
interface Step {
  readonly name: string;
  readonly run: (tell: Tell) => Promise<boolean> | boolean;
}

/** What the steps that failed said of it, for the end of the run: a reader of a CI log sees its end first. */
const complaints: string[] = [];
const tellsOfFailure = /FAIL|✘|×|\bError\b|\berror\b|AssertionError|^\[warn\]|^ERROR/;

function command(...args: readonly string[]): Step['run'] {
  return (tell) =>
    new Promise((resolve) => {
      const child = spawn('npx', ['--no-install', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      const pass = (chunk: Buffer): void => {
        output += chunk.toString();
        tell(chunk.toString());
      };
      child.stdout.on('data', pass);
      child.stderr.on('data', pass);
      child.on('close', (code) => {
        const lines = stripVTControlCharacters(output).split('\n');
        if (code !== 0) complaints.push(...new Set(lines.filter((line) => tellsOfFailure.test(line)).slice(0, 8)));
        resolve(code === 0);
      });
    });
}

/**
 * Builds the fixture site twice in the same folder, with ten more pages and without, so that nothing but the pages can differ.
 * The output of the first build is kept beside.
 */
async function buildFixture(): Promise<void> {
  const fixture = 'src/test/fixture-site';
  const tree = prepareTree('fixture', fixture, (contentDir) => addPages(contentDir, 10));
  const kept = path.resolve('.tmp/trees/fixture-plus-ten');
  await runInTree(tree, ['build']);
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  renameSync(path.join(tree, 'public'), path.join(kept, 'public'));
  rmSync(path.join(tree, '.cache'), { recursive: true, force: true });
  await runInTree(prepareTree('fixture', fixture), ['build']);
}

/** Builds a tree that was made for Docusaurus. */
async function buildForeign(): Promise<void> {
  await runInTree(prepareTree('foreign', 'src/test/foreign-site'), ['build']);
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
  tell(`${queryTypes} was out of date; the build has written it anew. Commit it.\n`);
  return false;
}

/** A list of steps one after the other. */
type Lane = readonly Step[];

/** Stage after stage; the lanes of a stage run side by side, because each of their steps leaves a processor idle. */
const stages: readonly (readonly Lane[])[] = [
  [
    [{ name: 'lint', run: command('eslint', '.', '--max-warnings', '0') }],
    [
      { name: 'typecheck', run: command('tsc') },
      { name: 'format', run: command('prettier', '--check', '.') },
    ],
  ],
  [[{ name: 'unit tests', run: command('vitest', 'run') }]],
  [[{ name: 'content', run: command('tsx', 'scripts/doctor/doctor.mts', '--strict') }]],
  [
    [{ name: 'builds of the fixture site', run: succeeds(buildFixture) }],
    [
      { name: 'build of a tree made for Docusaurus', run: succeeds(buildForeign) },
      { name: 'build of the site', run: command('tsx', 'scripts/run-gatsby.mts', 'build') },
      { name: 'query types are those of the last build', run: queryTypesAreCurrent },
    ],
  ],
  [[{ name: 'tests of the built sites', run: command('vitest', 'run', '--config', 'vitest.site.config.mts') }]],
  [[{ name: 'browser tests', run: command('playwright', 'test') }]],
];

const results: { name: string; passed: boolean; seconds: number }[] = [];

/** Runs a step. What it tells is shown as it comes when nothing runs beside it, else in one piece at its end. */
async function runStep({ name, run }: Step, alone: boolean): Promise<void> {
  if (alone) console.log(`\n=== ${name}`);
  let told = '';
  const start = Date.now();
  const passed = await run((output) => {
    if (alone) process.stdout.write(output);
    else told += output;
  });
  if (!alone) console.log(`\n=== ${name}\n${told}`);
  results.push({ name, passed, seconds: Math.round((Date.now() - start) / 1000) });
}

for (const lanes of stages)
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await runStep(step, lanes.length === 1);
    }),
  );

console.log('\n=== summary');
for (const { name, passed, seconds } of results) console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
for (const line of complaints) console.log(line.slice(0, 300));
process.exitCode = failed === 0 ? 0 : 1;
