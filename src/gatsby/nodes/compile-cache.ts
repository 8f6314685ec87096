import type { GatsbyCache } from 'gatsby';
import type { CompiledPage } from '../../content/compile-page';
import { compileRecorded, isCurrent } from '../../content/compile-recorded';
import type { RecordedPage } from '../../content/compile-recorded';
import { digestOf } from '../../content/digest';
import { hasSameAnswers } from '../../content/made-from';
import type { MadeFrom } from '../../content/made-from';
import { currentTree } from './current-tree';

/** Pages compiled in this run. The check before sourcing fills it and node creation reads it, so each file is compiled once. */
const pages = new Map<string, RecordedPage>();

/** What the pages were made from, and a digest of that. It stays when the pages themselves are let go. */
const records = new Map<string, { readonly madeFrom: MadeFrom; readonly digest: string }>();

/** Releases compiled pages, because nothing needs them once nodes were created from them. */
export const forgetCompiled = (): void => pages.clear();

/** Whether a file was compiled in this run as it is. */
export function wasCompiled(file: string, source: string): boolean {
  const known = pages.get(file);
  return known !== undefined && isCurrent(known, source, currentTree());
}

/** Compiles a file, or takes the result of this or an earlier run. */
export async function compileOnce(file: string, source: string, cache: GatsbyCache): Promise<CompiledPage> {
  const known = await lookUp(file, cache);
  const isKnown = known !== undefined && isCurrent(known, source, currentTree());
  const page = isKnown ? known : compileRecorded(file, source, currentTree());
  pages.set(file, page);
  records.set(file, { madeFrom: page.madeFrom, digest: digestOf(JSON.stringify(page.madeFrom)) });
  if (!isKnown) await cache.set(file, page);
  return page.compiled;
}

/** The same for all pages of a tree. */
export async function compileAllOnce(files: ReadonlyMap<string, string>, cache: GatsbyCache): Promise<CompiledPage[]> {
  const all: CompiledPage[] = [];
  for (const [file, source] of files) all.push(await compileOnce(file, source, cache));
  return all;
}

/** A file as it was compiled last. */
export const lastCompiled = async (file: string, cache: GatsbyCache): Promise<CompiledPage | undefined> =>
  (await lookUp(file, cache))?.compiled;

/** Digest of all that a file was compiled from last. */
export const madeFromDigest = (file: string): string => records.get(file)?.digest ?? '';

/** Whether something that was made from what the digest says is outdated, although the file itself may be as it was. */
export function isOutdated(file: string, digest: string): boolean {
  const record = records.get(file);
  return record?.digest !== digest || !hasSameAnswers(record.madeFrom, currentTree());
}

// Only this module writes to the cache, which is emptied when the code changes.
const lookUp = async (file: string, cache: GatsbyCache): Promise<RecordedPage | undefined> =>
  pages.get(file) ?? ((await cache.get(file)) as RecordedPage | undefined);
