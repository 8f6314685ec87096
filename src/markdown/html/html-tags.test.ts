import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';
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

test.each([
  ['{{ marginTop: 4, color: "red" }}', 'margin-top:4px;color:red'],
  ['{{ zIndex: 2, tabSize: 0 }}', 'z-index:2;tab-size:0'],
  ['{{ "--ownWidth": 3, WebkitHyphens: "auto" }}', '--ownWidth:3;-webkit-hyphens:auto'],
  ['"margin: 0"', 'margin: 0'],
])('the style %s is %s in a tree from elsewhere, as React writes it', (written, style) => {
  const body = `<div style=${written}>A</div>`;
  const { compiled } = compileMarkdown('docs/a.md', body, { ...standalone, policy: 'lenient' });
  expect(compiled.body).toEqual([{ kind: 'html', html: `<div style="${style}">A</div>` }]);
});
