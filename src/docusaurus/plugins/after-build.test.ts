import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { UnsupportedSettings } from '../unsupported-settings';
import { followsRoutes, redirectsTo as redirectsOf, routeRedirects } from './after-build';

const redirectsTo = (
  routes: readonly string[],
  plugins: Parameters<typeof redirectsOf>[1],
  unsupported = new UnsupportedSettings(),
) => redirectsOf(routes, plugins, { root: '/site', file: '/site/docusaurus.config.js', unsupported });
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

test('functions know folders by the slash that their addresses end with in Docusaurus', () => {
  const createRedirects = (route: string) => (route.startsWith('/docs/a/') ? route.replace('/a/', '/old/') : undefined);
  expect(redirectsTo(['/docs/a/', '/docs/a/b'], [{ createRedirects, fromExtensions: ['html'] }])).toEqual([
    { from: '/docs/old', to: '/docs/a' },
    { from: '/docs/a/b.html', to: '/docs/a/b' },
    { from: '/docs/old/b', to: '/docs/a/b' },
  ]);
});

test('most trees make none', () => {
  expect(followsRoutes([{ redirects: [] }])).toBe(false);
  expect(followsRoutes([{}, { createRedirects: () => [] }])).toBe(true);
  expect(followsRoutes([{ toExtensions: ['html'] }])).toBe(true);
  expect(followsRoutes([{ fromExtensions: ['html'] }])).toBe(true);
  expect(redirectsTo(routes, [{ createRedirects: 'x', fromExtensions: 7 }])).toEqual([]);
});

test('a function that fails is a problem of the configuration, and an answer that says nothing is noted', () => {
  const createRedirects = (route: string) => (route === '/' ? 7 : route === '/docs/a' ? { from: '/a' } : undefined);
  const unsupported = new UnsupportedSettings();
  expect(redirectsTo(routes, [{ createRedirects }], unsupported)).toEqual([]);
  expect(unsupported.all.map((note) => note.split(' ')[0])).toEqual([
    "`createRedirects('/')`",
    "`createRedirects('/docs/a')`",
  ]);
  const failing = (route: string) => {
    if (route === '/docs/b') throw new Error('No such page.');
  };
  expect(() => redirectsTo(routes, [{ createRedirects: failing }])).toThrow(
    'docusaurus.config.js:1:1: The function `createRedirects` fails for `/docs/b`',
  );
});

test('the configuration of a tree is run again for the addresses of its site, if its redirects follow from them', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
  const tree = { root, allowsGaps: false, redirectsRoutes: true };
  expect(await routeRedirects(tree, routes, new UnsupportedSettings())).toEqual([]);
  writeFiles(root, {
    'docusaurus.config.cjs':
      "module.exports = { plugins: [['@docusaurus/plugin-client-redirects', { createRedirects: (at) => (at === '/docs/a' ? '/a' : undefined) }]] };",
  });
  const unsupported = new UnsupportedSettings();
  expect(await routeRedirects(tree, routes, unsupported)).toEqual([{ from: '/a', to: '/docs/a' }]);
  expect(unsupported.all).toEqual([]);
  expect(await routeRedirects({ ...tree, redirectsRoutes: false }, routes, unsupported)).toEqual([]);
});
