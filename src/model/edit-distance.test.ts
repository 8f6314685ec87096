import { expect, test } from 'vitest';
import { editDistance } from './edit-distance';

test.each([
  ['light', 'light', 0],
  ['ligt', 'light', 1],
  ['lights', 'light', 1],
  ['lught', 'light', 1],
  ['lihgt', 'light', 1],
  ['deivcs', 'device', 2],
  ['', 'a', 1],
  ['light', 'lightly', 2],
  ['lightly', 'light', 2],
  ['lights', 'flight', 2],
  ['ab', 'ba', 1],
  ['badc', 'abcd', 2],
  ['ab', 'bc', 2],
  ['bca', 'cab', 2],
  ['ax', 'ba', 2],
])('%s → %s takes %i', (a, b, steps) => {
  expect(editDistance(a, b, 2)).toBe(steps);
});

test('it stops counting at the bound', () => {
  expect(editDistance('light', 'webhook', 2)).toBe(3);
  expect(editDistance('webhook', 'light', 1)).toBe(2);
  expect(editDistance('abcdef', 'uvwxyz', 1)).toBe(2);
  expect(editDistance('abcdefgh', 'abcd', 3)).toBe(4);
});
