import type { Blog } from '../config/site-config';
import { postPath, archivePath, trimSlash } from '../model/addresses/routes';

/** A moved address; `from` may end in `/*`, whose match replaces `:splat` in `to`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Text of the `_redirects` file of static hosts: exact rules first, then the longest beginnings, since the first match wins. Hosts
 * compare whole addresses, with the path that the site is mounted at; some tell apart what differs in its trailing slash only.
 */
export const redirectsFile = (redirects: readonly Redirect[], prefix = '', notFound: readonly string[] = []): string =>
  redirectRules(redirects, prefix)
    .flatMap(({ from, to }) => slashForms(from).map((address) => `${inFile(address)} ${inFile(to)} 301\n`))
    // Netlify has one not-found page otherwise; Cloudflare takes the nearest one without this.
    .concat(notFound.map((path) => `${prefix}${path}/* ${prefix}${path}/404.html 404\n`))
    .join('');

/** Blanks part the addresses of a rule. */
const inFile = (address: string): string => address.replaceAll(' ', '%20');

/** Redirects in the order in which hosts compare them, with whole addresses of a site that is mounted at `prefix`. */
export const redirectRules = (redirects: readonly Redirect[], prefix = ''): Redirect[] =>
  [...redirects]
    .sort((a, b) => exactness(b.from) - exactness(a.from))
    .map(({ from, to }) => ({ from: trimSlash(prefix + from), to: to.startsWith('/') ? prefix + to : to }));

/** An address without and with a trailing slash; a splat matches both already. */
const slashForms = (from: string): string[] => (from.endsWith('/') || from.endsWith('*') ? [from] : [from, `${from}/`]);

/** The more of an address a rule names, the higher. */
const exactness = (from: string): number => (from.endsWith('*') ? from.length : Number.MAX_SAFE_INTEGER);

/** The address of a year, which readers get by shortening that of a post, leads to its part of the archive of the main blog. */
export const yearRedirects = (years: Iterable<string>, blog: Blog): Redirect[] =>
  [...new Set(years)]
    .sort()
    .map((year) => ({ from: postPath(year, blog.blogBasePath), to: `${archivePath(blog)}#${year}` }));

/** Rules of a `_redirects` file. */
export function parseRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from?.startsWith('/') === true && to !== undefined && status !== '404' ? [{ from, to }] : [];
  });
}

/** Where an address moved to, or `undefined`. */
export function redirectTarget(path: string, redirects: readonly Redirect[]): string | undefined {
  for (const { from, to } of redirects) {
    if (from === path) return to;
    if (from.endsWith('/*') && path.startsWith(from.slice(0, -1)))
      // A slash at its start would make another host of it: `/:splat` with `/evil.example`.
      return to.replace(':splat', () => path.slice(from.length - 1).replace(/^\/+/, ''));
  }
  return undefined;
}

/** The target with the query of the request, which stands before a hash. */
export const withQuery = (target: string, search: string): string =>
  target.replace(/(?=#|$)/, () => (target.includes('?') ? search.replace('?', '&') : search));
