import { expect, test } from 'vitest';
import { stretches } from './marked-text';

const written = (text: string, ...marks: [number, number][]): string =>
  stretches(text, marks)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join('|');

test.each([
  ['light entity', [], 'light entity'],
  ['light entity', [[0, 5]], '[light]| entity'],
  ['light entity', [[6, 12]], 'light |[entity]'],
  [
    'a light entity',
    [
      [0, 1],
      [2, 7],
    ],
    '[a]| |[light]| entity',
  ],
  ['', [], ''],
] as [string, [number, number][], string][])('%j marked at %j', (text, marks, expected) => {
  expect(written(text, ...marks)).toBe(expected);
});
