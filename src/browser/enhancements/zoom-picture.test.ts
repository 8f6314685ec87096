import { expect, test } from 'vitest';
import { isBetterFull } from './zoom-picture';

test.each([
  ['a small diagram in a wide window', 300, 320, 1000, false],
  ['a large diagram in a wide window', 300, 900, 1000, false],
  ['a large diagram on a phone', 300, 900, 340, true],
  ['a diagram that is legible on a phone', 300, 360, 340, false],
  ['a picture, whose file is larger than a phone', 300, Infinity, 340, true],
])('%s is shown in its full size at once or not', (_, width, own, room, isFull) => {
  expect(isBetterFull(width, own, room)).toBe(isFull);
});
