import { checkInWorker } from '../content/check-in-worker';
import type { CheckJob } from '../content/check-in-worker';
import { compileAhead } from '../content/compiled/compile-ahead';
import type { AheadJob } from '../content/compiled/ahead-process';
import { compileInWorker } from '../content/compiled/compile-in-worker';
import type { CompileJob } from '../content/compiled/compile-pool';
import { contentDir } from '../content/content-dir';
import type { TreeJob } from '../content/tree-kind';
import { treeAt, treeKinds } from './open-tree';

/** A process that does what its first message says. One script for all jobs, because they share nearly all of their code. */
process.once('message', (job: CompileJob | AheadJob | CheckJob | TreeJob) => {
  if ('ofTree' in job) void treeKinds().then((kinds) => Promise.all(kinds.map(({ work }) => work(job.ofTree))));
  // The pages to compile follow at once.
  else if ('root' in job) compileInWorker(job, treeAt(job.root));
  else void treeAt(contentDir).then((tree) => ('ahead' in job ? compileAhead(job, tree) : checkInWorker(job, tree)));
});
