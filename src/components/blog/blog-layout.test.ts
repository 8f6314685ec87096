import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BlogOfPage } from '../../model/pages/posts/blogs';
import type { BlogLayout } from './BlogLayout';
import { feedsOf } from './BlogPage';

let Layout: typeof BlogLayout;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../site-data/use-site-chrome', () => ({
    useSiteChrome: () => ({ recent: [{ title: 'Main post', path: '/blog/a' }] }),
  }));
  ({ BlogLayout: Layout } = await import('./BlogLayout'));
});
afterAll(() => {
  vi.doUnmock('../site-data/use-site-chrome');
  vi.resetModules();
});

const news: BlogOfPage = {
  ...{ blogBasePath: '/news', blogLists: { archive: 'all', page: 'page' }, feedFormats: [] },
  recent: [{ title: 'News', path: '/news/b' }],
};

test.each([
  ['/blog/a', undefined, ['/blog/a current', '/blog/archive']],
  ['/blog/archive', undefined, ['/blog/a', '/blog/archive current']],
  // Another blog has its own posts and its own archive.
  ['/news/all', news, ['/news/b', '/news/all current']],
])(
  'beside %s stand the newest posts of its blog and all of them by year, and where the reader is',
  (path, blog, links) => {
    const props = { path, blog, children: null };
    const html = renderToStaticMarkup(createElement(Layout, props));
    const found = Array.from(html.matchAll(/<a href="([^"]*)"( aria-current="page")?/g), ([, href, current]) =>
      current === undefined ? href : `${href} current`,
    );
    expect(found).toEqual(links);
  },
);

test('the feeds of a page are those of its blog', () => {
  const hrefsOf = (blog: BlogOfPage | undefined): string[] => feedsOf(blog).map(({ href }) => href);
  expect(hrefsOf({ ...news, feedFormats: ['atom'] })).toEqual(['/news/atom.xml']);
  expect(hrefsOf(undefined)).toEqual(['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']);
});
