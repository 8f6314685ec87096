import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { mostPages, robotsOf, sitemapOf } from './sitemap';

const address = (number: number): string => `https://example.org/docs/${number}`;

test('a sitemap names each page, with the day of its last change where that is known', async () => {
  const pages = [{ address: 'https://example.org/a&b' }, { address: address(1), changed: '2024-02-29' }];
  const $ = load(await sitemapOf(pages), { xml: true });
  expect($('urlset').attr('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const found = $('urlset > url').toArray();
  expect(found.map((url) => $(url).find('loc').text())).toEqual(['https://example.org/a&b', address(1)]);
  expect(found.map((url) => $(url).find('lastmod').text())).toEqual(['', '2024-02-29']);
});

test('a sitemap that search engines would cut stops the build', async () => {
  const pages = Array.from({ length: mostPages + 1 }, (_, number) => ({ address: address(number) }));
  await expect(sitemapOf(pages)).rejects.toThrow('The sitemap would have 50001 pages');
});

test('robots.txt lets everyone in and names the sitemap', () => {
  expect(robotsOf('https://example.org/sitemap.xml')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n',
  );
});
