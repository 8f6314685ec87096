import { createHash } from 'node:crypto';
import type { GatsbyCache } from 'gatsby';
import { compilePage } from '../content/compile-page';
import type { CompiledPage } from '../content/compile-page';

/** Pages compiled in this run. The check before sourcing fills it; node creation reads it: one compile per file. */
const compiled = new Map<string, CompiledPage>();

/** Lets go of compiled pages: once nodes are made of them, nothing asks again. */
export const forgetCompiled = (): void => compiled.clear();

/** Whether a file was compiled in this run as it is. */
export const wasCompiled = (file: string, source: string): boolean => compiled.has(keyOf(file, source));

const keyOf = (file: string, source: string): string =>
  createHash('sha1').update(file).update('\0').update(source).digest('hex');

/** Compiles a file, or takes the result of this or an earlier run. The key covers name and content. */
export async function compileOnce(file: string, source: string, cache: GatsbyCache): Promise<CompiledPage> {
  const key = keyOf(file, source);
  const known = compiled.get(key) ?? ((await cache.get(key)) as CompiledPage | undefined);
  const page = known ?? compilePage(file, source);
  compiled.set(key, page);
  if (!known) await cache.set(key, page);
  return page;
}
