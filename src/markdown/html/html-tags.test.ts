import { expect, test } from 'vitest';
import { isHtmlElement } from './html-tags';

test.each([
  ['kbd', true, true],
  // An element of a picture, and one that a page defines.
  ['linearGradient', false, true],
  ['my-card', false, true],
  ['style', false, false],
  ['Card', false, false],
])('whether <%s> is an element in a tree of ours is %s, and in one from elsewhere %s', (name, strict, lenient) => {
  expect([isHtmlElement(name, 'strict'), isHtmlElement(name, 'lenient')]).toEqual([strict, lenient]);
});
