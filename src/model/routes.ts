import { site } from '../site';

const extension = /\.mdx?$/;
const dated = /^(\d{4})-(\d{2})-(\d{2})-(.+)$/;

/** `core/entity/light.md` → `core/entity/light`: the id of a doc is its path without the extension. */
export const docIdOfFile = (file: string): string => file.replace(extension, '');

/** URL of a doc. An `index` file stands for its folder; a slug replaces the last part or, with a leading `/`, the whole. */
export function docPath(id: string, slug?: string): string {
  const base = site.docsBasePath;
  if (slug?.startsWith('/') === true) return trimSlash(`${base}${slug}`);
  const own = id.replace(/(^|\/)index$/, '');
  if (slug === undefined) return trimSlash(`${base}/${own}`);
  const folder = own.includes('/') ? own.slice(0, own.lastIndexOf('/') + 1) : '';
  return trimSlash(`${base}/${folder}${slug}`);
}

/** Date and slug in the name of a post's file, or `undefined` when it has none. */
export function datedName(file: string): { date: string; slug: string } | undefined {
  const match = dated.exec(file.replace(extension, '').replace(/\/index$/, ''));
  if (!match) return undefined;
  const [, year = '', month = '', day = '', slug = ''] = match;
  return { date: `${year}-${month}-${day}`, slug };
}

/** `/blog/2025/05/26/range-based-icons`; `date` is `yyyy-mm-dd`. */
export const postPath = (date: string, slug: string): string =>
  `${site.blogBasePath}/${date.replaceAll('-', '/')}/${slug}`;

/** URL of the n-th list page, counted from 1. */
export const blogListPath = (page: number): string =>
  page === 1 ? site.blogBasePath : `${site.blogBasePath}/page/${page}`;

/** Where the Markdown source of a page is published: `/docs/add-ons` → `/docs/add-ons.md`. */
export const markdownPath = (path: string): string => `${path}.md`;

export const archivePath = `${site.blogBasePath}/archive`;
export const searchPath = '/search';
export const identifiersPath = `${site.docsBasePath}/identifiers`;

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
  const parameters = new URLSearchParams({ q: query });
  if (context !== '') parameters.set('ctx', context);
  if (version !== '') parameters.set('version', version);
  if (page > 1) parameters.set('page', String(page));
  return `${searchPath}?${parameters.toString()}`;
}

/** The opposite of `searchUrl`, from the query string of the address. Anyone may have written it: odd pages count as the first. */
export function readSearchUrl(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  return {
    query: parameters.get('q') ?? '',
    context: parameters.get('ctx') ?? '',
    version: parameters.get('version') ?? '',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** Address of a page by its file name alone, without its front matter. */
export function addressOfFile(file: string): string | undefined {
  if (file.startsWith('docs/')) return docPath(docIdOfFile(file.slice('docs/'.length)));
  const post = file.startsWith('blog/') ? datedName(file.slice('blog/'.length)) : undefined;
  return post && postPath(post.date, post.slug);
}

/** `/docs/a.html` and `/docs/a/index.html` → `/docs/a`; `undefined` for an address without such an ending. */
export function withoutHtmlSuffix(path: string): string | undefined {
  const match = /^(.*?)(?:\/index)?\.html$/.exec(path);
  if (!match || path === '/404.html') return undefined;
  return match[1] === '' || match[1] === undefined ? '/' : match[1];
}

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
