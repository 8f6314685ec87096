import { checkInWorker } from './check-in-worker';
import type { CheckJob } from './check-in-worker';
import { compileInWorker } from './compiled/compile-in-worker';
import type { CompileJob } from './compiled/compile-pool';
import { transformTree } from './transformed/transform-tree';
import type { TransformJob } from './transformed/transform-process';

/** A process that does what its first message says. One script for all jobs, because they share nearly all of their code. */
process.once('message', (job: CompileJob | CheckJob | TransformJob) => {
  if ('root' in job) compileInWorker(job);
  else if ('mounted' in job) void transformTree(job);
  else void checkInWorker(job);
});
