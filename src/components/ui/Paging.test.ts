import { expect, test } from 'vitest';
import { pageNumbers } from './Paging';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 0, 9]],
  [3, 9, [1, 2, 3, 4, 0, 9]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
  [99, 9, [1, 0, 9]],
])('page %i of %i', (current, last, expected) => {
  expect(pageNumbers(current, last)).toEqual(expected);
});
