import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PostMeta } from './PostMeta';
import { PostTags } from './PostTags';

describe('the line of facts of a post', () => {
  const line = (...authors: { name: string; url: string | null; title?: string | null }[]): string =>
    renderToStaticMarkup(
      createElement(PostMeta, { iso: '2024-02-29', date: '29 February 2024', readingTime: 3, authors }),
    );

  test('has its day for readers and machines, and how long it is', () => {
    const html = line({ name: 'Ada', url: null });
    expect(html).toContain('<time dateTime="2024-02-29">29 February 2024</time>');
    expect(html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')).toBe('|29 February 2024|3 min read|By Ada|');
  });

  test('names all authors, those with an address by a link, and what they do if that is known', () => {
    const html = line(
      { name: 'Ada', url: 'https://a.example', title: 'Engineer' },
      { name: 'Bo', url: null, title: null },
      { name: 'Cy', url: '/c' },
    );
    expect(html).toContain('By <a href="https://a.example">Ada</a> (Engineer), Bo, <a href="/c">Cy</a></span>');
  });
});

describe('the tags of a page', () => {
  const linksOf = (tags: readonly string[], lists?: readonly { label: string; path: string }[]): string[] =>
    Array.from(
      renderToStaticMarkup(createElement(PostTags, { tags, lists })).matchAll(/<a href="([^"]*)">([^<]*)/g),
      ([, path, label]) => `${label} ${path}`,
    );

  test('lead to their lists, or to a search in the posts', () => {
    expect(linksOf(['hot tea', 'C&A'])).toEqual([
      'hot tea /search?q=hot+tea&amp;ctx=blog',
      'C&amp;A /search?q=C%26A&amp;ctx=blog',
    ]);
    expect(linksOf(['hot'], [{ label: 'Hot', path: '/tags/hot' }])).toEqual(['Hot /tags/hot']);
  });

  test('are nothing, not an empty list, where a page has none', () => {
    const none = [
      [[], undefined],
      [['hot'], []],
    ] as const;
    for (const [tags, lists] of none) expect(renderToStaticMarkup(createElement(PostTags, { tags, lists }))).toBe('');
  });
});
