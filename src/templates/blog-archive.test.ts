import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type BlogArchiveTemplate from './blog-archive';

let Template: typeof BlogArchiveTemplate;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('gatsby', () => ({ graphql: () => '' }));
  vi.doMock('../components/blog/BlogPage', () => ({
    BlogPage: ({ children }: { children: unknown }) => children,
    feedsOf: () => [],
  }));
  ({ default: Template } = await import('./blog-archive'));
});
afterAll(() => {
  vi.doUnmock('gatsby');
  vi.doUnmock('../components/blog/BlogPage');
  vi.resetModules();
});

test('the archive has the newest year first, and leads to the beginning of each year', () => {
  const post = (day: string) => ({ path: `/blog/${day}`, title: day, day, iso: day });
  const group = [
    { year: '2024', nodes: ['2024-12-01', '2024-01-01'].map(post) },
    { year: '2025', nodes: ['2025-03-01', '2025-02-01'].map(post) },
  ];
  const props = { data: { blog: { group } }, pageContext: {} } as unknown as Parameters<typeof BlogArchiveTemplate>[0];
  const $ = load(renderToStaticMarkup(createElement(Template, props)));
  const hrefs = (place: string): string[] =>
    $(place)
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
  expect(hrefs('nav a')).toEqual(['#2025', '#2024']);
  expect(hrefs('section > p a')).toEqual(['/blog/2025-02-01', '/blog/2024-01-01']);
  expect(hrefs('section:first-of-type li a')).toEqual(['/blog/2025-03-01', '/blog/2025-02-01']);
});
