import { expect, test } from 'vitest';
import { feedLinks } from './feed-links';
import { defaultConfig } from '../../config/site-config';

const config = defaultConfig();

test('the blog has its feeds where readers of the site before look for them', () => {
  expect(feedLinks(config).map(({ href }) => href)).toEqual(['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']);
});

test('feeds stand below a blog wherever it is', () => {
  expect(feedLinks({ feedFormats: ['json'], blogBasePath: '' })).toEqual([
    { format: 'json', href: '/feed.json', type: 'application/json', label: 'JSON' },
  ]);
});
