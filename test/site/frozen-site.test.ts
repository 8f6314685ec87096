import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import gatsby from 'gatsby/package.json';
import { parseRedirects, redirectTarget } from '../../src/deploy/redirects';
import { readBuiltSite } from './built-site';

const site = readBuiltSite('public');
/** Addresses that others link to. None may ever be removed. */
const frozen = readFileSync('test/frozen-routes.txt', 'utf8').trimEnd().split('\n');
const frozenDocs = frozen.filter((address) => address.startsWith('/docs/'));
const isFile = (address: string): boolean => /\.(?:xml|json)$/.test(address);
/** Where a frozen address leads: to its page, or by a redirect to the page's new address. */
const rules = parseRedirects(site.read('/_redirects'));
const pageOf = (address: string): string =>
  site.pages.has(address) ? address : (redirectTarget(address, rules) ?? address);
/** Addresses that pages once had. */
const frozenRedirects = readFileSync('test/frozen-redirects.txt', 'utf8').trimEnd().split('\n');
const pageData = z.object({
  result: z.object({ data: z.object({ doc: z.object({ sidebar: z.object({ name: z.string() }).nullable() }) }) }),
});

describe('the site of the specification', () => {
  it('has a page at every address of the docs and the blog, or a redirect to the page', () => {
    expect(frozenDocs).toHaveLength(268);
    expect(frozen.filter((address) => !isFile(address) && !site.pages.has(pageOf(address)))).toEqual([]);
  });

  it('has its feeds and its sitemap', () => {
    expect(frozen.filter(isFile)).toHaveLength(4);
    expect(frozen.filter((address) => isFile(address) && !site.files.has(address))).toEqual([]);
  });

  it('leads from every former address to a page or to another site', () => {
    const isThere = (address = ''): boolean => site.pages.has(address) || address.startsWith('https://');
    const forms = frozenRedirects.flatMap((address) => [address, `${address}/`]);
    expect(frozenRedirects).toHaveLength(72);
    expect(forms.filter((address) => !isThere(redirectTarget(address, rules)))).toEqual([]);
    expect(redirectTarget('/docs/en/frontend', rules)).toBe('/docs/frontend');
    expect(redirectTarget('/docs/en/next/frontend', rules)).toBe('/docs/frontend');
  });

  it('has its posts, of 2018/05/22 to 2025/05/26', () => {
    const days = [...site.pages.keys()].flatMap((address) => /^\/blog\/(\d{4}\/\d\d\/\d\d)\//.exec(address)?.[1] ?? []);
    expect(days.sort()[0]).toBe('2018/05/22');
    expect(days.filter((day) => day <= '2025/05/26')).toHaveLength(224);
  });

  it('has list pages of ten posts, the last of what is left', () => {
    const isPost = (address: string): boolean => /^\/blog\/\d{4}\//.test(address);
    const lists = Math.ceil([...site.pages.keys()].filter(isPost).length / 10);
    const addresses = Array.from({ length: lists }, (_, index) => (index === 0 ? '/blog' : `/blog/page/${index + 1}`));
    expect([...site.pages.keys()].filter((address) => address.startsWith('/blog/page/'))).toHaveLength(lists - 1);
    const posts = addresses.map((address) => site.pages.get(address)?.('main article').length ?? 0);
    expect(posts.slice(0, -1)).toEqual(Array(lists - 1).fill(10));
    expect(posts.at(-1)).toBeGreaterThanOrEqual(1);
    expect(posts.at(-1)).toBeLessThanOrEqual(10);
    const said = addresses.map((address) => site.pages.get(address)?.('meta[name=description]').attr('content'));
    expect(new Set(said).size).toBe(addresses.length);
  });

  it('has every doc in its sidebar; who moves a doc to another changes two numbers', () => {
    const count: Record<string, number> = {};
    for (const address of frozenDocs) {
      const { sidebar } = pageData.parse(JSON.parse(site.read(`/page-data${pageOf(address)}/page-data.json`))).result
        .data.doc;
      count[sidebar?.name ?? 'none'] = (count[sidebar?.name ?? 'none'] ?? 0) + 1;
    }
    expect(count).toEqual({
      Addons: 9,
      Android: 23,
      Core: 172,
      Frontend: 17,
      Internationalization: 4,
      Misc: 18,
      OperatingSystem: 7,
      Overview: 1,
      Supervisor: 6,
      Voice: 11,
    });
  });

  it('names its generator with the version that is installed', () => {
    for (const [address, $] of site.pages)
      expect([address, $('meta[name=generator]').attr('content')]).toEqual([address, `Gatsby ${gatsby.version}`]);
  });

  it('has no form but those of the search, and nothing to sign in with', () => {
    for (const [address, $] of site.pages) {
      expect([address, $('form:not([role=search])').length]).toEqual([address, 0]);
      expect([address, $('input[type=password], input[type=email]').length]).toEqual([address, 0]);
      const links = $('header[data-site], footer[data-site]').find('a').text();
      expect([address, /\b(sign|log) ?(in|up)\b/i.test(links)]).toEqual([address, false]);
    }
  });
});
