import { archivePath, postPath, trimSlash } from '../model/addresses/routes';

/** A moved address; `from` may end in `/*`, whose match replaces `:splat` in `to`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Text of the `_redirects` file of static hosts: exact rules first, then the longest beginnings, since the first match wins. Hosts
 * compare whole addresses, with the path that the site is mounted at; some tell apart what differs in its trailing slash only.
 */
export function redirectsFile(redirects: readonly Redirect[], prefix = ''): string {
  const target = (to: string): string => (to.startsWith('/') ? prefix + to : to);
  return [...redirects]
    .sort((a, b) => exactness(b.from) - exactness(a.from))
    .flatMap(({ from, to }) => slashForms(from).map((address) => `${prefix}${address} ${target(to)} 301\n`))
    .join('');
}

/** An address without and with a trailing slash; a splat matches both already. */
function slashForms(from: string): string[] {
  const address = trimSlash(from);
  return address === '/' || address.endsWith('*') ? [address] : [address, `${address}/`];
}

/** The more of an address a rule names, the higher. */
const exactness = (from: string): number => (from.endsWith('*') ? from.length : Number.MAX_SAFE_INTEGER);

/** The address of a year, which readers get by shortening that of a post, leads to its part of the archive. */
export const yearRedirects = (years: Iterable<string>): Redirect[] =>
  [...new Set(years)].sort().map((year) => ({ from: postPath(year), to: `${archivePath}#${year}` }));

/** Rules of a `_redirects` file. */
export function parseRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to] = line.trim().split(/\s+/);
    return from?.startsWith('/') === true && to !== undefined ? [{ from, to }] : [];
  });
}

/** Where an address moved to, or `undefined`. */
export function redirectTarget(path: string, redirects: readonly Redirect[]): string | undefined {
  for (const { from, to } of redirects) {
    if (from === path) return to;
    if (from.endsWith('/*') && path.startsWith(from.slice(0, -1)))
      return to.replace(':splat', path.slice(from.length - 1));
  }
  return undefined;
}
