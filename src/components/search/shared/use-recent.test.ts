import { describe, expect, test } from 'vitest';
import { parseRecent, withRecent } from './use-recent';

describe('a query', () => {
  test.each([
    [[], 'light', ['light']],
    [['a', 'b'], 'light', ['light', 'a', 'b']],
    [['a', 'Light on', 'b'], ' light   on ', ['light on', 'a', 'b']],
    [['1', '2', '3', '4', '5'], '6', ['6', '1', '2', '3', '4']],
    [['a'], '  ', ['a']],
    [['a'], 'x'.repeat(101), ['a']],
  ])('after %j: %j', (recent, query, expected) => {
    expect(withRecent(recent, query)).toEqual(expected);
  });
});

test.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a",7,null,""]', ['a']],
  ['{"a":1}', []],
  ['[broken', []],
  [JSON.stringify(['1', '2', '3', '4', '5', '6']), ['1', '2', '3', '4', '5']],
])('kept as %j', (text, expected) => {
  expect(parseRecent(text)).toEqual(expected);
});
