import path from 'node:path';
import { checkContent } from './check-content';
import { compileWith } from './compiled/compile-tree';
import { contentDir } from './content-dir';
import type { OpenTree } from './tree-kind';
import type { Problem } from '../model/problems/problems';

/** Asks a worker for all problems of the content. */
export interface CheckJob {
  /** The bundled script of workers, for pages that have to be compiled. */
  readonly script: string;
}

/** What the worker sends to the process that has started it, once. */
export type Checked = readonly Problem[];

/** Checks the whole content as a reader of the development server sees it, and ends. */
export async function checkInWorker({ script }: CheckJob, tree: OpenTree): Promise<void> {
  // Handled here, a signal waits for the end of what runs, so that the file of compiled pages is not left half written.
  process.once('SIGTERM', () => process.exit());
  const found: Checked = await checkContent({
    contentDir,
    tree,
    staticDir: path.resolve('static'),
    withDrafts: true,
    compile: compileWith(script),
  });
  process.send?.(found, () => process.disconnect());
}
