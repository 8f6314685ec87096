import type { GatsbyCache } from 'gatsby';
import { compilePage } from '../../content/compile-page';
import type { CompiledPage } from '../../content/compile-page';
import { currentTree } from './current-tree';

/** Pages compiled in this run. The check before sourcing fills it; node creation reads it: one compile per file. */
const compiled = new Map<string, CompiledPage>();

/** Lets go of compiled pages: once nodes are made of them, nothing asks again. */
export const forgetCompiled = (): void => compiled.clear();

/** The key under which a compiled page is kept; covers all that the result follows from. */
export function compileKey(file: string, source: string): string {
  const tree = currentTree();
  tree.note(file, source);
  return tree.keyOf(file, source);
}

/** Whether a file was compiled in this run as it is. */
export const wasCompiled = (file: string, source: string): boolean => compiled.has(compileKey(file, source));

/** Compiles a file, or takes the result of this or an earlier run. */
export async function compileOnce(file: string, source: string, cache: GatsbyCache): Promise<CompiledPage> {
  const key = compileKey(file, source);
  const known = compiled.get(key) ?? ((await cache.get(key)) as CompiledPage | undefined);
  const page = known ?? compilePage(file, source, currentTree());
  compiled.set(key, page);
  if (!known) await cache.set(key, page);
  return page;
}

/** The same for all pages of a tree. */
export async function compileAllOnce(pages: ReadonlyMap<string, string>, cache: GatsbyCache): Promise<CompiledPage[]> {
  const all: CompiledPage[] = [];
  for (const [file, source] of pages) all.push(await compileOnce(file, source, cache));
  return all;
}
