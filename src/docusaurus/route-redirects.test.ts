import { expect, test } from 'vitest';
import { followsRoutes, redirectsTo } from './route-redirects';

const routes = ['/', '/docs/a', '/docs/b', '/old.html'];

test('addresses with other endings lead to the pages', () => {
  expect(redirectsTo(routes, [{ fromExtensions: ['html'] }])).toEqual([
    { from: '/docs/a.html', to: '/docs/a' },
    { from: '/docs/b.html', to: '/docs/b' },
    { from: '/old.html.html', to: '/old.html' },
  ]);
  expect(redirectsTo(routes, [{ toExtensions: ['html'] }])).toEqual([{ from: '/old', to: '/old.html' }]);
});

test('a function makes the old addresses of each page, but none that is a page', () => {
  const createRedirects = (route: string) =>
    route === '/docs/a' ? ['/a/', 'c', '/docs/b'] : route === '/docs/b' ? '/c' : undefined;
  expect(redirectsTo(routes, [{ createRedirects }])).toEqual([
    { from: '/a', to: '/docs/a' },
    { from: '/c', to: '/docs/a' },
  ]);
});

test('most trees make none', () => {
  expect(followsRoutes([{ redirects: [] }])).toBe(false);
  expect(followsRoutes([{}, { createRedirects: () => [] }])).toBe(true);
  expect(redirectsTo(routes, [{ createRedirects: 'x', fromExtensions: 7 }])).toEqual([]);
});
