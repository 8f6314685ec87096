import { fork } from 'node:child_process';
import { statSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import type { CheckJob, Checked } from '../../trees/content-worker';
import { builtTree } from '../built-tree';
import { allFilesBelow } from '../../content/files/files-below';
import { compiledBy } from '../../content/compiled/import-graph';
import { buildFile } from '../bundling/build-files';
import { currentTree } from '../nodes/current-tree';
import { isDeveloping } from './last-good';
import { replaceLiveProblems } from './live-problems';

/**
 * Milliseconds to wait after pages were created. Queries run first, so that the page that was edited shows before others are
 * checked.
 */
const rest = 1500;
let timer: NodeJS.Timeout | undefined;
let started = false;
let check: ChildProcess | undefined;

/**
 * During development, checks the whole content some time after an edit, because it may have broken or fixed other pages. Called
 * whenever pages are created, which follows each edit. The first time is the start, before which everything was checked but what was edited since.
 */
export function recheckSoon(): void {
  if (!isDeveloping()) return;
  clearTimeout(timer);
  // At once: a check that ends its work first would take the processor from the edit. What it keeps, it renames into place.
  check?.kill('SIGKILL');
  check = undefined;
  if (!started) {
    started = true;
    if (!wasEdited(builtTree().contentDir)) return;
  }
  currentTree().forgetDeleted();
  timer = setTimeout(recheck, rest);
}

/** Whether a file is newer than this process. */
const wasEdited = (folder: string): boolean =>
  allFilesBelow(folder).some(
    (file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > performance.timeOrigin,
  );

/** In a separate process, because here the next edit would wait until all pages are checked. That edit stops it. */
function recheck(): void {
  const script = buildFile('content-worker');
  const own = fork(script, { serialization: 'advanced' });
  check = own;
  own.once('message', (found: Checked) => {
    if (check === own) replaceLiveProblems(found);
  });
  // What else the tree has cannot be sent to another process.
  const { contentDir, config } = builtTree();
  own.send({ script, contentDir, config, compiledBy: compiledBy(config) } satisfies CheckJob);
  own.once('error', ({ message }) => console.error(`The content was not checked: ${message}`));
}
