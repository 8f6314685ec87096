import { forgetBundles } from '../../src/gatsby/bundling/build-files';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Says by which code, from which tree and for which host `.cache` and `public` were made. */
const stamp = '.tmp/made-by.txt';
/** Is there while a build runs. A build that was killed leaves it, and half of a cache, which the next one does not trust. */
const unfinished = '.tmp/unfinished.txt';
/** The script tags of all pages, from which Gatsby updates pages in the next build. Nobody else reads them, so they are not published. */
const [slices, keptSlices] = ['public/_gatsby', '.cache/slices'] as const;

/** Drops what the last run left, unless it ended and was made by the same `maker`. */
export function dropStaleOutput(maker: string): void {
  if (!existsSync(unfinished) && existsSync(stamp) && readFileSync(stamp, 'utf8') === maker) return;
  rmSync('.cache', { recursive: true, force: true });
  rmSync('public', { recursive: true, force: true });
  forgetBundles();
  mkdirSync('.tmp', { recursive: true });
  rmSync(unfinished, { force: true });
  writeFileSync(stamp, maker);
}

/** Before a build: gives Gatsby its slices back, and notes that the build runs. */
export function beginBuild(): void {
  writeFileSync(unfinished, '');
  if (existsSync('public')) move(keptSlices, slices);
}

/** Whether a build writes `public` now, or was killed: pages of two builds may stand beside each other. */
export const isUnfinished = (): boolean => existsSync(unfinished);

/** After a build, unless it was killed: `status` is how Gatsby ended. */
export function endBuild(status: number): void {
  if (status === 0) move(slices, keptSlices);
  rmSync(unfinished, { force: true });
}

function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}
