import { expect, test } from 'vitest';
import { divide } from './divide-chapter';

const itself = (length: number): number => length;

test.each([
  ['what is short enough stays together', [60, 40], [[60, 40]]],
  ['what is too long is divided into parts of about the same length', [60, 30, 20], [[60], [30, 20]]],
  ['there are as few parts as the length allows', [50, 50, 50, 50, 50], [[50, 50], [50], [50, 50]]],
  ['a doc that is longer than a part stays whole', [10, 390, 10], [[10], [390], [10]]],
  ['docs without text stay together', [0, 0], [[0, 0]]],
  [
    'docs without text are in the part of those before or after them',
    [0, 90, 90, 0],
    [
      [0, 90],
      [90, 0],
    ],
  ],
])('%s', (_, all, expected) => {
  expect(divide(all, itself, 100)).toEqual(expected);
});
