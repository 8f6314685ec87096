import { expect, test } from 'vitest';
import { keepPlaces } from './keep-places';
import type { PageHits } from './types';

const page = (key: string, count = 1): PageHits => ({
  key,
  context: 'docs',
  hits: [
    { key, document: { t: key, u: key, s: '', h: '', b: [] }, kind: 'title', score: 1, marks: { t: [], s: [], b: [] } },
  ],
  count,
  partial: false,
});
const places = (shown: readonly string[], improved: readonly string[]): string[] =>
  keepPlaces(
    shown.map((key) => page(key)),
    improved.map((key) => page(key)),
  ).map(({ key }) => key);

test.each([
  ['pages that were shown stay where they are', ['a', 'b'], ['b', 'a'], ['a', 'b']],
  ['new pages come after them', ['a', 'b'], ['c', 'b', 'a'], ['a', 'b', 'c']],
  ['a page that is gone gives its place to the best new one', ['a', 'b'], ['d', 'b', 'c'], ['d', 'b', 'c']],
  ['nothing was shown', [], ['a', 'b'], ['a', 'b']],
  ['nothing is left', ['a'], [], []],
])('%s', (_, shown, improved, expected) => {
  expect(places(shown, improved)).toEqual(expected);
});

test('a page that stays has its new hits', () => {
  expect(keepPlaces([page('a')], [page('a', 5)])[0]?.count).toBe(5);
});
