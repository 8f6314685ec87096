import { expect, test } from 'vitest';
import { keepPlaces } from './use-steady-rows';

const rows = (keys: string): { key: string }[] => Array.from(keys, (key) => ({ key }));
const kept = (shown: string, improved: string): string =>
  keepPlaces(rows(shown), rows(improved))
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
