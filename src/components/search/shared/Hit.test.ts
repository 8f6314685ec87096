import { describe, expect, test } from 'vitest';
import type { SearchHit } from '../../../search/types';
import { hitHref, hitNature, hitTitle, stretches } from './Hit';

const written = (text: string, ...marks: [number, number][]): string =>
  stretches(text, marks)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join('|');

test.each([
  ['light entity', [], 'light entity'],
  ['light entity', [[0, 5]], '[light]| entity'],
  ['light entity', [[6, 12]], 'light |[entity]'],
  [
    'a light entity',
    [
      [0, 1],
      [2, 7],
    ],
    '[a]| |[light]| entity',
  ],
  ['', [], ''],
] as [string, [number, number][], string][])('%j marked at %j', (text, marks, expected) => {
  expect(written(text, ...marks)).toBe(expected);
});

const hit = (document: Partial<SearchHit['document']>): SearchHit => ({
  key: '',
  document: { t: 'Light', u: '/docs/light', s: '', h: '', b: [], ...document },
  kind: 'title',
  score: 1,
  marks: { t: [], s: [], b: [] },
});

describe('a hit', () => {
  const section = hit({ s: 'Properties', h: 'properties', b: ['Core', 'Entities'] });

  test('of a page leads to the page and shows its title', () => {
    expect([hitHref(hit({})), hitTitle(hit({}))]).toEqual(['/docs/light', 'Light']);
  });

  test('of a section leads to its anchor and shows its heading', () => {
    expect([hitHref(section), hitTitle(section)]).toEqual(['/docs/light#properties', 'Properties']);
  });
});

test.each([
  [{}, 'title', 'docs', 'Page'],
  [{}, 'content', 'blog', 'Post'],
  [{ s: 'Properties' }, 'content', 'docs', 'Section'],
  [{ s: 'Properties' }, 'keywords', 'docs', 'Section that defines the name'],
] as const)('a hit without text is told by what it is: %j, %s, %s', (document, kind, context, text) => {
  expect(hitNature({ ...hit(document), kind }, context)).toBe(text);
});
