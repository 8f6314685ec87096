import { expect, test } from 'vitest';
import { steadyRows } from './use-steady-rows';

const rows = (keys: string): { key: string }[] => Array.from(keys, (key) => ({ key }));
const kept = (shown: string, improved: string, query = 'a'): string =>
  steadyRows({ query: 'a', rows: rows(shown) }, { query, rows: rows(improved) })
    .map(({ key }) => key)
    .join('');

test.each([
  ['', 'abc', 'abc'],
  ['abc', 'cab', 'abc'],
  ['ab', 'cab', 'abc'],
  ['abc', 'def', 'abc'],
  ['ab', 'cdef', 'abcd'],
  ['abc', '', 'abc'],
])('%j improved by %j shows %j', (shown, improved, expected) => {
  expect(kept(shown, improved)).toBe(expected);
});

test('the rows of another query are its own', () => {
  expect(kept('abc', 'cd', 'b')).toBe('cd');
});
