import path from 'node:path';
import { checkContent } from '../../content/check-content';
import { compileTree } from '../../content/compiled/compile-tree';
import { contentDir } from '../../content/content-dir';
import type { Problem } from '../../model/problems/problems';
import { buildFile } from '../bundling/build-files';

/** What this process sends to the one that has started it (`recheck.ts`), once. */
export type Checked = readonly Problem[];

/** Checks the whole content as a reader of the development server sees it, and ends. */
const compile = buildFile('compile-worker');
void checkContent({
  contentDir,
  staticDir: path.resolve('static'),
  withDrafts: true,
  compile: async (pages, tree) => (await compileTree(pages, tree, compile)).map(({ compiled }) => compiled),
}).then((found: Checked) => process.send?.(found, () => process.disconnect()));
