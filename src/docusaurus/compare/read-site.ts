import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { filesBelow } from '../../content/files/files-below';
import { pathBelow } from '../../content/files/paths';
import { parseRedirects } from '../../deploy/redirects';
import type { KnownPage, KnownSite } from './compare-sites';

/** The pages of a folder that a build has written, or the addresses of a list or sitemap. */
export function readSite(source: string): KnownSite {
  if (statSync(source).isFile()) return readList(readFileSync(source, 'utf8'));
  const files = filesBelow(source).filter((file) => file.endsWith('.html'));
  const pages = files.map((file): [string, KnownPage] => [
    addressOf(pathBelow(source, file)),
    readPage(readFileSync(file, 'utf8')),
  ]);
  const redirectsFile = path.join(source, '_redirects');
  const redirects = existsSync(redirectsFile) ? parseRedirects(readFileSync(redirectsFile, 'utf8')) : [];
  return {
    // Browsers cannot ask for an address with a fragment. Docusaurus writes its page again for each place in a page that is a category.
    pages: new Map(pages.filter(([address]) => address !== '/404' && !address.includes('#'))),
    redirects: new Map(redirects.map(({ from, to }) => [withoutBase(from, pages), to])),
  };
}

/** Addresses below the path that the site is mounted at, which the canonical address of its pages shows. */
function withoutBase(address: string, pages: readonly (readonly [string, KnownPage])[]): string {
  const [path = '', page] = pages.find(([own, { canonical }]) => own !== '/' && canonical !== '') ?? [];
  const mounted = page ? trimmed(new URL(page.canonical).pathname) : '';
  const base = mounted.endsWith(path) ? mounted.slice(0, mounted.length - path.length) : '';
  return trimmed(base !== '' && address.startsWith(`${base}/`) ? address.slice(base.length) : address);
}

const trimmed = (address: string): string => decodeURI(address).replace(/\/+$/, '') || '/';

const addressOf = (file: string): string => trimmed(`/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`);

function readPage(html: string): KnownPage {
  const $ = load(html);
  const ids = $('main :is(h1, h2, h3, h4, h5, h6, a)[id], main [id] > .anchor, main :is(section, div, span)[id]');
  const refresh = $('meta[http-equiv=refresh]').attr('content') ?? '';
  return {
    title: $('title').first().text(),
    description: $('meta[name=description]').attr('content') ?? '',
    canonical: ($('link[rel=canonical]').attr('href') ?? '').replace(/(?<=[^/:])\/$/, ''),
    ids: [...new Set(ids.toArray().flatMap((element) => $(element).attr('id') ?? []))].filter((id) => !ownIds.test(id)),
    redirect: /url=(.*)$/i.exec(refresh)?.[1] ?? '',
  };
}

/** Ids of Docusaurus for its own use: elements of its theme, letters in lists of tags, and references to footnotes. */
const ownIds = /^(?:__.*|[A-Z#]|user-content-fnref-.*)$/;

/** Addresses, one a line, or a sitemap. */
function readList(text: string): KnownSite {
  const found = text.includes('<loc>')
    ? [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
    : text.split('\n');
  const nothing: KnownPage = { title: '', description: '', canonical: '', ids: [], redirect: '' };
  const addresses = found.map((line) => line.trim()).filter((line) => line !== '');
  return {
    pages: new Map(addresses.map((address) => [trimmed(new URL(address, 'https://site').pathname), nothing])),
    redirects: new Map(),
  };
}
