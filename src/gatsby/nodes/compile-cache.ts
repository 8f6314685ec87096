import { builtTree } from '../built-tree';
import type { CompiledPage } from '../../content/compile-page';
import { compileRecorded, hasSameAnswers, isCurrent } from '../../content/dependencies';
import type { Dependencies, RecordedPage } from '../../content/dependencies';
import { compiledBy } from '../../content/compiled/import-graph';
import type { CompiledFile } from '../../content/compiled/compiled-file';
import { compileTree } from '../../content/compiled/compile-tree';
import { openCompiled, pageOfParts } from '../../content/compiled/compiled-file';
import { digestOf } from '../../model/digest';
import type { PageSource } from '../../model/pages/pages';
import { lastGood } from '../develop/last-good';
import type { TreeContext } from '../../content/tree-context';
import { buildFile } from '../bundling/build-files';
import { lastCommit } from '../schema/last-commit';
import { currentTree } from './current-tree';

/** Pages that were edited after all pages were compiled, while developing. */
const edited = new Map<string, RecordedPage>();

/** All other pages. Processes that run queries open the file that the main process has written. */
let kept: CompiledFile | undefined;

/** What the pages were made from, and a digest of that. */
const records = new Map<string, { readonly dependencies: Dependencies; readonly digest: string }>();

function lookUp(file: string): RecordedPage | undefined {
  const known = edited.get(file);
  if (known) return known;
  kept ??= openCompiled(builtTree().contentDir, builtTree().config);
  const [facts, text] = [kept?.facts(file), kept?.text(file)];
  return facts === undefined || text === undefined ? undefined : pageOfParts({ facts, text });
}

function record(file: string, dependencies: Dependencies): void {
  records.set(file, {
    dependencies,
    digest: digestOf(JSON.stringify([compiledBy(builtTree().config), dependencies, lastCommit(file)])),
  });
}

/** Compiles all pages of a tree, unless this or an earlier run has. The results lack the long texts of pages. */
export async function compileAllOnce(files: ReadonlyMap<string, string>, tree: TreeContext): Promise<CompiledPage[]> {
  const pages = await compileTree(files, tree, buildFile('content-worker'));
  edited.clear();
  kept = undefined;
  for (const { compiled, dependencies } of pages) record(compiled.file, dependencies);
  return pages.map(({ compiled }) => compiled);
}

/** A page with its long text. `isNew` says that it was compiled now, so nobody has heard of its problems yet. */
export function compileOnce(file: string, source: string): CompiledPage & { readonly isNew: boolean } {
  const known = lookUp(file);
  const isKnown = known !== undefined && isCurrent(known, source, currentTree());
  const page = isKnown ? known : compileRecorded(file, source, currentTree());
  if (!isKnown) edited.set(file, page);
  record(file, page.dependencies);
  return { ...page.compiled, isNew: !isKnown };
}

/** A page as it was compiled last, or before a mistake that its author is about to fix. */
export function pageOf(file: string): PageSource {
  const page = lookUp(file)?.compiled.page ?? lastGood(file);
  if (!page) throw new Error(`${file} was not compiled. Delete \`.tmp\` and try again.`);
  return page;
}

/** Digest of all that a file was compiled from last. */
export const dependencyDigest = (file: string): string => records.get(file)?.digest ?? '';

/** Whether something that was made from what the digest says is outdated, although the file itself may be as it was. */
export function isOutdated(file: string, digest: string): boolean {
  const known = records.get(file);
  return known?.digest !== digest || !hasSameAnswers(known.dependencies, currentTree());
}
