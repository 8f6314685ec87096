import { describe, expect, test } from 'vitest';
import { sampleCorpus, sampleIndex } from '../../test/sample-index';
import { leanIndex, lunrJson } from './lean-index';
import { packNumbers } from './pack-numbers';
import { loadIndex } from '../worker/load-index';
import { ask } from '../query/query';
import { searchFields, tierFields } from '../weights';

const rows = [
  { path: '/a', title: 'Light entity', text: 'A light can be dimmed. Light, light!', code: 'LightEntity' },
  { path: '/b', title: 'Webhook', heading: 'Use', text: 'Light work with a webhook.', keywords: 'webhook_id' },
  { path: '/c', title: 'Lighting', text: 'Scenes and moods.' },
  { path: '/d', title: 'Other', text: 'Nothing of the kind, 漢字, ﬁle.', code: 'async_setup_entry' },
];
const raw = sampleIndex(rows);
const corpus = sampleCorpus(rows);
const json = lunrJson.parse(JSON.parse(JSON.stringify(raw)));
const rowsOf = (positions: readonly number[]) => new Map(positions.map((position, row) => [String(position), row]));

function load(parts: readonly { readonly positions: readonly number[]; readonly fields: typeof searchFields }[]) {
  let firstRow = 0;
  const first = new Map<readonly number[], number>();
  const loaded = parts.map(({ positions, fields }) => {
    const begin = first.get(positions) ?? firstRow;
    if (!first.has(positions)) firstRow += positions.length;
    first.set(positions, begin);
    return { index: leanIndex(json, rowsOf(positions), fields), firstRow: begin };
  });
  const steps = loadIndex(loaded, firstRow);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

const docs = [0, 1];
const blog = [2, 3];
const inTiers = [docs, blog].flatMap((positions) =>
  [tierFields.titles, tierFields.contents].map((fields) => ({ positions, fields })),
);

describe('a lean index, cut into contexts and tiers and loaded again', () => {
  test.each(['light', 'lig', 'webhook light', 'setup', 'LightEntity', 'nothing kind', 'webhok', '漢字'])(
    'answers “%s” as Lunr’s own, with the same scores',
    (query) => {
      const expected = ask(raw, query, corpus);
      expect(expected.rows.length).toBeGreaterThan(0);
      const found = ask(load(inTiers), query, corpus);
      expect(found.coverage).toBe(expected.coverage);
      expect(found.rows.map(({ row }) => row)).toEqual(expected.rows.map(({ row }) => row));
      found.rows.forEach(({ score }, at) => expect(score).toBeCloseTo(expected.rows[at]?.score ?? 0, 6));
    },
  );

  test('has only what its tier has', () => {
    const titles = load(inTiers.filter(({ fields }) => fields === tierFields.titles));
    expect(ask(titles, 'webhook', corpus).rows.map(({ row }) => row)).toEqual([1]);
    expect(ask(titles, 'moods', corpus).rows).toEqual([]);
  });

  test('of no rows is valid and finds nothing', () => {
    expect(ask(load([{ positions: [], fields: searchFields }]), 'light', corpus).rows).toEqual([]);
  });
});

test('its file lists terms by what they add to the one before, and rows by their distance, without what other tiers have', () => {
  const small = sampleIndex([
    { path: '/a', title: 'Light', text: 'light light' },
    { path: '/b', title: 'Lighthouse', text: 'A light.', code: 'other_name' },
  ]);
  const refs = new Map([
    ['0', 1],
    ['1', 0],
  ]);
  const packed = leanIndex(lunrJson.parse(small.toJSON()), refs, ['title', 'text']);
  expect(packed).toEqual({
    fields: ['title', 'text'],
    added: 'light hous',
    shared: packNumbers([0, 5]),
    masks: packNumbers([0b11, 0b01]),
    sizes: packNumbers([0, 1, 0]),
    rows: packNumbers([1, 0, 1, 0]),
    uses: packNumbers([0, 0, 1, 0]),
  });
});
