import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { beforeEach, expect, test } from 'vitest';
import { TreeContext } from '../../content/tree-context';
import { loadReference } from '../../model/reference/reference';
import { compileAllOnce, compileOnce, forgetCompiled, isOutdated } from './compile-cache';
import { lastCompiled, madeFromDigest, wasCompiled } from './compile-cache';
import { setTree } from './current-tree';

const page = (body: string, more = ''): string => `---\ntitle: A\n${more}---\n\n${body}\n`;
const linking = page('[b](./b.md)');

/** What a run of Gatsby keeps for the next, as JSON. */
class Cache implements GatsbyCache {
  readonly name = 'test';
  readonly directory = '';
  readonly texts = new Map<string, string>();
  readonly del = (): Promise<void> => Promise.resolve();
  get(key: string): Promise<unknown> {
    const text = this.texts.get(key);
    return Promise.resolve(text === undefined ? undefined : JSON.parse(text));
  }
  set(key: string, value: unknown): Promise<unknown> {
    this.texts.set(key, JSON.stringify(value));
    return Promise.resolve(value);
  }
}

let cache = new Cache();
function useTree(pages: Readonly<Record<string, string>>): void {
  setTree(TreeContext.of(path.resolve('nowhere'), new Map(Object.entries(pages)), loadReference(new Map())));
}
beforeEach(() => {
  forgetCompiled();
  cache = new Cache();
  useTree({ 'docs/a.md': linking, 'docs/b.md': page('') });
});

test('a page is compiled once in a run', async () => {
  const [made] = await compileAllOnce(new Map([['docs/a.md', linking]]), cache);
  expect(await compileOnce('docs/a.md', linking, new Cache())).toBe(made);
  expect(wasCompiled('docs/a.md', linking)).toBe(true);
  expect(wasCompiled('docs/a.md', page('Other.'))).toBe(false);
});

test('the next run takes what this one has kept', async () => {
  const made = await compileOnce('docs/a.md', linking, cache);
  const text = cache.texts.get('docs/a.md') ?? '';
  cache.texts.set('docs/a.md', text.replaceAll('"title":"A"', '"title":"Kept"'));
  forgetCompiled();
  expect(wasCompiled('docs/a.md', linking)).toBe(false);
  const kept = await compileOnce('docs/a.md', linking, cache);
  expect([made.page?.title, kept.page?.title]).toEqual(['A', 'Kept']);
  expect((await lastCompiled('docs/a.md', cache))?.page?.title).toBe('Kept');
});

test('another text, or another answer, compiles again and replaces what was kept', async () => {
  await compileOnce('docs/a.md', linking, cache);
  useTree({ 'docs/a.md': linking, 'docs/b.md': page('', 'slug: moved\n') });
  const moved = await compileOnce('docs/a.md', linking, cache);
  expect(moved.page?.links.map(({ target }) => target)).toEqual(['/docs/moved']);
  forgetCompiled();
  expect((await lastCompiled('docs/a.md', cache))?.page?.links[0]?.target).toBe('/docs/moved');
  const edited = await compileOnce('docs/a.md', page('Text.'), cache);
  expect(edited.page?.links).toEqual([]);
});

test('what was made from a page is outdated when an answer is another, or when it was made in an earlier run from others', async () => {
  await compileOnce('docs/a.md', linking, cache);
  const digest = madeFromDigest('docs/a.md');
  forgetCompiled();
  expect(isOutdated('docs/a.md', digest)).toBe(false);
  expect(isOutdated('docs/a.md', 'earlier')).toBe(true);
  useTree({ 'docs/a.md': linking, 'docs/b.md': page('Other text.') });
  expect(isOutdated('docs/a.md', digest)).toBe(false);
  useTree({ 'docs/a.md': linking, 'docs/b.md': page('', 'slug: moved\n') });
  expect(isOutdated('docs/a.md', digest)).toBe(true);
});
