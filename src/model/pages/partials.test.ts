import { expect, test } from 'vitest';
import { isNoPage, isPartial } from './partials';
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
