import { describe, expect, test } from 'vitest';
import { hitHref, hitTitle, hitTrail, summaryOf } from './result-text';
import type { SearchAnswer, SearchHit } from './types';

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

  test('of a section says on which page it stands', () => {
    expect(hitTrail(section)).toBe('Core › Entities › Light');
  });

  test('of a page says where the page stands', () => {
    expect(hitTrail(hit({ b: ['Core', 'Entities'] }))).toBe('Core › Entities');
  });

  test('outside of the sidebars says which part of the site it is from', () => {
    expect([hitTrail(hit({})), hitTrail(hit({ u: '/blog/2025/01/02/light' }))]).toEqual(['Docs', 'Blog']);
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
    [answer(12, 'some'), 'No page has all of these words. 12 results with some of them.'],
    [answer(1, 'similar'), 'Nothing has these words. 1 result with similar ones.'],
  ])('%j', (given, text) => {
    expect(summaryOf(given)).toBe(text);
  });
});
