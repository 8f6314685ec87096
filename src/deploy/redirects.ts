/** A moved address; `from` may end in `/*`, whose match replaces `:splat` in `to`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Text of the `_redirects` file of static hosts: exact rules first, since the first match wins. Hosts compare whole addresses,
 * with the path that the site is mounted at.
 */
export function redirectsFile(redirects: readonly Redirect[], prefix = ''): string {
  const exactFirst = [...redirects].sort((a, b) => Number(a.from.endsWith('*')) - Number(b.from.endsWith('*')));
  const target = (to: string): string => (to.startsWith('/') ? prefix + to : to);
  return exactFirst.map(({ from, to }) => `${prefix}${from} ${target(to)} 301\n`).join('');
}

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
