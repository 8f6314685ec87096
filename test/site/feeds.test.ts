import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSiteConfig } from '../../src/content/site-file';
import { readBuiltSite } from './built-site';
import { canonicalAddresses, xmlTexts } from './published-lists';

const ours = readBuiltSite('public');
const fixture = readBuiltSite('.tmp/trees/fixture/public');
const { url } = readSiteConfig(path.resolve('content')).config;
/** The address of the fixture. */
const origin = 'https://developers.home-assistant.io';

const jsonFeed = z.object({ items: z.array(z.object({ url: z.string(), title: z.string() })) });
/** Addresses of the entries of each of a site's feeds. */
const entriesOf = (site: typeof ours, blog: string): string[][] => {
  const { items } = jsonFeed.parse(JSON.parse(site.read(`${blog}/feed.json`)));
  const atom = load(site.read(`${blog}/atom.xml`), { xml: true });
  return [
    xmlTexts(site, `${blog}/rss.xml`, 'item > link'),
    atom('entry > link')
      .toArray()
      .map((link) => atom(link).attr('href') ?? ''),
    items.map(({ url }) => url),
  ];
};

describe('the feeds of the blog', () => {
  it('have the 20 newest posts, in the order of the blog, each a page', () => {
    const [first = [], ...others] = entriesOf(ours, '/blog');
    expect(first).toHaveLength(20);
    for (const other of others) expect(other).toEqual(first);
    const listed = ['/blog', '/blog/page/2'].flatMap((address) => {
      const $ = ours.pages.get(address);
      return (
        $?.('article h2 a')
          .toArray()
          .map((link) => url + ($(link).attr('href') ?? '')) ?? []
      );
    });
    expect(first).toEqual(listed);
    const pages = new Set(canonicalAddresses(ours));
    expect(first.filter((address) => !pages.has(address))).toEqual([]);
  });

  it('say of each post its title, summary, day, authors and tags', () => {
    const $ = load(fixture.read('/blog/atom.xml'), { xml: true });
    const leap = $('entry').first();
    expect(leap.children('id').text()).toBe(`${origin}/blog/2024/02/29/leap-day`);
    expect(leap.children('title').text()).toBe('Leap day');
    expect(leap.children('updated').text()).toBe('2024-02-29T00:00:00.000Z');
    expect(leap.children('summary').text()).not.toBe('');
    expect(leap.find('author > name').text()).not.toBe('');
    expect(
      leap
        .children('category')
        .toArray()
        .map((tag) => $(tag).attr('term')),
    ).toEqual(['calendar', 'leap years']);
  });

  it('are named in the head of blog pages, and linked in the lists', () => {
    const feeds = ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'];
    const named = (address: string, selector: string): (string | undefined)[] => {
      const $ = ours.pages.get(address);
      return (
        $?.(selector)
          .toArray()
          .map((link) => $(link).attr('href')) ?? []
      );
    };
    const post = [...ours.pages.keys()].find((address) => /^\/blog\/\d{4}\//.test(address)) ?? '';
    for (const address of ['/blog', '/blog/page/2', '/blog/archive', post]) {
      expect([address, named(address, 'head link[rel=alternate]:not([hreflang], [type="text/markdown"])')]).toEqual([
        address,
        feeds,
      ]);
    }
    for (const address of ['/blog', '/blog/archive']) {
      expect([address, named(address, 'main header a')]).toEqual([address, feeds]);
    }
    expect(named('/docs/add-ons', 'link[type="application/rss+xml"]')).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('names exactly the pages that search engines may show, by their canonical addresses', () => {
    for (const site of [ours, fixture]) {
      // Each language has one.
      const sitemaps = [...site.files].filter((file) => file.endsWith('/sitemap.xml'));
      const named = sitemaps.flatMap((sitemap) => xmlTexts(site, sitemap, 'url > loc'));
      expect(named.sort()).toEqual(canonicalAddresses(site));
    }
    expect(xmlTexts(fixture, '/sitemap.xml', 'loc')).not.toContain(`${origin}/docs/hidden`);
    expect(xmlTexts(fixture, '/sitemap.xml', 'loc')).toContain(`${origin}/docs/start`);
  });

  it('says when pages were changed, by days that have been', () => {
    const today = new Date().toISOString().slice(0, 10);
    const days = xmlTexts(ours, '/sitemap.xml', 'url > lastmod');
    expect(days.filter((day) => !/^20\d\d-\d\d-\d\d$/.test(day) || day > today)).toEqual([]);
  });

  it('is named in robots.txt', () => {
    expect(ours.read('/robots.txt')).toContain(`Sitemap: ${url}/sitemap.xml`);
  });
});
