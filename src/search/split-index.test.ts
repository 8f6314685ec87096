import lunr from 'lunr';
import { describe, expect, test } from 'vitest';
import { sampleIndex } from '../test/sample-index';
import { ask, queryWords } from './query';
import { lunrJson, splitIndex } from './split-index';

const rows = [
  { path: '/a', title: 'Light entity', text: 'A light can be dimmed.', code: 'LightEntity' },
  { path: '/b', title: 'Webhook', text: 'Light work with a webhook.' },
  { path: '/c', title: 'Lighting', text: 'Scenes and moods.' },
  { path: '/d', title: 'Other', text: 'Nothing of the kind.' },
];
// As in the build: ids may hold slashes.
const idOf = (position: number): string => `section:docs/page-${position}#top`;
const whole = sampleIndex(rows, idOf);
const json = lunrJson.parse(JSON.parse(JSON.stringify(whole)));

/** The answer of a part, with the positions of its documents in the whole. */
function askPart(positions: readonly number[], query: string): [number | undefined, number][] {
  const part = splitIndex(json, positions.map(idOf));
  const { refs } = ask(lunr.Index.load(lunrJson.parse(JSON.parse(JSON.stringify(part)))), queryWords(query));
  return refs.map(({ ref, score }) => [positions[Number(ref)], score]);
}

function askWhole(positions: readonly number[], query: string): [number, number][] {
  const { refs } = ask(whole, queryWords(query));
  return refs
    .map(({ ref, score }): [number, number] => [rows.findIndex((_, at) => idOf(at) === ref), score])
    .filter(([position]) => positions.includes(position));
}

describe('a part of the index', () => {
  test.each([
    [[0, 2], 'light'],
    [[2, 0], 'light'],
    [[1, 3], 'light webhook'],
    [[0, 1, 2, 3], 'light'],
    [[0, 3], 'lightentity'],
  ])('of the documents %j answers “%s” like the whole', (positions, query) => {
    const part = askPart(positions, query);
    const expected = askWhole(positions, query);
    expect(expected.length).toBeGreaterThan(0);
    expect(part.map(([position]) => position)).toEqual(expected.map(([position]) => position));
    part.forEach(([, score], at) => expect(score).toBeCloseTo(expected[at]?.[1] ?? 0, 2));
  });

  test('does not find documents of the other part', () => {
    expect(askPart([0, 2], 'webhook')).toEqual([]);
  });

  test('leaves out the words of the other part', () => {
    const terms = splitIndex(json, [idOf(3)]).invertedIndex.map(([term]) => term);
    expect(terms).toContain('noth');
    expect(terms).not.toContain('webhook');
  });

  test('of no documents is valid and finds nothing', () => {
    expect(askPart([], 'light')).toEqual([]);
  });

  test('leaves the whole as it was', () => {
    const before = JSON.stringify(json);
    splitIndex(json, [idOf(0)]);
    expect(JSON.stringify(json)).toBe(before);
  });
});
