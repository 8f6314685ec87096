import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import {
  blogOfRecentPosts,
  isFileName,
  readStubs,
  recentPostsText,
  submoduleRemedy,
  writeStubs,
} from './missing-modules';

test('only an empty folder of a submodule asks for Git', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'submodules-'));
  expect(submoduleRemedy(root)).toBeUndefined();
  writeFiles(root, { '.gitmodules': '[submodule "a"]\n\tpath = external/a\n\turl = https://a.example\n' });
  mkdirSync(path.join(root, 'external/a'), { recursive: true });
  expect(submoduleRemedy(root)).toContain('git submodule update --init');
  writeFiles(root, { 'external/a/file.json': '{}' });
  expect(submoduleRemedy(root)).toBeUndefined();
  // Of a tree inside of a repository.
  mkdirSync(path.join(root, '.git'));
  writeFiles(root, { '.gitmodules': 'path = external/a\npath = external/gone\n', 'website/a.md': 'Text.' });
  expect(submoduleRemedy(path.join(root, 'website'))).toContain('git submodule update --init');
});

test.each([
  ['./a', true],
  ['../a', true],
  ['/a', true],
  ['@site/a', true],
  ['a', false],
  ['@site-parts/a', false],
])('the name %s is one of a file: %s', (name, isFile) => {
  expect(isFileName(name)).toBe(isFile);
});

const postsOf = (start: string, id: string, inFile = id): string =>
  `${start}/docusaurus-plugin-content-blog/${id}/blog-post-list-prop-${inFile}.json`;

test.each([
  [postsOf('@generated', 'news'), 'news'],
  [postsOf('./.docusaurus', 'news'), 'news'],
  [postsOf('../../.docusaurus', 'default'), 'default'],
  [postsOf('@site/.docusaurus', 'default'), 'default'],
  [postsOf('@generated', 'news', 'default'), undefined],
  [postsOf('.docusaurus', 'default'), undefined],
  [`a/${postsOf('@generated', 'news')}`, undefined],
])('the module %s has the recent posts of the blog %s', (request, blog) => {
  expect(blogOfRecentPosts(request)).toBe(blog);
});

test('missing modules have stubs as long as they are missing, and posts that the build has written stay', () => {
  const mount = mkdtempSync(path.join(os.tmpdir(), 'stubs-'));
  const posts = postsOf('@generated', 'default');
  const data = ['./a.json', './a.yml', './a.yaml'];
  expect([...readStubs(mount)]).toEqual([]);
  writeStubs(mount, ['maps', './part', posts, ...data]);
  const textOf = (name: string): string => readFileSync(readStubs(mount).get(name) ?? '', 'utf8');
  expect(textOf('maps')).toContain('stubOf("maps", false)');
  expect(textOf('./part')).toContain('stubOf("./part", true)');
  expect(data.map(textOf)).toEqual(data.map(() => 'module.exports = [];\n'));
  expect(textOf(posts)).toBe(recentPostsText([]));
  writeFiles(mount, { [path.relative(mount, readStubs(mount).get(posts) ?? '')]: recentPostsText([{ title: 'A' }]) });
  writeStubs(mount, ['maps', posts]);
  expect([...readStubs(mount).keys()].sort()).toEqual([posts, 'maps']);
  expect(textOf(posts)).toBe(recentPostsText([{ title: 'A' }]));
  writeStubs(mount, []);
  expect([...readStubs(mount)]).toEqual([]);
});
