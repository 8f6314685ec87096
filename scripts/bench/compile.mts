import '../help.mts';
import { openTree, treeAt } from '../../src/trees/open-tree';
import { settingsInEnvironment } from '../../src/content/settings-in-environment';

/**
 * `npm run bench:compile`: CPU seconds that compiling the content takes in one thread, and what it takes when all pages are in a
 * cache. CONTENT_DIR names another tree.
 */
const { contentDir, settings } = await openTree('src/trees/content-worker.ts');
Object.assign(process.env, settingsInEnvironment(settings));
// The settings are read when the modules that use them are.
const { compileRecorded, isCurrent } = await import('../../src/content/dependencies');
const { readContent } = await import('../../src/content/files/read-content');
const { TreeContext } = await import('../../src/content/tree-context');
const { loadReference } = await import('../../src/model/reference/reference');

const opened = treeAt(contentDir);
const { pages, data } = readContent(contentDir);

function measure<T>(what: string, run: () => T): T {
  const start = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(start);
  console.log(`${((user + system) / 1e6).toFixed(2).padStart(6)} s  ${what}`);
  return result;
}

const reference = measure('reference data', () => loadReference(data));
const tree = measure('addresses of pages', () => TreeContext.of(contentDir, pages, reference, opened.content.dialect));
const made = measure(`${pages.size} pages, cold`, () =>
  [...pages].map(([file, source]) => [source, compileRecorded(file, source, tree)] as const),
);
measure(`${pages.size} pages, warm: whether they are current`, () =>
  made.every(([source, page]) => isCurrent(page, source, tree)),
);
