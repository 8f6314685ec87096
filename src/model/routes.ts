import { site } from '../site';
import { decodeAddress } from './decode';
import { docIdOf, folderOf, standsForFolder } from './doc-names';
import { postNameOf } from './post-names';

/** Id of the doc that a file below docs/ makes when its front matter names none. */
export const docIdOfFile = (file: string): string => docIdOf(file);

/**
 * URL of a doc. A slug replaces the last part or, with a leading `/`, the whole. `name` is what the file says when the id says
 * otherwise: a file that stands for its folder has the folder's address.
 */
export function docPath(id: string, slug?: string, name = id): string {
  const base = site.docsBasePath;
  if (slug !== undefined) return trimSlash(base + decodeAddress(new URL(slug, `file:///${folderOf(name)}`).pathname));
  return trimSlash(`${base}/${standsForFolder(name) ? folderOf(name) : id}`);
}

/** URL of a post: a slug, or what the name of its file says (`2025/05/26/range-based-icons`). */
export const postPath = (address: string): string => trimSlash(`${site.blogBasePath}/${address.replace(/^\/+/, '')}`);

/** URL of the n-th list page, counted from 1. */
export const blogListPath = (page: number): string =>
  page === 1 ? site.blogBasePath : `${site.blogBasePath}/page/${page}`;

export const archivePath = `${site.blogBasePath}/archive`;
export const searchPath = '/search';

/** Address of a search; the parameters are those of the specification (q, ctx). */
export function searchUrl(query: string, context?: string): string {
  const parameters = new URLSearchParams({ q: query });
  if (context !== undefined && context !== '') parameters.set('ctx', context);
  return `${searchPath}?${parameters.toString()}`;
}

/** Where a relative link from one Markdown file to another leads: `../a.md#b` in `docs/x/y.md` → `/docs/a#b`. */
export function markdownLinkTarget(href: string, fromFile: string): string | undefined {
  const match = /^([^?#]+\.mdx?)([?#].*)?$/.exec(href);
  const target = match?.[1];
  if (target === undefined || /^[a-z]+:/i.test(href)) return undefined;
  const url = new URL(target, `file:///${fromFile}`);
  const file = decodeAddress(url.pathname).slice(1);
  const address = addressOfFile(file);
  return address && address + (match?.[2] ?? '');
}

/** Address of a page by its file name alone, without its front matter. */
export function addressOfFile(file: string): string | undefined {
  if (file.startsWith('docs/')) return docPath(docIdOfFile(file.slice('docs/'.length)));
  return file.startsWith('blog/') ? postPath(postNameOf(file.slice('blog/'.length)).address) : undefined;
}

/** `/docs/a.html` and `/docs/a/index.html` → `/docs/a`; `undefined` for an address without such an ending. */
export function withoutHtmlSuffix(path: string): string | undefined {
  const match = /^(.*?)(?:\/index)?\.html$/.exec(path);
  if (!match || path === '/404.html') return undefined;
  return match[1] === '' || match[1] === undefined ? '/' : match[1];
}

/** Without slashes at the end; the root keeps its own. */
const trimSlash = (path: string): string => path.replace(/\/+$/, '') || '/';
