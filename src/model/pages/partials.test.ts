import { expect, test } from 'vitest';
import { fitsPattern, isNoPage, isPartial } from './partials';
import { defaultConfig } from '../../config/site-config';

const config = defaultConfig();

test.each([
  ['docs/_setup.mdx', true],
  ['docs/_partials/setup.md', true],
  ['docs/_partials/deep/setup.md', true],
  ['_shared.md', true],
  ['docs/my_setup.md', false],
  ['docs/_img/cup.png', false],
  ['docs/_category_.json', false],
  ['docs/_setup.md.txt', false],
])('%s', (file, expected) => {
  expect(isPartial(file, config)).toBe(expected);
});

test('a tree may say which files are pages', () => {
  const pageFiles = { docs: { include: ['**/*.{md,mdx}'], exclude: ['README.md', '**/parts/**'] } };
  const pages = ['docs/_a.md', 'docs/x/README.md', 'docs/a.mdx'];
  expect(pages.filter((file) => isNoPage(file, { pageFiles }))).toEqual([]);
  expect(['docs/README.md', 'docs/x/parts/a.md', 'docs/a.js'].filter((file) => !isNoPage(file, { pageFiles }))).toEqual(
    [],
  );
  expect(isNoPage('blog/_a.md', { pageFiles })).toBe(true);
  const inner = { ...pageFiles, 'docs/api': { include: ['*.md'], exclude: [] } };
  expect(isNoPage('docs/api/README.md', { pageFiles: inner })).toBe(false);
});

test.each([
  ['/tags/**', ['/tags', '/tags/a', '/tags/a/b'], ['/tag', '/tagsa', '/docs/tags']],
  ['/docs/*', ['/docs/a'], ['/docs', '/docs/a/b']],
  ['/**/old', ['/a/old', '/a/b/old'], ['/cold', '/old/a']],
  ['**/*.md', ['a.md', '.b/c.md'], ['a.txt']],
  ['/{blog,news}/?', ['/blog/1', '/news/a'], ['/blog/12', '/docs/1']],
  ['/a,b', ['/a,b'], ['/x/b', '/a', 'b', '/b']],
  ['/{a,b},c', ['/a,c', '/b,c'], ['/a', 'c']],
  ['/a.b+(c)', ['/a.b+(c)'], ['/axb+(c)']],
])('names and addresses that fit %s', (pattern, fitting, others) => {
  expect(fitting.filter((address) => !fitsPattern(address, [pattern]))).toEqual([]);
  expect(others.filter((address) => fitsPattern(address, [pattern]))).toEqual([]);
});
