import { expect, test } from 'vitest';
import { reasonOf } from './tree-error';

test.each([
  [new Error('No such module\nRequire stack:\n- a.js'), 'No such module'],
  ['Gone.\nMore.', 'Gone.'],
  [undefined, 'undefined'],
])('why something failed is one line: %j', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
