import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { blogOptions, pagesOptions } from '../config/config-schema';
import { isNoPage } from '../../model/pages/partials';
import { besideFolders, foldersAround, mountedFolder, pageFilesOf, readBlogs, readPlainFolders } from './page-folders';

test('what stands beside a folder outside of the tree is found, but no secrets and no packages', () => {
  const around = mkdtempSync(path.join(os.tmpdir(), 'around-'));
  for (const folder of ['docs', 'packages', 'node_modules', 'website']) mkdirSync(path.join(around, folder));
  writeFileSync(path.join(around, '.env'), 'KEY=1');
  const names = besideFolders(path.join(around, 'website'), [path.join(around, 'docs')]).map(([name]) => name);
  expect(names.sort()).toEqual(['docs', 'packages', 'website']);
});

test('what stands around a tree in its repository is found, the nearest first', () => {
  const repository = mkdtempSync(path.join(os.tmpdir(), 'repository-'));
  const root = path.join(repository, 'packages', 'website');
  for (const folder of ['.git', 'examples', 'packages/core', 'packages/website'])
    mkdirSync(path.join(repository, folder), { recursive: true });
  const names = besideFolders(root, []).map(([name]) => name);
  expect(names).toEqual(['core', 'website', 'examples', 'packages']);
  expect(besideFolders(repository, [])).toEqual([]);
});

test('a folder in the tree, whatever its name begins with, needs nothing from around it', () => {
  expect(foldersAround('/tree', ['/tree/docs', '/tree/..docs', '/tree'])).toEqual([]);
});

test('around a folder that is not there is nothing', () => {
  expect(besideFolders('/tree/website', ['/gone/docs'])).toEqual([]);
});

test.each(['/docs', path.join(os.homedir(), 'docs'), path.join(path.dirname(os.homedir()), 'docs')])(
  'around %s is the home folder, which pages cannot import from',
  (folder) => {
    expect(foldersAround('/tree/website', [folder])).toEqual([]);
  },
);

test.each([
  ['/tree/guides', 'guides'],
  ['/tree/guides/deep', 'guides/deep'],
  ['/tree/static/docs', 'other'],
  ['/tree/docs', 'other'],
  ['/tree/docs-api', 'docs-api'],
  ['/tree', 'other'],
  ['/guides', 'other'],
])('the folder %s is called %s in the mounted tree', (dir, name) => {
  expect(mountedFolder('/tree', dir, 'other')).toBe(name);
});

test('pages outside of the tree get another name, and blogs are those whose folders exist, the main one first', () => {
  const around = mkdtempSync(path.join(os.tmpdir(), 'blogs-'));
  const root = path.join(around, 'website');
  for (const folder of ['blog/team', 'news', 'data/notes', '../outside'])
    mkdirSync(path.join(root, folder), { recursive: true });
  expect(
    readPlainFolders(
      root,
      [{}, { path: '../outside' }].map((options) => pagesOptions.parse(options)),
    ).map(({ folder, dir }) => [folder, path.relative(root, dir)]),
  ).toEqual([
    ['src/pages', 'src/pages'],
    ['pages-1', '../outside'],
  ]);
  const further = ['news', 'gone', 'blog/team', 'data/notes', '../outside'];
  const moreBlogs = further.map((folder, at) => blogOptions.parse({ path: folder, ...(at < 2 ? { id: folder } : {}) }));
  const blogsWith = (main: Parameters<typeof readBlogs>[1]['blog']): string[] =>
    readBlogs(root, { blog: main, moreBlogs }).map(({ name, folder, prefix }) => [name, folder, prefix].join(' '));
  expect(blogsWith(blogOptions.parse({}))).toEqual([
    'default blog ',
    'news news news:',
    '4 blog/team 4:',
    '5 blog-5 5:',
    '6 blog-6 6:',
  ]);
  expect(blogsWith(false)).toEqual(['news news news:', '4 blog-4 4:', '5 blog-5 5:', '6 blog-6 6:']);
});

test('which files are pages is said by either of two options, or by none', () => {
  const [include, exclude] = [['*.md'], ['old/**']];
  expect(pageFilesOf('docs', {})).toEqual({});
  expect(pageFilesOf('docs', { exclude })).toEqual({ docs: { include: ['**'], exclude } });
  expect(pageFilesOf('docs', { include, exclude })).toEqual({ docs: { include, exclude } });
  const pageFiles = pageFilesOf('docs', { include: ['**'] });
  const parts = ['_a.mdx', 'b/_a.md', '_a.js', '_a.jsx', '_a.ts', '_a.tsx', '_b/a.md', 'b/__tests__/a.js'];
  const tests = ['js', 'jsx', 'ts', 'tsx'].map((ending) => `b/a.test.${ending}`);
  const pages = ['a_.md', 'b_/a.md', 'tests/a.md', 'a.test.md'];
  const isPage = (file: string): boolean => !isNoPage(`docs/${file}`, { pageFiles });
  expect([...parts, ...tests, ...pages].filter(isPage)).toEqual(pages);
});
