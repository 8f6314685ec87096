import { expect, test } from 'vitest';
import { leanIndexes } from './lean-index';
import { splitIndex } from './split-index';

const uses = (count: number) => ({ position: Array.from({ length: count }, () => 0) });
const index = {
  invertedIndex: [
    ['brew', { _index: 0, title: { a1: uses(1) }, text: { a1: uses(2), b1: uses(1), c1: uses(3) } }],
    ['cup', { _index: 1, title: { b1: uses(1) }, text: {} }],
    ['tea', { _index: 2, title: { c1: uses(1) }, text: { c1: uses(1), a2: uses(1) } }],
  ] as [string, Record<string, number | Record<string, Record<string, unknown[]>>>][],
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
