import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DocsLayout } from './DocsLayout';

const nodes = [
  { ...{ name: '2', label: '2.0', prefix: '', path: '/docs', mainPath: '/docs', isLast: true }, banner: '' },
  { ...{ name: '1', label: '1.0', prefix: '1:', path: '/docs/1', mainPath: '/docs/1', isLast: false }, banner: '' },
].map((one) => ({ ...one, instance: 'default', badge: false, noIndex: false }));
/** Docs beside those, with versions of their own. */
const beside = [true, false].map((isLast) => ({
  ...{ name: '9', label: '9.0', prefix: `more:${isLast}:`, path: `/more/${isLast}`, mainPath: '/more', isLast },
  ...{ instance: 'more', badge: false, banner: '', noIndex: false },
}));
let allVersion: { readonly nodes: readonly object[] } = { nodes };
let Layout: typeof DocsLayout;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../site-data/use-site-chrome', () => ({
    useSiteChrome: () => ({ allVersion }),
    useSidebar: () => [],
  }));
  ({ DocsLayout: Layout } = await import('./DocsLayout'));
});
afterAll(() => {
  vi.doUnmock('../site-data/use-site-chrome');
  vi.resetModules();
});

test.each([
  ['', false, ''],
  ['', true, 'Version: 1.0'],
  ['unmaintained', false, 'This page is about 1.0, which is no longer maintained. Read about 2.0 instead.'],
  ['unreleased', true, 'This page is about 1.0, which is not released yet. Read about 2.0 instead.'],
])('above a page of a version with the banner %j and, if wanted (%s), a badge stands %j', (banner, badge, text) => {
  vi.stubGlobal('HAS_VERSIONS', true);
  allVersion = { nodes: [...beside, ...nodes.map((one) => (one.isLast ? one : { ...one, banner, badge }))] };
  const props = { path: '/docs/1/a', sidebar: null, samePages: {}, ownSidebar: undefined, children: null };
  const html = renderToStaticMarkup(createElement(Layout, props));
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
});

test.each([
  [{ '': '/docs/a', 'more:true:': '/more/a' }, '/docs/a'],
  [{}, '/docs'],
])(
  'above a page of an old version, the last one is linked at the same page (%j), or at its first: %s',
  (samePages, href) => {
    vi.stubGlobal('HAS_VERSIONS', true);
    allVersion = { nodes: nodes.map((one) => (one.isLast ? one : { ...one, banner: 'unmaintained' })) };
    const props = { path: '/docs/1/a', sidebar: null, samePages, ownSidebar: undefined, children: null };
    expect(renderToStaticMarkup(createElement(Layout, props))).toContain(`<a href="${href}">2.0</a>`);
  },
);
