import { createElement, isValidElement } from 'react';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { wrapPageElement } from './wrap-page';

const layouts = ['./SiteLayout', './DocsLayout', '../blog/BlogLayout'] as const;
let wrap: typeof wrapPageElement;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@tree/root', () => ({}));
  for (const file of layouts) vi.doMock(file, () => ({ [file.replace(/.*\//, '')]: file }));
  ({ wrapPageElement: wrap } = await import('./wrap-page'));
});
afterAll(() => {
  for (const file of ['@tree/root', ...layouts]) vi.doUnmock(file);
  vi.resetModules();
});

type Props = Record<string, unknown>;
/** The layouts around a page, the outermost first, and what the first one is told. */
function around(pathname: string, data: object, pageContext: object): readonly [string, Props] {
  const props = { location: { pathname }, data, pageContext } as unknown as Parameters<typeof wrap>[0]['props'];
  const found: ReactElement<Props>[] = [];
  let inner: unknown = wrap({ element: createElement('main'), props });
  for (; isValidElement<Props>(inner); inner = inner.props.children)
    if (typeof inner.type === 'string') found.push(inner);
  return [found.map(({ type }) => String(type).replace(/.*\//, '')).join(' '), found[0]?.props ?? {}];
}

const doc = { doc: { sidebar: { name: 'Main' } } };
test.each([
  ['/', {}, {}, 'SiteLayout main', '/', null],
  ['/team/', {}, {}, 'SiteLayout main', '/team', null],
  ['/docs/a/', doc, {}, 'SiteLayout DocsLayout main', '/docs/a', 'Main'],
  ['/docs/a', { doc: { sidebar: null } }, {}, 'SiteLayout DocsLayout main', '/docs/a', null],
  ['/docs/c', {}, { category: { sidebar: 'Api' } }, 'SiteLayout DocsLayout main', '/docs/c', 'Api'],
  ['/docs/d', {}, { chapter: { sidebar: 'Api' } }, 'SiteLayout DocsLayout main', '/docs/d', 'Api'],
  ['/blog/a', { post: {} }, {}, 'SiteLayout BlogLayout main', '/blog/a', null],
  ['/blog', { blog: {} }, {}, 'SiteLayout BlogLayout main', '/blog', null],
  ['/blog/tags', {}, { inBlog: true }, 'SiteLayout BlogLayout main', '/blog/tags', null],
  ['/docs/tags', {}, { inBlog: false }, 'SiteLayout main', '/docs/tags', null],
])('around the page at %s with %j and %j is %s', (pathname, data, context, layout, path, sidebar) => {
  const [names, props] = around(pathname, data, context);
  expect(names).toBe(layout);
  expect(props).toMatchObject({ path, sidebar });
});
