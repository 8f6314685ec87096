import { describe, expect, test } from 'vitest';
import { hitHref, hitTitle, summaryOf } from './result-text';
import type { SearchAnswer, SearchHit } from '../types';

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

describe('what is said about an answer', () => {
  const answer = (total: number, coverage: SearchAnswer['coverage'] = 'all'): SearchAnswer => ({
    tiers: ['titles', 'contents'],
    final: true,
    pages: [],
    total,
    counts: {},
    coverage,
    unknown: [],
  });

  test.each([
    [answer(0), 'No results'],
    [answer(0, 'similar'), 'No results'],
    [answer(1), '1 result'],
    [answer(12), '12 results'],
    [answer(12, 'some'), '12 results. No page has all of these words. Showing pages with some of them.'],
    [answer(1, 'similar'), '1 result. No page has these words. Showing pages with similar ones.'],
  ])('%j', (given, text) => {
    expect(summaryOf(given)).toBe(text);
  });
});
