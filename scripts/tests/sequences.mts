import '../help.mts';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { differences } from '../../test/site/differences';
import { edits, mistakes } from './edits.mts';
import type { Files } from './edits.mts';
import { endOfRun, forgetBuilds, prepareTree } from './site-tree.mts';
import { someSteps, textOf } from './steps.mts';
import type { Step } from './steps.mts';

/**
 * `npm run test:sequences -- --runs 30`: after a random sequence of edits, renames, deletions and undos, with builds in between that
 * succeed, fail or are killed, a build is the same as one from scratch, byte for byte. Each sequence starts from a build of the fixture
 * site. A failure prints what was done, and the command that does it again, with `--seed` and
 * `--path` of fast-check.
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    path: { type: 'string' },
  },
});
const seed = Number(options.seed);
const fixture = 'test/fixtures/site';
const tree = prepareTree(`sequences-${seed}`, fixture);
const fromScratch = prepareTree(`sequences-${seed}-from-scratch`, fixture);
const content = path.join(tree, 'content');
const kept = ['.cache', 'public', '.tmp'];

function readFiles(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name));
  const ofTree = files.filter((file) => !path.relative(folder, file).startsWith('.git/'));
  return new Map(ofTree.map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]));
}

/** Writes what differs, as git does. */
function writeFiles(folder: string, files: Files, keepsTime = false): void {
  const before = readFiles(folder);
  for (const file of before.keys()) if (!files.has(file)) rmSync(path.join(folder, file));
  for (const [file, text] of files) {
    if (before.get(file) === text) continue;
    const target = path.join(folder, file);
    const times = keepsTime && before.has(file) ? statSync(target) : undefined;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, 'latin1');
    if (times) utimesSync(target, times.atime, times.mtime);
  }
}

/** Milliseconds that the last build took. */
let lastTime = 0;

/** Builds a tree; returns what it says if it fails. */
async function build(folder: string): Promise<string | undefined> {
  const begin = Date.now();
  const { succeeded, said } = await endOfRun(folder, ['build']);
  lastTime = Date.now() - begin;
  return succeeded ? undefined : said;
}

const git = (date: string, ...args: readonly string[]): void => {
  const settings = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...settings, ...args], { cwd: content, env, stdio: 'ignore' });
};

/** Commits all files on a day of January 2024. Pages show the day of their last commit. */
function commit(day: number): void {
  const date = new Date(Date.UTC(2024, 0, day, 12)).toISOString();
  git(date, 'add', '--all');
  git(date, 'commit', '--allow-empty', '--message', 'Edits');
}

/** Removes or overwrites a file that a build has written. */
function damageOutput(choice: number): void {
  const files = existsSync(path.join(tree, 'public')) ? [...readFiles(path.join(tree, 'public')).keys()].sort() : [];
  const file = files[choice % files.length];
  if (file === undefined) return;
  if (choice % 2 === 0) rmSync(path.join(tree, 'public', file));
  else writeFileSync(path.join(tree, 'public', file), 'Damage');
}

/** What a build from scratch takes from others: nothing that knows of any page. It takes half of the time with it. */
const withoutPages = ['made-by.txt', 'build-code', 'webpack'];

/** Builds these files without anything that was made of others. */
async function buildFromScratch(files: Files): Promise<string | undefined> {
  rmSync(path.join(fromScratch, 'public'), { recursive: true, force: true });
  for (const folder of ['.cache', '.tmp']
    .map((name) => path.join(fromScratch, name))
    .filter((name) => existsSync(name)))
    for (const name of readdirSync(folder).filter((entry) => !withoutPages.includes(entry)))
      rmSync(path.join(folder, name), { recursive: true });
  writeFiles(path.join(fromScratch, 'content'), files);
  rmSync(path.join(fromScratch, 'content/.git'), { recursive: true, force: true });
  cpSync(path.join(content, '.git'), path.join(fromScratch, 'content/.git'), { recursive: true });
  return build(fromScratch);
}

forgetBuilds(fromScratch);
const saved = path.join(tree, 'saved');
const original = readFiles(content);

