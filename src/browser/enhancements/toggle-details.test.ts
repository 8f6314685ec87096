import { expect, test } from 'vitest';
import { autoHeightDuration } from './toggle-details';

test.each([
  [0, 0],
  [-4, 0],
  [36, 192],
  [360, 327],
  [1000, 440],
])('a height of %d px takes %d ms', (height, duration) => {
  expect(autoHeightDuration(height)).toBe(duration);
});
