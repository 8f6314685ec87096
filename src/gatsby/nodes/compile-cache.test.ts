import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compiledFile } from '../../content/compiled/compiled-file';
import { TreeContext } from '../../content/tree-context';
import { loadReference } from '../../model/reference/reference';
import type * as cacheModule from './compile-cache';
import * as current from './current-tree';
import { defaultConfig } from '../../config/site-config';
import { writeFiles } from '../../../test/write-files';

const page = (body: string, more = ''): string => `---\ntitle: A\n${more}---\n\n${body}\n`;
const linking = page('[b](./b.md)');

let root = '';
let cache: typeof cacheModule;
let day = '2024-01-01';
/** Another run: nothing is known but what is in files. */
async function start(): Promise<void> {
  vi.resetModules();
  vi.stubEnv('CONTENT_DIR', root);
  vi.doMock('./current-tree', () => current);
  vi.doMock('../schema/last-commit', () => ({ lastCommit: () => day }));
  cache = await import('./compile-cache');
}
function setPages(pages: Readonly<Record<string, string>>): TreeContext {
  const tree = TreeContext.of(root, new Map(Object.entries(pages)), loadReference(new Map()), {
    config: defaultConfig(),
  });
  current.setTree(tree);
  return tree;
}
const pages = { 'docs/a.md': linking, 'docs/b.md': page('') };
const compileAll = () => cache.compileAllOnce(new Map(Object.entries(pages)), setPages(pages));

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'cache-'));
  await start();
  setPages(pages);
});
afterEach(() => {
  rmSync(compiledFile(root), { force: true });
  rmSync(root, { recursive: true });
});

// The next file would have a cache that asks another tree.
afterAll(() => {
  vi.doUnmock('./current-tree');
  vi.doUnmock('../schema/last-commit');
  vi.resetModules();
});

test('a page is compiled once, in this run or an earlier one', async () => {
  await compileAll();
  expect(cache.compileOnce('docs/a.md', linking)).toMatchObject({ isNew: false });
  await start();
  expect(cache.compileOnce('docs/a.md', linking)).toMatchObject({ isNew: false });
  expect(JSON.stringify(cache.pageOf('docs/a.md').body)).toContain('/docs/b');
  expect(cache.compileOnce('docs/a.md', page('Other.'))).toMatchObject({ isNew: true });
  expect(cache.compileOnce('docs/a.md', page('Other.'))).toMatchObject({ isNew: false });
});

test('another text, or another answer, compiles again and replaces what was kept', async () => {
  await compileAll();
  setPages({ ...pages, 'docs/b.md': page('', 'slug: moved\n') });
  const moved = cache.compileOnce('docs/a.md', linking);
  expect(moved.page?.links.map(({ target }) => target)).toEqual(['/docs/moved']);
  expect(cache.pageOf('docs/a.md').links[0]?.target).toBe('/docs/moved');
  const edited = cache.compileOnce('docs/a.md', page('Text.'));
  expect(edited.page?.links).toEqual([]);
});

test('compiling all pages again takes the place of edits before it', async () => {
  await compileAll();
  cache.compileOnce('docs/a.md', page('Text.'));
  await compileAll();
  expect(cache.pageOf('docs/a.md').links.map(({ target }) => target)).toEqual(['/docs/b']);
  const moved = { ...pages, 'docs/b.md': page('', 'slug: moved\n') };
  await cache.compileAllOnce(new Map(Object.entries(moved)), setPages(moved));
  expect(cache.pageOf('docs/a.md').links.map(({ target }) => target)).toEqual(['/docs/moved']);
});

test('a page that nobody has compiled is an error', () => {
  expect(() => cache.pageOf('docs/none.md')).toThrow('docs/none.md was not compiled');
});

test('what was made from a page is outdated when an answer is another, or when it was made in an earlier run from others', async () => {
  await compileAll();
  const digest = cache.dependencyDigest('docs/a.md');
  expect(cache.isOutdated('docs/a.md', digest)).toBe(false);
  expect(cache.isOutdated('docs/a.md', 'earlier')).toBe(true);
  setPages({ 'docs/a.md': linking, 'docs/b.md': page('Other text.') });
  expect(cache.isOutdated('docs/a.md', digest)).toBe(false);
  setPages({ 'docs/a.md': linking, 'docs/b.md': page('', 'slug: moved\n') });
  expect(cache.isOutdated('docs/a.md', digest)).toBe(true);
});

test('what was made from a page is outdated when other code has made it, or with other settings', async () => {
  await compileAll();
  const digest = cache.dependencyDigest('docs/a.md');
  writeFiles(root, { 'site.yml': 'title: Other\nurl: https://other.example\n' });
  await start();
  await compileAll();
  expect(cache.isOutdated('docs/a.md', digest)).toBe(true);
});

test('what was made from a page is outdated when it has another day of its last commit', async () => {
  await compileAll();
  const digest = cache.dependencyDigest('docs/a.md');
  day = '2024-02-02';
  await compileAll();
  expect(cache.isOutdated('docs/a.md', digest)).toBe(true);
});
