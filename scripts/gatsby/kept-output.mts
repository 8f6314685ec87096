import { spawnSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { allFilesBelow } from '../../src/content/files/files-below';
import { forgetBundles } from '../../src/gatsby/bundling/build-files';

/** Says by which code, from which tree and for which host `.cache` and `public` were made. */
const stamp = '.tmp/made-by.txt';
/** Lists the files of `public` as the last build left them. Gatsby would not write again what somebody else has removed or changed. */
const written = '.tmp/written.txt';
/**
 * A file for each run of Gatsby, named after its process, until that run has succeeded. A run that fails or is killed leaves it, and a
 * cache that may count files as done whose pages were never made.
 */
const runs = '.tmp/runs';
/** The script tags of all pages, from which Gatsby updates pages in the next build. Nobody else reads them, so they are not published. */
const [slices, keptSlices] = ['public/_gatsby', '.cache/slices'] as const;

const ownRun = path.join(runs, String(process.pid));

/** Runs that are under way, or did not succeed, with the command of each. */
function unfinishedRuns(): { readonly id: string; readonly command: string }[] {
  const ids = existsSync(runs) ? readdirSync(runs) : [];
  return ids.map((id) => ({ id, command: readFileSync(path.join(runs, id), 'utf8') }));
}

/** Whether a run is still under way. In a container, a run that was killed may have had the id of this process. */
const isAlive = (id: string): boolean =>
  id !== String(process.pid) && String(spawnSync('ps', ['-o', 'args=', '-p', id]).stdout).includes('run-gatsby');

/** Has the process of the build, or of `npm run develop`, that has the folder now. One that was killed leaves it. */
const lock = '.tmp/running.txt';

/** Takes the folder for this run, unless another one has it, whose process is returned. Of two that begin at once, one takes it. */
export function takeFolder(): string | undefined {
  mkdirSync(path.dirname(lock), { recursive: true });
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // Fails if another one was faster, and comes with the text at once.
    linkSync(own, lock);
    process.once('exit', () => rmSync(lock, { force: true }));
    return undefined;
  } catch (error) {
    if (!existsSync(lock)) throw error;
    const other = readFileSync(lock, 'utf8');
    if (isAlive(other)) return other;
    // One that was killed has left it.
    rmSync(lock, { force: true });
    return takeFolder();
  } finally {
    rmSync(own, { force: true });
  }
}

/** When the last build that succeeded ended, in milliseconds of Unix time. */
export const builtAt = (): number | undefined => statSync(written, { throwIfNoEntry: false })?.mtimeMs;

/** Whether a build is writing `public` now, or did not succeed: pages of two builds may stand beside each other. */
export const isUnfinished = (): boolean => unfinishedRuns().some(({ command }) => command === 'build');

/**
 * Notes that a run begins, and drops what earlier runs left, unless the last one was a build by the same `maker` that succeeded.
 * Webpack's cache stays for the same maker, because webpack compares each entry with the files it was made from, and never reads one
 * that it has not written to the end.
 */
export function beginRun(command: string, maker: string): void {
  const unfinished = unfinishedRuns();
  const isSameMaker = existsSync(stamp) && readFileSync(stamp, 'utf8') === maker;
  const isWritten = existsSync(written) && readFileSync(written, 'utf8') === listPublic();
  mkdirSync(runs, { recursive: true });
  writeFileSync(ownRun, command);
  if (!isSameMaker || !isWritten || unfinished.length > 0) drop(isSameMaker);
  writeFileSync(stamp, maker);
  const ended = unfinished.filter(({ id }) => id !== String(process.pid) && !isAlive(id));
  for (const { id } of ended) rmSync(path.join(runs, id));
  if (command === 'build' && existsSync('public')) move(keptSlices, slices);
}

/** What a run works on. A site in several languages has all of it for each of them; those that are not built now wait on a shelf. */
const ofRun = ['.cache', 'public', stamp, written];
const shelf = (code: string): string => path.join('.tmp/languages', code);
const onShelf = (code: string, name: string): string => path.join(shelf(code), path.basename(name));

/** Takes the output of the languages besides the first one out of that of the whole site, which is as one build left it then. */
export function takeApart([root = '', ...others]: readonly string[]): void {
  // A run has stopped before all languages were there.
  if (existsSync(shelf(root))) fromShelf(root);
  for (const code of others)
    if (existsSync(shelf(code)) && existsSync(path.join('public', code)))
      move(path.join('public', code), onShelf(code, 'public'));
}

/** Puts the output of a language aside, so that the next one can be built. */
export function toShelf(code: string): void {
  mkdirSync(shelf(code), { recursive: true });
  for (const name of ofRun) move(name, onShelf(code, name));
}

/** Gets the output of a language back, or makes room for its first build. */
export function fromShelf(code: string): void {
  for (const name of ofRun) {
    rmSync(name, { recursive: true, force: true });
    move(onShelf(code, name), name);
  }
  rmSync(shelf(code), { recursive: true, force: true });
}

/** Puts the output of all languages together: that of the first one at the root, with files for all by `joined`, and the others below it. */
export function putTogether([root = '', ...others]: readonly string[], joined: () => void): void {
  fromShelf(root);
  for (const code of others) move(onShelf(code, 'public'), path.join('public', code));
  joined();
  writeFileSync(written, listPublic(others));
}

function drop(isSameMaker: boolean): void {
  rmSync('public', { recursive: true, force: true });
  // The first build of a further language has bundles of the same code.
  if (!isSameMaker && existsSync(stamp)) forgetBundles();
  const cached = existsSync('.cache') ? readdirSync('.cache') : [];
  for (const name of cached.filter((entry) => !(isSameMaker && entry === 'webpack')))
    rmSync(path.join('.cache', name), { recursive: true });
}

/** A build has succeeded, so the next run may go on from what it left. */
export function endBuild(): void {
  move(slices, keptSlices);
  writeFileSync(written, listPublic());
  rmSync(ownRun);
}

/** The files of `public`, each with its length and when it was written, without those of other languages. */
function listPublic(languages: readonly string[] = []): string {
  const isOther = (file: string): boolean => languages.some((code) => file.startsWith(path.join('public', code, '/')));
  const files = allFilesBelow('public').filter((file) => !isOther(file));
  const lines = files.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${file} ${size} ${mtimeMs}`;
  });
  return lines.join('\n');
}

function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}
