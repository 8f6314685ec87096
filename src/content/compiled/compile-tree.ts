import { availableParallelism } from 'node:os';
import type { CompiledPage } from '../compile-page';
import { compileRecorded, isCurrent } from '../dependencies';
import type { RecordedPage } from '../dependencies';
import { compiledBy } from './import-graph';
import { compiledFile, CompiledFileWriter, openCompiled, parseFacts, partsOf } from './compiled-file';
import type { PageParts } from './compiled-file';
import { fork } from 'node:child_process';
import { TreeContext } from '../tree-context';
import type { OpenTree } from '../tree-kind';

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

/** What every worker starts with: the tree, so that links between pages can be resolved. */
export type CompileJob = Pick<TreeContext, 'root' | 'addresses' | 'data' | 'config'>;

/** What a worker makes of a page. */
interface CompiledParts {
  readonly file: string;
  readonly parts: PageParts;
}

/** For a process that compiles pages: most of what it makes is garbage when a page is done, and more of it may pile up than Node allows. */
const compileFlags = ['--max-semi-space-size=32'];

/** Pages that a worker is given ahead, so that it never waits for the next one. */
const ahead = 2;

/**
 * Compiles pages (file → text) in `count` processes. These workers are processes, because what a thread has used stays with its process,
 * and the build needs the memory for other things afterwards. `script` is the bundled code of `content-worker.ts`.
 */
export async function compileInWorkers(
  count: number,
  script: string,
  tree: TreeContext,
  pages: ReadonlyMap<string, string>,
  keep: (file: string, parts: PageParts) => void,
): Promise<void> {
  // The longest first, so that all end together.
  const waiting = [...pages].sort(([, one], [, other]) => one.length - other.length);
  const { root, addresses, data, config } = tree;
  const job: CompileJob = { root, addresses, data: { reference: data.reference, texts: data.texts }, config };
  const work = async (): Promise<void> => {
    const worker = fork(script, { serialization: 'advanced', execArgv: compileFlags });
    const given = new Set<string>();
    const next = (): void => {
      const page = waiting.pop();
      if (page) {
        given.add(page[0]);
        worker.send(page);
      } else if (given.size === 0) worker.disconnect();
    };
    worker.send(job);
    worker.on('message', ({ file, parts }: CompiledParts) => {
      keep(file, parts);
      given.delete(file);
      next();
    });
    for (let index = 0; index < ahead && waiting.length > 0; index++) next();
    const code = await new Promise<number | null>((resolve) => worker.once('exit', resolve));
    if (code !== 0) throw new Error('A worker that compiled pages has stopped.');
  };
  await Promise.all(Array.from({ length: count }, work));
}

/** Compiles the pages that `compileInWorkers` sends after the tree, one after the other, until it disconnects. */
export function compileInWorker({ root, addresses, data, config }: CompileJob, { content }: OpenTree): void {
  const tree = new TreeContext(root, addresses, data, config, content.dialect);
  process.on('message', ([file, source]: [string, string]) => {
    const compiled: CompiledParts = { file, parts: partsOf(compileRecorded(file, source, tree)) };
    process.send?.(compiled);
  });
}
