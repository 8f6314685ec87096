import { checkInWorker } from './check-in-worker';
import type { CheckJob } from './check-in-worker';
import { compileInWorker } from './compiled/compile-in-worker';
import type { CompileJob } from './compiled/compile-pool';

/** A process that does what its first message says. One script for both jobs, because they share nearly all of their code. */
process.once('message', (job: CompileJob | CheckJob) => {
  if ('root' in job) compileInWorker(job);
  else void checkInWorker(job);
});
