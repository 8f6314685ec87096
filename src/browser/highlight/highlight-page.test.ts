import { expect, test } from 'vitest';
import { canBeShown, nextMark } from './highlight-page';

test.each([
  ['down, from the top of the page', [10, 400, 900], undefined, 1, 0],
  ['down, from the middle of the page', [-500, -20, 300], undefined, 1, 2],
  ['down, from the end of the page', [-500, -20], undefined, 1, 0],
  ['up, from the middle of the page', [-500, -20, 300], undefined, -1, 1],
  ['up, from the top of the page', [10, 400, 900], undefined, -1, 2],
  ['up, from the end of the page', [-500, -20], undefined, -1, 1],
  ['down, from a mark', [0, 1, 2], 1, 1, 2],
  ['down, from the last mark', [0, 1, 2], 2, 1, 0],
  ['up, from the first mark', [0, 1, 2], 0, -1, 2],
] as const)('a step leads %s, to the nearest mark', (_, tops, current, by, expected) => {
  expect(nextMark(tops, current, by)).toBe(expected);
});

test.each([
  ['in the text', null, true, true],
  ['in folded details', {}, false, true],
  ['in what a filter hides', null, false, false],
] as const)('steps lead to a mark %s or not', (_, details, isVisible, expected) => {
  const mark = { closest: () => details, checkVisibility: () => isVisible };
  expect(canBeShown(mark)).toBe(expected);
});
