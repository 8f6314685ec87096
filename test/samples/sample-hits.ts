import type { PageHits, SearchAnswer, SearchHit } from '../../src/search/types';

/** A hit for tests: `/docs/a#part`, or the page itself without the anchor. */
function sampleHit(address: string): SearchHit {
  const [u = '', h = ''] = address.split('#');
  const marks = { t: [], s: [], b: [] };
  return { key: `${u}#${h}`, document: { t: u, u, s: h, h, b: [] }, kind: 'heading', score: 1, marks };
}

/** The hits of one page for tests, best first. */
export function samplePage(first: string, ...others: string[]): PageHits {
  const hits = [sampleHit(first), ...others.map(sampleHit)] as const;
  return {
    key: first.replace(/#.*/, ''),
    context: 'docs',
    hits: [hits[0], ...hits.slice(1)],
    count: hits.length,
    partial: false,
  };
}

/** An answer for tests. */
export const sampleAnswer = (answer: Partial<SearchAnswer>): SearchAnswer => ({
  tiers: ['titles', 'contents'],
  final: true,
  pages: [],
  total: 0,
  counts: {},
  coverage: 'all',
  unknown: [],
  highlight: '',
  ...answer,
});
