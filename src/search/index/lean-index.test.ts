import { describe, expect, test } from 'vitest';
import { loadAtOnce, sampleCorpus, sampleLunr, sampleLunrJson } from '../../../test/samples/sample-index';
import { findMatches, lookUp } from '../query/match';
import { searchFields, tierFields } from '../weights';
import { packNumbers } from './index-files';
import { leanIndexes, splitIndex } from './lean-index';
import type { LunrJson } from './lean-index';

const rows = [
  { path: '/a', title: 'Light entity', text: 'A light can be dimmed. Light, light!', code: 'LightEntity' },
  { path: '/b', title: 'Webhook', heading: 'Use', text: 'Light work with a webhook.', keywords: 'webhook_id' },
  { path: '/c', title: 'Lighting', text: 'Scenes and moods.' },
  { path: '/d', title: 'Other', text: 'Nothing of the kind, 漢字, ﬁle.', code: 'async_setup_entry' },
];
const raw = sampleLunr(rows);
const corpus = sampleCorpus(rows);
const json = sampleLunrJson(rows);
const rowsOf = (positions: readonly number[]) => new Map(positions.map((position, row) => [String(position), row]));

function load(parts: readonly { readonly positions: readonly number[]; readonly fields: typeof searchFields }[]) {
  let firstRow = 0;
  const first = new Map<readonly number[], number>();
  const loaded = parts.flatMap(({ positions, fields }) => {
    const begin = first.get(positions) ?? firstRow;
    if (!first.has(positions)) firstRow += positions.length;
    first.set(positions, begin);
    return leanIndexes(json, [rowsOf(positions)], fields).map((index) => ({ index, firstRow: begin }));
  });
  return loadAtOnce(loaded, firstRow);
}

const docs = [0, 1];
const blog = [2, 3];
const inTiers = [docs, blog].flatMap((positions) =>
  [tierFields.titles, tierFields.contents].map((fields) => ({ positions, fields })),
);

describe('a lean index, cut into contexts and tiers and loaded again', () => {
  test.each([
    ['one term', [{ term: 'light', boost: 1 }]],
    [
      'terms that count differently',
      [
        { term: 'light', boost: 1 },
        { term: 'webhook', boost: 3 },
        { term: 'async_setup_entry', boost: 12 },
      ],
    ],
    ['other scripts', [{ term: '漢字', boost: 1 }]],
  ])('gives %s the scores that Lunr gives them', (_, candidates) => {
    const expected = raw.query((query) => {
      for (const { term, boost } of candidates) query.term(term, { boost, usePipeline: false });
    });
    expect(expected.length).toBeGreaterThan(0);
    const { rows: found, score } = lookUp(load(inTiers), candidates, () => 1, new Set());
    expect(found.map(String)).toEqual(expected.map(({ ref }) => ref).sort());
    for (const one of expected) expect(score[Number(one.ref)]).toBeCloseTo(one.score, 9);
  });

  test('has only what its tier has', () => {
    const titles = load(inTiers.filter(({ fields }) => fields === tierFields.titles));
    expect(findMatches(titles, 'webhook', corpus).matches.map(({ row }) => row)).toEqual([1]);
    expect(findMatches(titles, 'moods', corpus).matches).toEqual([]);
  });

  test('of no rows is valid and finds nothing', () => {
    expect(findMatches(load([{ positions: [], fields: searchFields }]), 'light', corpus).matches).toEqual([]);
  });
});

test('its file lists terms by what they add to the one before, and rows by their distance, without what other tiers have', () => {
  const small = sampleLunrJson([
    { path: '/a', title: 'Light', text: 'light light' },
    { path: '/b', title: 'Lighthouse', text: 'A light.', code: 'other_name' },
  ]);
  const refs = new Map([
    ['0', 1],
    ['1', 0],
  ]);
  const packed = leanIndexes(small, [refs], ['title', 'text']);
  expect(packed[0]).toEqual({
    fields: ['title', 'text'],
    added: 'light hous',
    shared: packNumbers([0, 5]),
    masks: packNumbers([0b11, 0b01]),
    sizes: packNumbers([0, 1, 0]),
    rows: packNumbers([1, 0, 1, 0]),
    uses: packNumbers([0, 0, 1, 0]),
  });
});

describe('a part of an index', () => {
  const index: LunrJson = {
    refs: ['a1', 'b1', 'c1', 'a2'],
    invertedIndex: [
      ['brew', { title: [0, 1], text: [0, 2, 1, 1, 2, 3] }],
      ['cup', { title: [1, 1] }],
      ['tea', { title: [2, 1], text: [2, 1, 3, 1] }],
    ],
  };

  test('a part says the same of its documents as the whole', () => {
    const parts = splitIndex(index, (ref) => (ref.startsWith('b') ? undefined : ref.slice(0, 1)));
    expect([...parts.keys()].sort()).toEqual(['a', 'c']);
    const refs = new Map(['a1', 'a2'].map((ref, row) => [ref, row]));
    const fields = ['title', 'text'] as const;
    const part = parts.get('a') ?? { refs: [], invertedIndex: [] };
    expect(leanIndexes(part, [refs], fields)).toEqual(leanIndexes(index, [refs], fields));
    expect(part.invertedIndex.map(([term]) => term)).toEqual(['brew', 'tea']);
    // What is made of it later takes no time for the documents of others.
    expect(part.refs).toEqual(['a1', 'a2']);
  });
});
