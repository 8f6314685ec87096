import { checkInWorker } from './check-in-worker';
import type { CheckJob } from './check-in-worker';
import { compileAhead } from './compiled/compile-ahead';
import type { AheadJob } from './compiled/ahead-process';
import type { SheetJob } from '../docusaurus/local-plugins/sheet-process';
import { compileInWorker } from './compiled/compile-in-worker';
import type { CompileJob } from './compiled/compile-pool';
import type { TransformJob } from '../docusaurus/transforms/transform-process';

/** A process that does what its first message says. One script for all jobs, because they share nearly all of their code. */
process.once('message', (job: CompileJob | AheadJob | CheckJob | TransformJob | SheetJob) => {
  if ('root' in job) compileInWorker(job);
  else if ('ahead' in job) void compileAhead(job);
  // Most trees have no plugins, so other jobs do not load what runs them.
  else if ('mounted' in job)
    void import('../docusaurus/transforms/transform-tree').then((code) => code.transformTree(job));
  else if ('sheet' in job)
    void import('../docusaurus/local-plugins/read-changed-sheet').then((code) => code.sendChangedSheet(job));
  else void checkInWorker(job);
});
