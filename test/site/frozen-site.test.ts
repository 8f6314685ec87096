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
const rules = parseRedirects(site.read('/_redirects'));
/** Where an address leads: to its page, or by way of redirects to where that is now. */
const pageOf = (address: string, hops = 5): string => {
  const target = site.pages.has(address) || hops === 0 ? undefined : redirectTarget(address, rules);
  return target === undefined ? address : pageOf(target.replace(/#.*/, ''), hops - 1);
};
/** Whether lists and sidebars may leave out a page. */
const isUnlisted = (address: string): boolean =>
  (site.pages.get(address)?.('meta[name=robots][content*=noindex]').length ?? 0) > 0;
/** Addresses that pages once had. */
const frozenRedirects = readFileSync('test/frozen-redirects.txt', 'utf8').trimEnd().split('\n');
const pageData = z.object({
  result: z.object({
    data: z.object({ doc: z.object({ sidebar: z.object({ name: z.string() }).nullable() }).optional() }),
  }),
});

describe('the site of the specification', () => {
  it('keeps its lists of addresses, which grow and never shrink', () => {
    expect(frozenDocs.length).toBeGreaterThanOrEqual(268);
    expect(frozen.filter((address) => /^\/blog\/\d{4}\//.test(address)).length).toBeGreaterThanOrEqual(224);
    expect(frozenRedirects.length).toBeGreaterThanOrEqual(72);
  });

  it('has a page at every address of the docs and the blog, or a redirect to the page', () => {
    const lost = frozen.filter((address) => !isFile(address) && !site.pages.has(pageOf(address)));
    expect(lost.map((from) => `Add a line with \`from: ${from}\` to content/data/redirects.yml.`)).toEqual([]);
  });

  it('has its feeds and its sitemap', () => {
    expect(frozen.filter((address) => isFile(address) && !site.files.has(address))).toEqual([]);
  });

  it('leads from every former address to a page or to another site', () => {
    const isThere = (address: string): boolean => site.pages.has(address) || address.startsWith('https://');
    const lost = frozenRedirects
      .flatMap((address) => [address, `${address}/`])
      .filter((from) => !isThere(pageOf(from)));
    expect(lost.map((from) => `Let a line of content/data/redirects.yml lead from ${from} to a page.`)).toEqual([]);
    expect(pageOf('/docs/en/frontend')).toBe(pageOf('/docs/frontend'));
    expect(pageOf('/docs/en/next/frontend')).toBe(pageOf('/docs/frontend'));
  });

  it('has list pages of ten posts, the last of what is left', () => {
    const isPost = (address: string): boolean => /^\/blog\/\d{4}\//.test(address) && !isUnlisted(address);
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

  it('has every doc in a sidebar, unless it is unlisted', () => {
    const outside = frozenDocs
      .map((address) => pageOf(address))
      .filter((address) => site.pages.has(address) && !isUnlisted(address))
      .filter((address) => {
        const { doc } = pageData.parse(JSON.parse(site.read(`/page-data${address}/page-data.json`))).result.data;
        return doc?.sidebar === null;
      });
    expect(outside.map((address) => `Add the page of ${address} to content/data/sidebars.yml.`)).toEqual([]);
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
