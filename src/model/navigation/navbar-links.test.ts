import { expect, test } from 'vitest';
import { countFitting } from './navbar-links';

test.each([
  ['all fit', [100, 50, 50], 200, 3],
  ['the last does not fit', [100, 50, 51], 200, 2],
  ['the place for the rest takes another', [100, 50, 51], 189, 1],
  ['the place for the rest just fits', [100, 50, 51], 190, 2],
  ['no room at all', [100, 50], 30, 0],
  ['nothing to show', [], 100, 0],
  ['a bar that is not displayed', [0, 0], 0, 2],
])('%s', (_, widths, room, count) => {
  expect(countFitting(widths, room, 40)).toBe(count);
});
