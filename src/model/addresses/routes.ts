import type { Blog, SiteConfig, LocaleSite } from '../../config/site-config';
import { folderOf, standsForFolder } from '../pages/doc-names';
import { decodeAddress } from './address';

/** Address of a part of a divided list, counted from 1, whose first part is at `path`. */
export const listPartPath = (path: string, part: number): string => (part === 1 ? path : `${path}/page/${part}`);

type BlogAddresses = Pick<Blog, 'blogBasePath' | 'blogLists'>;

/** URL of the n-th list page of a blog, counted from 1. */
export const blogListPath = (page: number, { blogBasePath, blogLists }: BlogAddresses): string =>
  page === 1 ? blogBasePath || '/' : `${blogBasePath}/${blogLists.page}/${page}`;

/** Where the Markdown source of a page is published: `/docs/add-ons` → `/docs/add-ons.md`. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** URL of the archive of a blog. */
export const archivePath = ({ blogBasePath, blogLists }: BlogAddresses): string =>
  `${blogBasePath}/${blogLists.archive}`;
export const searchPath = '/search';

/** Address of the index of names. */
export const identifiersPath = ({ docsBasePath }: Pick<SiteConfig, 'docsBasePath'>): string =>
  `${docsBasePath}/identifiers`;
/** Below this address are the pages of what each release changes (`releaseDoc`). */
export const releasesPath = ({ docsBasePath }: Pick<SiteConfig, 'docsBasePath'>): string => `${docsBasePath}/releases`;

/** Where files are published that pages of a tree made for Docusaurus link to by their path. */
export const linkedFilePath = (file: string): string => `/assets/files/${file}`;

/** Characters of a query that are searched for and stand in addresses. */
export const longestQuery = 200;

/** What the address of the search page says. */
export interface SearchAddress {
  readonly query: string;
  /** Part of the site to search in; empty for the whole. */
  readonly context: string;
  /** Version of the docs; empty for the current one. */
  readonly version: string;
  /** Page of the results, counted from 1. */
  readonly page: number;
}

/** Address of a search; the parameters are those of the specification (q, ctx, version) and the page of the results. */
export function searchUrl(
  query: string,
  context = '',
  { version = '', page = 1 }: Partial<Pick<SearchAddress, 'version' | 'page'>> = {},
): string {
  const parameters = new URLSearchParams({ q: query.slice(0, longestQuery) });
  if (context !== '') parameters.set('ctx', context);
  if (version !== '') parameters.set('version', version);
  if (page > 1) parameters.set('page', String(page));
  return `${searchPath}?${parameters.toString()}`;
}

/**
 * The opposite of `searchUrl`, from the query string of the address. Anyone may have written it, so invalid page numbers count
 * as the first.
 */
export function readSearchUrl(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  return {
    query: (parameters.get('q') ?? '').slice(0, longestQuery),
    context: parameters.get('ctx') ?? '',
    version: parameters.get('version') ?? '',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** `/docs/a.html` and `/docs/a/index.html` → `/docs/a`; `undefined` for an address without such an ending. */
export function withoutHtmlSuffix(path: string): string | undefined {
  const match = /^(.*?)(?:\/index)?\.html$/.exec(path);
  if (!match || path === '/404.html') return undefined;
  return match[1] === '' || match[1] === undefined ? '/' : match[1];
}

/** A path without slashes at its end; the root keeps its own. */
export const trimSlash = (path: string): string => path.replace(/\/+$/, '') || '/';

/** A page in a language, as search engines are told of it; `x-default` is for readers of all other languages. */
interface Alternate {
  readonly lang: string;
  readonly url: string;
}

/** The same page in all languages of a site; none on a site with one language. */
export const alternatesOf = (sites: readonly LocaleSite[], path: string): Alternate[] =>
  [...sites, ...sites.slice(0, 1).map((site) => ({ ...site, code: 'x-default' }))].map(({ code, url }) => ({
    lang: code,
    url: url + path,
  }));

/**
 * URL of a doc. A slug replaces the last part or, with a leading `/`, the whole. `name` is what the file says when the id says
 * otherwise: a file that stands for its folder has the folder's address. `base` is what the docs are below.
 */
export function docPath(id: string, { slug, name = id, base }: DocAddress): string {
  if (slug !== undefined) return trimSlash(base + decodeAddress(new URL(slug, `file:///${folderOf(name)}`).pathname));
  return trimSlash(`${base}/${standsForFolder(name) ? folderOf(name) : id}`);
}

interface DocAddress {
  readonly slug?: string | undefined;
  readonly name?: string;
  readonly base: string;
}

/** URL of a post: a slug, or what the name of its file says (`2025/05/26/range-based-icons`), below the address of its blog. */
export const postPath = (address: string, base: string): string => trimSlash(`${base}/${address.replace(/^\/+/, '')}`);

/** URL of a page outside of docs and blog: what the name of its file says, below the address of its folder. */
export const plainPath = (name: string, base = ''): string =>
  trimSlash(`${base}/${name.replace(/^\/+|\.\w+$/g, '')}`.replace(/\/index$/, ''));

/** Address of a page that reference data names by its id. Such pages have no custom slug. */
export const addressOfDoc = (id: string, { docsBasePath }: Pick<SiteConfig, 'docsBasePath'>): string =>
  docPath(id, { base: docsBasePath });
