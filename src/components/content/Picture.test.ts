import { expect, test } from 'vitest';
import { largestSource } from './Picture';

test.each([
  ['the last candidate', { src: '/a.png', srcSet: '/a-380.png 380w,\n/a-760.png 760w' }, '/a-760.png'],
  ['the only file', { src: '/a.png' }, '/a.png'],
  ['an empty list', { src: '/a.png', srcSet: '' }, '/a.png'],
  ['no picture', undefined, undefined],
])('the widest file of a picture: %s', (_, fallback, expected) => {
  expect(largestSource(fallback)).toBe(expected);
});
