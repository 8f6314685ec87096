import path from 'node:path';
import type { SheetJob } from '../docusaurus/local-plugins/sheet-process';
import type { TransformJob } from '../docusaurus/transforms/transform-process';
import type { Problem } from '../model/problems/problems';
import { checkContent } from './check-content';
import { compileInWorker } from './compiled/compile-pool';
import type { CompileJob } from './compiled/compile-pool';
import { compileWith } from './compiled/compile-tree';
import { contentDir } from './content-dir';

/** Asks a worker for all problems of the content. */
export interface CheckJob {
  /** The bundled script of workers, for pages that have to be compiled. */
  readonly script: string;
}

/** What the worker sends to the process that has started it, once. */
export type Checked = readonly Problem[];

/** Checks the whole content as a reader of the development server sees it, and ends. */
async function checkInWorker({ script }: CheckJob): Promise<void> {
  // Handled here, a signal waits for the end of what runs, so that the file of compiled pages is not left half written.
  process.once('SIGTERM', () => process.exit());
  const found: Checked = await checkContent({
    contentDir,
    staticDir: path.resolve('static'),
    withDrafts: true,
    compile: compileWith(script),
  });
  process.send?.(found, () => process.disconnect());
}

/** A process that does what its first message says. One script for all jobs, because they share nearly all of their code. */
process.once('message', (job: CompileJob | CheckJob | TransformJob | SheetJob) => {
  if ('root' in job) compileInWorker(job);
  // Most trees have no plugins, so other jobs do not load what runs them.
  else if ('mounted' in job)
    void import('../docusaurus/transforms/transform-tree').then((code) => code.transformTree(job));
  else if ('sheet' in job)
    void import('../docusaurus/local-plugins/read-changed-sheet').then((code) => code.sendChangedSheet(job));
  else void checkInWorker(job);
});
