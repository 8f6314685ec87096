import { expect, test } from 'vitest';
import { defaultConfig } from '../../config/site-config';
import { loadData } from '../../content/data-files';
import { compileMarkdown } from '../../markdown/compile';
import { readFrontMatter } from '../pages/front-matter/front-matter';
import { pageFromMarkdown } from '../pages/pages';
import { checkFrontMatter } from './check-front-matter';
import type { SiteContent } from './site-content';

const newest = { prefix: '', folder: 'docs', path: '/docs', isLast: true };
const old = { ...newest, prefix: '1.0:', folder: 'versions/1.0', path: '/docs/1.0', isLast: false };
const config = defaultConfig({ docSets: [newest, old] });
const { data, placeInData } = loadData(new Map([['sidebars', 'Main: [a]\n1.0:Old: [1.0:a]\n']]));
const base = { data, placeInData, config, unfinished: [], withDrafts: false, policy: 'strict' } as const;

/** What is said of a page with these lines of front matter. */
function found(line: string, file = 'docs/a.md', others: Partial<SiteContent> = {}): string[] {
  const yaml = `title: A\n${line}\n`;
  const { compiled } = compileMarkdown(file, '');
  const { page } = pageFromMarkdown(file, readFrontMatter(yaml, file), compiled, 'strict', config);
  const sources = new Map([[file, `---\n${yaml}---\n`]]);
  const staticFiles = new Set(['/img/my card.png']);
  const content: SiteContent = { ...base, pages: page ? [page] : [], sources, staticFiles, ...others };
  return checkFrontMatter(content, ['a', 'guide/b', '1.0:a']).map(
    (problem) => `${problem.line} ${problem.what} ${problem.remedy}`,
  );
}

test.each([
  'pagination_next: guide/b',
  'pagination_prev: null',
  'displayed_sidebar: Main',
  'displayed_sidebar: null',
  'image: /img/my%20card.png',
  'image: https://example.org/card.png',
])('%s is right', (line) => {
  expect(found(line)).toEqual([]);
});

test.each([
  ['pagination_prev: guide/c', '3 `pagination_prev` names an unknown doc `guide/c`. Did you mean `guide/b`?'],
  [
    'image: /img/my-card.png',
    '3 The image `/img/my-card.png` does not exist in static/. Did you mean `/img/my card.png`?',
  ],
])('%s is reported', (line, said) => {
  expect(found(line)).toEqual([said]);
});

test('a version has names of its own', () => {
  expect(found('displayed_sidebar: Old', 'versions/1.0/a.md')).toEqual([]);
  expect(found('displayed_sidebar: Main', 'versions/1.0/a.md')).toEqual([
    '3 `displayed_sidebar` names an unknown sidebar `Main`. Use one of: `Old`.',
  ]);
});

test('nothing is compared with a broken file, and another tree names what it likes', () => {
  expect(found('displayed_sidebar: Mian', 'docs/a.md', { broken: new Set(['sidebars']) })).toEqual([]);
  expect(found('displayed_sidebar: Mian', 'docs/a.md', { policy: 'lenient' })).toEqual([]);
});
