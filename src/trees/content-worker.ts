import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { checkContent } from '../content/check-content';
import { compileInWorker, compileWith } from '../content/compiled/compile-tree';
import type { CompileJob } from '../content/compiled/compile-tree';
import { readSiteConfig } from '../content/site-file';
import { outdatedBy } from '../content/compiled/import-graph';
import type { RunStart } from '../content/compiled/import-graph';
import type { TreeJob } from '../content/tree-kind';
import type { Problem } from '../model/problems/problems';
import { treeAt, treeKinds } from './open-tree';

/** Asks a worker for all problems of the content. */
export interface CheckJob extends RunStart {
  /** The bundled script of workers, for pages that have to be compiled. */
  readonly script: string;
}

/** What the worker sends to the process that has started it, once. */
export type Checked = readonly Problem[];

/** Checks the whole content as a reader of the development server sees it. */
export async function checkDeveloped(job: CheckJob): Promise<Checked> {
  const { script, contentDir } = job;
  const tree = treeAt(contentDir);
  const outdated = outdatedBy(job, tree.config);
  if (outdated) return [outdated, ...readSiteConfig(contentDir).problems];
  return checkContent({
    contentDir,
    tree,
    staticDir: path.resolve('static'),
    withDrafts: true,
    compile: compileWith(script),
  });
}

/** The same in this process, which ends then. */
async function checkInWorker(job: CheckJob): Promise<void> {
  // What an edit shows comes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.send?.(await checkDeveloped(job), () => process.disconnect());
}

/** The first message selects the job. One script serves all jobs, because they share nearly all of their code. */
process.once('message', (job: CompileJob | CheckJob | TreeJob) => {
  if ('ofTree' in job) void Promise.all(treeKinds.map(({ work }) => work(job.ofTree)));
  else if ('root' in job) compileInWorker(job, treeAt(job.root));
  else void checkInWorker(job);
});
