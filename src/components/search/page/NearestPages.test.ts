import { expect, test } from 'vitest';
import { samplePage } from '../../../../test/samples/sample-hits';
import type { HitKind, PageHits, Range } from '../../../search/types';
import { nearestOf } from './NearestPages';

/** A page that was found by words of its title, of a heading or of its text. */
function found(path: string, kind: HitKind): PageHits {
  const page = samplePage(path);
  const t: readonly Range[] = kind === 'title' ? [[0, 1]] : [];
  const [best] = page.hits;
  return { ...page, hits: [{ ...best, kind, marks: { ...best.marks, t } }] };
}
const keys = (pages: readonly PageHits[]): string[] => pages.map(({ key }) => key);

test('pages with the last words in their title come first, then pages of the folder, and no page that only mentions the words', () => {
  const pages = [
    found('/blog/a', 'heading'),
    found('/docs/core/b', 'heading'),
    found('/docs/core/c', 'content'),
    found('/blog/d', 'title'),
    found('/docs/core/e', 'title'),
  ];
  expect(keys(nearestOf(pages, '/docs/core/'))).toEqual(['/docs/core/e', '/blog/d', '/docs/core/b', '/blog/a']);
});

test('of equal pages the better ones come first, and at most five are shown', () => {
  const pages = [1, 2, 3, 4, 5, 6].map((number) => found(`/docs/${number}`, 'title'));
  expect(keys(nearestOf(pages, '/docs/'))).toEqual(['/docs/1', '/docs/2', '/docs/3', '/docs/4', '/docs/5']);
});

test.each([
  ['ligt', '/docs/light', true],
  ['lihgt', '/docs/light', true],
  ['lgt', '/docs/light', false],
  ['sensr', '/docs/sensor', true],
  ['seensoor', '/docs/sensor', true],
  ['seensoorr', '/docs/sensor', false],
  ['light', '/docs/light/', true],
  ['light', '/light/fan', false],
])('with one slip, or two in a longer word, %j is almost the address %s: %s', (like, path, isNear) => {
  expect(nearestOf([found(path, 'content')], '/docs/', like)).toHaveLength(isNear ? 1 : 0);
});
