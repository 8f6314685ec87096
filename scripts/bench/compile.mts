import '../help.mts';
import { openTree, treeAt } from '../../src/trees/open-tree';
import { compileRecorded, isCurrent } from '../../src/content/dependencies';
import { readContent } from '../../src/content/files/read-content';
import { TreeContext } from '../../src/content/tree-context';
import { loadReference } from '../../src/model/reference/reference';

/**
 * `npm run bench:compile`: CPU seconds that compiling the content takes in one thread, and what it takes when all pages are in a
 * cache. CONTENT_DIR names another tree.
 */
const { contentDir } = await openTree('src/trees/content-worker.ts');
const opened = treeAt(contentDir);
const { pages, data } = readContent(contentDir, opened.config);

function measure<T>(what: string, run: () => T): T {
  const start = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(start);
  console.log(`${((user + system) / 1e6).toFixed(2).padStart(6)} s  ${what}`);
  return result;
}

const reference = measure('reference data', () => loadReference(data));
const tree = measure('addresses of pages', () => TreeContext.of(contentDir, pages, reference, opened));
const made = measure(`${pages.size} pages, cold`, () =>
  [...pages].map(([file, source]) => [source, compileRecorded(file, source, tree)] as const),
);
measure(`${pages.size} pages, warm: whether they are current`, () =>
  made.every(([source, page]) => isCurrent(page, source, tree)),
);
