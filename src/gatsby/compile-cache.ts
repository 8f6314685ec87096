import { createHash } from 'node:crypto';
import type { GatsbyCache } from 'gatsby';
import { compilePage } from '../content/compile-page';
import type { CompiledPage } from '../content/compile-page';
import { usedFiles } from '../markdown/reference/used-files';
import type { LoadedReference } from '../model/reference/reference';

/** Pages compiled in this run. The check before sourcing fills it; node creation reads it: one compile per file. */
const compiled = new Map<string, CompiledPage>();

/** Lets go of compiled pages: once nodes are made of them, nothing asks again. */
export const forgetCompiled = (): void => compiled.clear();

/** What the result of a compile depends on: the name of the file, its text, and the data files that its components name. */
export function compileKey(file: string, source: string, { texts }: Pick<LoadedReference, 'texts'>): string {
  const hash = createHash('sha1').update(file).update('\0').update(source);
  const used = usedFiles(source).flatMap((name) =>
    name.endsWith('/') ? [...texts.keys()].filter((other) => other.startsWith(name)).sort() : [name],
  );
  for (const name of used) hash.update('\0').update(texts.get(name) ?? '');
  return hash.digest('hex');
}

/** Compiles a file, or takes the result of this or an earlier run. */
export async function compileOnce(
  file: string,
  source: string,
  data: LoadedReference,
  cache: GatsbyCache,
): Promise<CompiledPage> {
  const key = compileKey(file, source, data);
  const known = compiled.get(key) ?? ((await cache.get(key)) as CompiledPage | undefined);
  const page = known ?? compilePage(file, source, data.reference);
  compiled.set(key, page);
  if (!known) await cache.set(key, page);
  return page;
}
