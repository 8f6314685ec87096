import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlineScript } from '../../src/browser/theme/inline-script';
import { readDataFiles } from '../../src/content/files/read-content';
import { readSiteConfig } from '../../src/content/site-file';
import { loadReference } from '../../src/model/reference/reference';
import { goneNames } from '../../src/model/reference/removed-names';
import { withoutCode } from '../../src/markdown/parse/preprocess';
import { readBuiltSite } from './built-site';
import { brokenLinks } from './broken-links';

const site = readBuiltSite('public');
const { config } = readSiteConfig(path.resolve('content'));
const isBelow = (address: string, folder: string): boolean => `${address}/`.startsWith(`${folder}/`);
/** The pages in the language of the content. */
const pages = [...site.pages].filter(
  ([address]) => !config.locales.slice(1).some(({ code }) => isBelow(address, `/${code}`)),
);
const wrong = (test: (address: string) => boolean): string[] => pages.map(([address]) => address).filter(test);

describe('the built site', () => {
  it('has at least 45 docs, 32 posts and 4 list pages', () => {
    const count = (pattern: RegExp): number => pages.filter(([address]) => pattern.test(address)).length;
    expect(count(/^\/docs\//)).toBeGreaterThanOrEqual(45);
    expect(count(/^\/blog\/\d{4}\//)).toBeGreaterThanOrEqual(32);
    expect(count(/^\/blog(\/page\/\d+)?$/)).toBeGreaterThanOrEqual(4);
  });

  it('has no broken link and no broken anchor', () => {
    expect(brokenLinks(site)).toEqual([]);
  });

  it('has one h1 and one main on every page, and a title that ends with the name of the site', () => {
    expect(wrong((a) => site.pages.get(a)?.('h1').length !== 1)).toEqual([]);
    expect(wrong((a) => site.pages.get(a)?.('main#main').length !== 1)).toEqual([]);
    const end = config.titleDelimiter + config.title;
    expect(wrong((a) => a !== '/' && site.pages.get(a)?.('title').text().endsWith(end) !== true)).toEqual([]);
  });

  it('says in the index of names until when the platform had a name that is gone', () => {
    const removed = loadReference(readDataFiles(path.resolve('content'))).reference.single['removed-names'];
    const gone = removed === undefined ? new Map<string, string>() : goneNames(removed);
    const $ = site.pages.get('/docs/identifiers');
    const said = $?.('main li > code')
      .map((_, name) => $(name).parent().children('small').text())
      .get();
    const expected = $?.('main li > code').map((_, name) => {
      const until = gone.get($(name).text().replace(/^.*\./, ''));
      return until === undefined ? '' : `until ${until}`;
    });
    expect(said).toEqual(expected?.get());
  });

  it('describes every page in 10 to 200 characters', () => {
    const description = (a: string): string => site.pages.get(a)?.('meta[name=description]').attr('content') ?? '';
    expect(wrong((a) => description(a).length < 10 || description(a).length > 200)).toEqual([]);
  });

  it('says on every page what it is to search engines and assistive technology', () => {
    const sitemap = site.read('/sitemap.xml');
    const earlier = config.docSets.filter(({ isLast }) => !isLast);
    // Pages of earlier versions name the newest one, and what the sitemap leaves out is not for search engines.
    for (const [address, $] of pages.filter(([one]) => !earlier.some((set) => isBelow(one, set.path)))) {
      const isMissing = /^\/404/.test(address);
      const said = {
        html: /^<!DOCTYPE html><html [^>]*lang="en" dir="ltr"/.test(site.html(address)),
        canonical: $('link[rel=canonical]')
          .toArray()
          .map(({ attribs }) => attribs.href),
        robots: $('meta[name=robots]')
          .toArray()
          .map(({ attribs }) => attribs.content),
      };
      expect([address, said]).toEqual([
        address,
        {
          html: true,
          canonical: isMissing ? [] : [config.url + address],
          robots: sitemap.includes(`<loc>${config.url}${address}</loc>`) ? [] : ['noindex'],
        },
      ]);
    }
  });

  it('serves no page with the null characters that React can leave', () => {
    expect(wrong((a) => site.html(a).includes('\0'))).toEqual([]);
  });

  it('runs no inline script but its own and has no inline style, so that the strict policy holds', () => {
    for (const [address, $] of pages) {
      const inline = $('script:not([src]):not([type$="json"])')
        .toArray()
        .map((element) => $(element).text());
      expect([address, inline]).toEqual([address, [inlineScript('/')]]);
      expect([address, $('style').length, $('[style]').length]).toEqual([address, 0, 0]);
    }
  });

  it('gives every picture its size and alternative text', () => {
    for (const [address, $] of pages) {
      // Of a logo that `site.yml` names, the height is set, and its width follows.
      const bare = $('img:not(header[data-site] img[height])')
        .toArray()
        .filter((img) => !$(img).attr('width') || !$(img).attr('height') || $(img).attr('alt') === undefined);
      expect([address, bare.length]).toEqual([address, 0]);
    }
  });

  it('says dates in words', () => {
    for (const [address, $] of pages) {
      const numbers = $('time')
        .toArray()
        .map((time) => $(time).text())
        .filter((text) => /\d+[-/.]\d/.test(text));
      expect([address, numbers]).toEqual([address, []]);
    }
  });

  it('writes the headers and redirects that hosts read', () => {
    expect(site.read('/_headers')).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'/);
    expect(site.read('/_redirects')).toContain('/docs /docs/add-ons 301');
  });

  it('leaves no component in the Markdown beside its pages: readers of plain text get what it shows', () => {
    const twins = [...site.files].filter((file) => file.endsWith('.md'));
    expect(twins.length).toBeGreaterThan(400);
    expect(twins.filter((file) => /^[\s>]*<\/?[A-Z]/m.test(withoutCode(site.read(file))))).toEqual([]);
    expect(site.read('/docs/api/rest.md')).toContain('| Response field | Type | Description |');
  });

  it('leaves nothing behind that nobody reads', () => {
    expect([...site.files].filter((file) => /partytown|search_index|^\/_gatsby|\.map$/.test(file))).toEqual([]);
  });
});
