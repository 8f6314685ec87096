import { availableParallelism } from 'node:os';
import type { CompiledPage } from '../compile-page';
import { compileRecorded, isCurrent } from '../dependencies';
import type { RecordedPage } from '../dependencies';
import type { TreeContext } from '../tree-context';
import { compiledBy } from './import-graph';
import { compiledFile, CompiledFileWriter, openCompiled, parseFacts, partsOf } from './compiled-file';
import type { PageParts } from './compiled-file';
import { compileInWorkers } from './compile-pool';

/** A process gets faster with each page that it compiles: two that share 572 pages take as long as one, and a third more CPU. */
const pagesPerProcess = 600;

/**
 * Compiles those pages of a tree (file → text) that earlier runs have not, and keeps all for later ones. Returns them without their
 * long texts. `worker` is the bundled script that workers run.
 */
export async function compileTree(
  pages: ReadonlyMap<string, string>,
  tree: TreeContext,
  worker: string,
): Promise<RecordedPage[]> {
  const kept = openCompiled(tree.root, tree.config);
  const known = new Map<string, RecordedPage>();
  const missing = new Map<string, string>();
  for (const [file, source] of pages) {
    const facts = kept?.facts(file);
    const page = facts === undefined ? undefined : parseFacts(facts);
    if (page && isCurrent(page, source, tree)) known.set(file, page);
    else missing.set(file, source);
  }
  if (missing.size > 0 || kept?.files.length !== pages.size) {
    const writer = new CompiledFileWriter(compiledFile(tree.root), compiledBy(tree.config));
    for (const file of known.keys()) {
      writer.add(file, { facts: kept?.facts(file) ?? '', text: kept?.text(file) ?? '' });
    }
    const keep = (file: string, parts: PageParts): void => {
      writer.add(file, parts);
      known.set(file, parseFacts(parts.facts));
    };
    const workers = Math.min(8, availableParallelism(), Math.ceil(missing.size / pagesPerProcess));
    if (workers > 1) await compileInWorkers(workers, worker, tree, missing, keep);
    else for (const [file, source] of missing) keep(file, partsOf(compileRecorded(file, source, tree)));
    writer.close();
  }
  kept?.close();
  return [...pages.keys()].flatMap((file) => known.get(file) ?? []);
}

/** What a check of the content needs to know of the pages, from `compileTree`. */
export const compileWith =
  (worker: string) =>
  async (pages: ReadonlyMap<string, string>, tree: TreeContext): Promise<CompiledPage[]> =>
    (await compileTree(pages, tree, worker)).map(({ compiled }) => compiled);