/** Goes back to the build of the fixture site that all sequences start from. */
async function start(): Promise<void> {
  writeFiles(content, original);
  rmSync(path.join(content, '.git'), { recursive: true, force: true });
  git('', 'init');
  commit(1);
  if (!existsSync(saved)) {
    const failure = await build(tree);
    if (failure !== undefined) throw new Error(`The fixture site could not be built.\n${failure}`);
    for (const folder of kept)
      cpSync(path.join(tree, folder), path.join(saved, folder), { recursive: true, preserveTimestamps: true });
  }
  forgetBuilds(tree);
  for (const folder of kept)
    cpSync(path.join(saved, folder), path.join(tree, folder), { recursive: true, preserveTimestamps: true });
}

/** The first error about the content, or the end of what a build said. */
const causeOf = (said: string): string =>
  /^\S+:\d+:\d+\n {2}(?!Warning)[^]{0,200}/m.exec(said)?.[0] ?? said.trim().slice(-600);

/** Does all steps. What went wrong, or nothing. */
async function wrongAfter(steps: readonly Step[]): Promise<string | undefined> {
  await start();
  const states: Files[] = [original];
  let files = original;
  for (const { changes, undoTo, commitOn, damage, then } of steps) {
    const before = files;
    const undone = undoTo === null ? undefined : states[undoTo % states.length];
    if (undone) writeFiles(content, (files = undone));
    else
      for (const { edit, choice, keepsTime } of changes) {
        files = edits[edit](files, choice);
        writeFiles(content, files, keepsTime);
      }
    if (commitOn !== null) commit(commitOn);
    if (damage !== null) damageOutput(damage);
    if (then.run === 'kill') {
      const args = then.command === 'develop' ? ['develop', '--port', '0'] : ['build'];
      await endOfRun(tree, args, { killAfter: then.after * lastTime });
    } else if (then.run === 'fail') {
      writeFiles(content, mistakes[then.mistake](files));
      if ((await build(tree)) === undefined) return `A build with ${then.mistake} ended with status 0.`;
      writeFiles(content, files);
    } else {
      const failure = await build(tree);
      if (failure !== undefined) {
        // Edits may contradict each other. Then the build from scratch fails, too, and their author takes them back.
        const failsAnyway = await buildFromScratch(files);
        if (failsAnyway === undefined) return `A build failed that succeeds from scratch.\n${failure}`;
        console.log(`  Taken back, because it is wrong from scratch, too: ${causeOf(failsAnyway)}`);
        writeFiles(content, (files = before));
      }
    }
    states.push(files);
  }
  const failure = await build(tree);
  const failsAnyway = await buildFromScratch(files);
  if (failure !== undefined && failsAnyway !== undefined) {
    console.log(`  The last state is wrong from scratch, too, and is not compared: ${causeOf(failsAnyway)}`);
    // It does not count, and another one takes its place.
    fc.pre(false);
    return undefined;
  }
  if (failure !== undefined) return `The last build failed, although it succeeds from scratch.\n${failure}`;
  if (failsAnyway !== undefined) return `The last build succeeded, although it fails from scratch.\n${failsAnyway}`;
  const found = differences(path.join(fromScratch, 'public'), path.join(tree, 'public'));
  return found.length === 0 ? undefined : `These files differ from a build from scratch:\n${found.join('\n')}`;
}

let number = 0;
const property = fc.asyncProperty(someSteps, async (steps) => {
  number += 1;
  console.log(`Sequence ${number}:\n${steps.map(textOf).join('\n')}`);
  const begin = Date.now();
  const wrong = await wrongAfter(steps);
  console.log(
    `  ${wrong === undefined ? 'The same as from scratch' : wrong} (${Math.round((Date.now() - begin) / 1000)} s)`,
  );
  if (wrong !== undefined) throw new Error(wrong);
});
console.log(`Seed ${seed}`);
const result = await fc.check(property, {
  seed,
  numRuns: Number(options.runs),
  // A shorter sequence that fails as well would take minutes to find.
  endOnFailure: true,
  ...(options.path === undefined ? {} : { path: options.path }),
});
if (result.failed) {
  console.error(`To do the same again: npm run test:sequences -- --seed ${seed} --path ${result.counterexamplePath}`);
  process.exitCode = 1;
} else {
  for (const folder of [tree, fromScratch]) rmSync(folder, { recursive: true });
  console.log(`${result.numRuns} sequences with seed ${seed}: all builds are as from scratch.`);
}
