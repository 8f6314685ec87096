import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { forgetBundles } from '../../src/gatsby/bundling/build-files';

/** Says by which code, from which tree and for which host `.cache` and `public` were made. */
const stamp = '.tmp/made-by.txt';
/**
 * A file for each run of Gatsby, named after its process, until that run has succeeded. A run that fails or is killed leaves it, and a
 * cache that may count files as done whose pages were never made.
 */
const runs = '.tmp/runs';
/** The script tags of all pages, from which Gatsby updates pages in the next build. Nobody else reads them, so they are not published. */
const [slices, keptSlices] = ['public/_gatsby', '.cache/slices'] as const;

const ownRun = path.join(runs, String(process.pid));

/** Runs that are under way, or did not succeed, with the command of each. */
function otherRuns(): { readonly process: string; readonly command: string }[] {
  if (!existsSync(runs)) return [];
  const others = readdirSync(runs).filter((name) => name !== String(process.pid));
  return others.map((name) => ({ process: name, command: readFileSync(path.join(runs, name), 'utf8') }));
}

/** Whether a process is such a run. A system without `ps` says nothing about it. */
const isAlive = (process: string): boolean =>
  String(spawnSync('ps', ['-o', 'args=', '-p', process]).stdout).includes('run-gatsby');

/** The process of a build that is writing `public` now. */
export const buildUnderWay = (): string | undefined =>
  otherRuns().find(({ process, command }) => command === 'build' && isAlive(process))?.process;

/** Whether a build is writing `public` now, or did not succeed: pages of two builds may stand beside each other. */
export const isUnfinished = (): boolean => otherRuns().some(({ command }) => command === 'build');

/**
 * Notes that a run begins, and drops what earlier runs left, unless the last one was a build by the same `maker` that succeeded. Says
 * whether it was kept. Webpack's cache stays for the same maker, because webpack compares each entry with the files it was made from,
 * and never reads one that it has not written to the end.
 */
export function beginRun(command: string, maker: string): boolean {
  const others = otherRuns();
  const isSameMaker = existsSync(stamp) && readFileSync(stamp, 'utf8') === maker;
  const isKept = isSameMaker && others.length === 0;
  mkdirSync(runs, { recursive: true });
  writeFileSync(ownRun, command);
  if (!isKept) drop(isSameMaker);
  writeFileSync(stamp, maker);
  for (const { process } of others) if (!isAlive(process)) rmSync(path.join(runs, process));
  if (command === 'build' && existsSync('public')) move(keptSlices, slices);
  return isKept;
}

function drop(isSameMaker: boolean): void {
  rmSync('public', { recursive: true, force: true });
  if (!isSameMaker) forgetBundles();
  const cached = existsSync('.cache') ? readdirSync('.cache') : [];
  for (const name of cached.filter((entry) => !(isSameMaker && entry === 'webpack')))
    rmSync(path.join('.cache', name), { recursive: true });
}

/** A build has succeeded, so the next run may go on from what it left. */
export function endBuild(): void {
  move(slices, keptSlices);
  rmSync(ownRun);
}

function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}
