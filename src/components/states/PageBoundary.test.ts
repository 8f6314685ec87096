import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MissingModule, isComponent } from './PageBoundary';

const Page = (): null => null;

test.each([
  ['a function', Page],
  ['a memoized component', React.memo(Page)],
  ['an element name', 'main'],
])('%s can be rendered', (_, type) => {
  expect(isComponent(type)).toBe(true);
});

test('a module without a default export cannot', () => {
  expect(isComponent({ query: '', __esModule: true })).toBe(false);
});

test('the error names the page and the remedy', () => {
  expect(() => renderToStaticMarkup(React.createElement(MissingModule, { path: '/docs/a' }))).toThrow(
    'The module of /docs/a has no default export. Add `export default` to its component.',
  );
});
