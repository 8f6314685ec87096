import { expect, test } from 'vitest';
import type { Postings } from '../lunr-pipeline';
import { leanIndexes } from './lean-index';
import { splitIndex } from './split-index';

const index = {
  invertedIndex: [
    ['brew', { title: { a1: 1 }, text: { a1: 2, b1: 1, c1: 3 } }],
    ['cup', { title: { b1: 1 } }],
    ['tea', { title: { c1: 1 }, text: { c1: 1, a2: 1 } }],
  ] as [string, Postings][],
};

test('a part says the same of its documents as the whole', () => {
  const parts = splitIndex(index, (ref) => (ref.startsWith('b') ? undefined : ref.slice(0, 1)));
  expect([...parts.keys()].sort()).toEqual(['a', 'c']);
  const refs = new Map(['a1', 'a2'].map((ref, row) => [ref, row]));
  const fields = ['title', 'text'] as const;
  const part = parts.get('a') ?? { invertedIndex: [] };
  expect(leanIndexes(part, [refs], fields)).toEqual(leanIndexes(index, [refs], fields));
  expect(part.invertedIndex.map(([term]) => term)).toEqual(['brew', 'tea']);
});
