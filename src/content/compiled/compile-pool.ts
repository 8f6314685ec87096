import { fork } from 'node:child_process';
import { compileRecorded } from '../dependencies';
import { TreeContext } from '../tree-context';
import type { OpenTree } from '../tree-kind';
import type { PageParts } from './compiled-file';
import { partsOf } from './compiled-file';

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

/** Compiles the pages that `compile-pool.ts` sends after the tree, one after the other, until it disconnects. */
export function compileInWorker({ root, addresses, data, config }: CompileJob, { content }: OpenTree): void {
  const tree = new TreeContext(root, addresses, data, config, content.dialect);
  process.on('message', ([file, source]: [string, string]) => {
    const compiled: CompiledParts = { file, parts: partsOf(compileRecorded(file, source, tree)) };
    process.send?.(compiled);
  });
}
