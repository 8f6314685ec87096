import * as React from 'react';
import { expect, test } from 'vitest';
import { renderBody } from '../../gatsby/render-body';
import { BrowserOnly, duplicates, ErrorBoundary, groupBy, guarded, isRegexpStringMatch, uniq } from './helpers';

test('components are shown until they fail, and then what the page has for that', () => {
  const boundary = new ErrorBoundary({ children: 'Map', fallback: ({ error }) => `No map: ${error.message}` });
  expect(boundary.render()).toBe('Map');
  boundary.state = ErrorBoundary.getDerivedStateFromError(new Error('offline'));
  expect(boundary.render()).toBe('No map: offline');
});

const inside = { children: React.createElement('main') };
const rendered = (Around: React.ComponentType<{ readonly children: React.ReactNode }>) =>
  renderBody(React.createElement(guarded(Around, 'src/theme/Root'), inside));

test('what is around pages and fails is named by its file', async () => {
  const Around = (): React.ReactElement => {
    throw new Error('No key.');
  };
  await expect(rendered(Around)).rejects.toThrow('No key. (src/theme/Root)');
});

test('what is around pages may have hooks and state, and what only browsers have keeps its message', async () => {
  const Around = React.memo(({ children }: { readonly children: React.ReactNode }) => {
    const [id] = React.useState('here');
    return React.createElement('div', { id }, children);
  });
  expect((await rendered(Around)).html).toContain('<div id="here"><main></main></div>');
  const NeedsBrowser = (): React.ReactElement => {
    throw new ReferenceError('window is not defined');
  };
  await expect(rendered(NeedsBrowser)).rejects.toThrow(/^window is not defined$/);
});

test('helpers answer as those of Docusaurus', () => {
  expect(duplicates([1, 2, 1, 1])).toEqual([1, 1]);
  expect(duplicates([{ a: 1 }, { a: 1 }], (one, other) => one.a === other.a)).toEqual([{ a: 1 }]);
  expect(uniq([2, 1, 2])).toEqual([2, 1]);
  expect(groupBy([1, 2, 3], (item) => (item % 2 ? 'odd' : 'even'))).toEqual({ odd: [1, 3], even: [2] });
  expect([isRegexpStringMatch('^/a', '/a/b'), isRegexpStringMatch(undefined, '/a')]).toEqual([true, false]);
});

test('what only browsers show is not built; the page has the fallback until then', async () => {
  const built = (more: { readonly fallback?: string }) =>
    renderBody(React.createElement(() => BrowserOnly({ children: () => 'Map', ...more })));
  expect((await built({ fallback: 'Loading' })).html).toContain('Loading');
  expect((await built({})).html).not.toContain('Map');
});
