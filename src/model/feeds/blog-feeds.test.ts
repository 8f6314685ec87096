import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { blogFeeds } from './blog-feeds';
import type { FeedPost } from './blog-feeds';
import { defaultConfig } from '../../config/site-config';

const config = defaultConfig();

const post = (number: number, more: Partial<FeedPost> = {}): FeedPost => ({
  path: `/blog/post-${number}`,
  title: `Post ${number}`,
  description: `What post ${number} says.`,
  date: `2024-01-${String(number).padStart(2, '0')}`,
  authors: ['ada'],
  tags: ['tea'],
  draft: false,
  unlisted: false,
  ...more,
});
const authors = [{ key: 'ada', name: 'Ada', url: 'https://example.org/ada' }];
const feed = z.object({
  title: z.string(),
  description: z.string(),
  home_page_url: z.string(),
  feed_url: z.string(),
  items: z.array(z.looseObject({ url: z.string(), title: z.string() })),
});
const json = (posts: readonly FeedPost[]) =>
  feed.parse(JSON.parse(blogFeeds(posts, authors, config.blogs[0], config).get('/blog/feed.json')?.() ?? ''));

describe('the feeds of the blog', () => {
  test('are three', () => {
    expect([...blogFeeds([], [], config.blogs[0], config).keys()]).toEqual([
      '/blog/rss.xml',
      '/blog/atom.xml',
      '/blog/feed.json',
    ]);
  });

  test('have the 20 newest posts, the newest first, with absolute addresses', () => {
    const { items, ...about } = json(Array.from({ length: 25 }, (_, index) => post(index + 1)));
    expect(about).toEqual({
      title: 'Documentation Blog',
      description: 'Documentation Blog',
      home_page_url: 'http://localhost:9000/blog',
      feed_url: 'http://localhost:9000/blog/feed.json',
    });
    expect(items).toHaveLength(20);
    expect(items[0]).toMatchObject({
      url: 'http://localhost:9000/blog/post-25',
      title: 'Post 25',
      content_html: 'What post 25 says.',
      author: { name: 'Ada', url: 'https://example.org/ada' },
      tags: ['tea'],
    });
    expect(items.at(-1)?.title).toBe('Post 6');
  });

  test('have no draft and nothing that is unlisted', () => {
    const posts = [post(1), post(2, { draft: true }), post(3, { unlisted: true })];
    expect(json(posts).items.map(({ title }) => title)).toEqual(['Post 1']);
  });
});
