import { expect, test } from 'vitest';
import { blogFeedLinks, feedLinks } from './feed-links';

test('the blog has its feeds where readers of the site before look for them', () => {
  expect(blogFeedLinks.map(({ href }) => href)).toEqual(['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']);
});

test('feeds stand below a blog wherever it is; formats that nobody knows are passed over', () => {
  expect(feedLinks({ feedFormats: ['json', 'smoke', 'toString'], blogBasePath: '' })).toEqual([
    { format: 'json', href: '/feed.json', type: 'application/json', label: 'JSON' },
  ]);
});
