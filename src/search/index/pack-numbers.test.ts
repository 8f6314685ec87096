import { expect, test } from 'vitest';
import { packNumbers, unpackNumbers } from './pack-numbers';

const numbers = [0, 1, 56, 57, 58, 92, 127, 2000, 0xd800 - 0x23 - 2, 0xd800 - 0x23 - 1, 0xd800, 60_000, 70_000];

test('numbers come back as they were, also around what has to be left out', () => {
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  expect(unpackNumbers(String(JSON.parse(JSON.stringify(packNumbers(numbers)))))).toEqual(numbers);
});

test('JSON escapes none of them', () => {
  const all = packNumbers(Array.from({ length: 70_000 }, (_, number) => number));
  expect(JSON.stringify(all)).toBe(`"${all}"`);
});

test('small numbers take one byte', () => {
  expect(new TextEncoder().encode(packNumbers([0, 50, 91])).length).toBe(3);
});
