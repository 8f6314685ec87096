import { load } from 'cheerio';
import { ServerLocation } from '@reach/router';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import type { HelmetData } from 'react-helmet';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** Renders a template with what Gatsby would give it. */
let headOf: () => HelmetData;
let render: (name: 'category' | 'post-group' | 'blog-list', props: object) => ReturnType<typeof load>;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('gatsby', () => ({ graphql: () => '' }));
  const { default: Helmet } = await import('react-helmet');
  (await import('../components/ui/Head')).provideHelmet(Helmet);
  headOf = () => Helmet.renderStatic();
  const templates = {
    category: (await import('./category')).default,
    'post-group': (await import('./post-group')).default,
    'blog-list': (await import('./blog-list')).default,
  };
  render = (name, props) => {
    const page = createElement(templates[name] as ComponentType<object>, props);
    return load(renderToStaticMarkup(createElement(ServerLocation, { url: '/docs/c' }, page)));
  };
});
afterAll(() => {
  vi.doUnmock('gatsby');
  vi.resetModules();
});

const textsAndHrefs = ($: ReturnType<typeof load>, place: string): unknown[] =>
  $(place)
    .toArray()
    .map((link) => [$(link).text(), $(link).attr('href')]);
const post = {
  ...{ path: '/blog/a', title: 'A post', date: '1 May 2025', iso: '2025-05-01', readingTime: 2 },
  ...{ authors: [], excerpt: [], truncated: true },
};

test('the page of a category has a trail without a link to itself, and a card for each page; one without address is a name', () => {
  const category = {
    ...{ path: '/docs/c', title: 'Cups', description: 'All cups.' },
    breadcrumbs: [
      { label: 'Kitchen', href: '/docs/kitchen' },
      { label: 'Shelf', href: null },
      { label: 'Cups', href: '/docs/c' },
    ],
    items: [
      { label: 'Big', href: '/docs/big', description: 'Holds more.' },
      { label: 'Empty', href: '', description: '' },
    ],
  };
  const $ = render('category', { pageContext: { category } });
  expect(textsAndHrefs($, 'nav a')).toEqual([
    ['', '/'],
    ['Kitchen', '/docs/kitchen'],
  ]);
  expect($('nav [aria-current=page]').text()).toBe('Cups');
  expect($('h1').text()).toBe('Cups');
  expect($('main p').first().text()).toBe('All cups.');
  expect(textsAndHrefs($, 'main ul a')).toEqual([['Big', '/docs/big']]);
  expect(
    $('main ul > li')
      .toArray()
      .map((card) => $(card).text()),
  ).toEqual(['BigHolds more.', 'Empty']);
});

test('a list of posts with a tag leads to its other parts, and to the whole of a post', () => {
  const group = { title: 'Tagged “a”', description: 'About a.', path: '/blog/tags/a', page: 2, pages: 3 };
  const $ = render('post-group', { data: { posts: { nodes: [post] } }, pageContext: { group } });
  expect($('h1').text()).toBe('Tagged “a”');
  expect($('main').text()).toContain('About a.');
  expect(textsAndHrefs($, 'h2 a')).toEqual([['A post', '/blog/a']]);
  expect($('article p a[href="/blog/a"]').attr('aria-label')).toBe('Read the whole post: A post');
  expect(textsAndHrefs($, 'nav a')).toEqual([
    ['Newer posts', '/blog/tags/a'],
    ['1', '/blog/tags/a'],
    ['2', '/blog/tags/a/page/2'],
    ['3', '/blog/tags/a/page/3'],
    ['Older posts', '/blog/tags/a/page/3'],
  ]);
  expect($('nav [aria-current=page]').text()).toBe('2');
});

test.each([
  [{ page: 1, pages: 1 }, 'Blog', []],
  [{ page: 2, pages: 2 }, 'Blog – page 2 of 2', ['/blog', '/blog', '/blog/page/2']],
  [
    { page: 1, pages: 2, blogTitle: 'News', blogDescription: 'All.' },
    'News',
    ['/blog', '/blog/page/2', '/blog/page/2'],
  ],
  [
    {
      page: 1,
      pages: 2,
      blogTitle: 'News',
      ownBlog: { blogBasePath: '/news', blogLists: { page: 'p' }, feedFormats: [] },
    },
    'News',
    ['/news', '/news/p/2', '/news/p/2'],
  ],
])('the part %j of the blog is called %s and leads to %j', (pageContext, title, hrefs) => {
  const $ = render('blog-list', { data: { blog: { nodes: [{ ...post, truncated: false }] } }, pageContext });
  expect($('h1').contents().first().text()).toBe(title);
  expect(
    $('nav a')
      .map((_, link) => $(link).attr('href'))
      .get(),
  ).toEqual(hrefs);
  expect($('article p a')).toHaveLength(0);
});

test.each([
  [1, '/blog'],
  [2, '/blog/page/2'],
])('part %i of the blog has the canonical address %s', (page, address) => {
  headOf();
  render('blog-list', { data: { blog: { nodes: [] } }, pageContext: { page, pages: 2 } });
  expect(load(headOf().link.toString())('[rel=canonical]').attr('href')).toMatch(
    new RegExp(`^https?://[^/]+${address}$`),
  );
});
