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
  expect(await sitemapOf(pages.slice(1))).toContain(`<loc>${address(mostPages)}</loc>`);
});

test('a sitemap names the other languages of a page, and only the formats that it uses', async () => {
  const languages = ['en', 'de'].map((lang) => ({ lang, url: `https://example.org/${lang}` }));
  const text = await sitemapOf([{ address: address(1), languages }, { address: address(2) }]);
  const $ = load(text, { xml: true });
  const links = $('url')
    .first()
    .find(String.raw`xhtml\:link[rel="alternate"]`)
    .toArray();
  expect(links.map((link) => ({ lang: $(link).attr('hreflang'), url: $(link).attr('href') }))).toEqual(languages);
  expect($('url').last().children()).toHaveLength(1);
  expect(text.match(/xmlns:\w+/g)).toEqual(['xmlns:xhtml']);
  expect(await sitemapOf([{ address: address(1) }])).not.toContain('xmlns:');
});

test('robots.txt lets everyone in and names the sitemap', () => {
  expect(robotsOf('https://a.example/sitemap.xml', 'https://a.example/de/sitemap.xml')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\nSitemap: https://a.example/de/sitemap.xml\n',
  );
});
