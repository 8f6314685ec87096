import type { GatsbyCache } from 'gatsby';
import { compilePage } from '../content/compile-page';
import type { CompiledPage } from '../content/compile-page';
import type { TreeContext } from '../content/tree-context';

/** Pages compiled in this run. The check before sourcing fills it; node creation reads it: one compile per file. */
const compiled = new Map<string, CompiledPage>();

/** The tree as the check before sourcing found it; node creation keeps it current. */
let currentTree: TreeContext | undefined;

/** Lets go of compiled pages: once nodes are made of them, nothing asks again. */
export const forgetCompiled = (): void => compiled.clear();

/** Compiles a file, or takes the result of this or an earlier run. The key covers all that the result follows from. */
export async function compileOnce(
  file: string,
  source: string,
  cache: GatsbyCache,
  tree: TreeContext | undefined = currentTree,
): Promise<CompiledPage> {
  if (!tree) throw new Error('A page is compiled before the content was read.');
  currentTree = tree;
  tree.note(file, source);
  const key = tree.keyOf(file, source);
  const known = compiled.get(key) ?? ((await cache.get(key)) as CompiledPage | undefined);
  const page = known ?? compilePage(file, source, tree);
  compiled.set(key, page);
  if (!known) await cache.set(key, page);
  return page;
}
