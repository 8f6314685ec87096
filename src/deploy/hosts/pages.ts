import { escapeAttribute } from '../../model/escape';
import { redirectRules } from '../redirects';
import type { Redirect } from '../redirects';
import type { HostedSite } from './hosted-site';

/** Directives that browsers ignore in a page; the host would have to send them. */
const onlyInHeaders = /(?:^|; )frame-ancestors [^;]*/;

const metaOf = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy.replace(onlyInHeaders, ''))}"/>`;

/** A page that carries the policy itself, right behind the encoding, which must stand within the first bytes. */
export const withPolicy = (html: string, policy: string): string =>
  html.includes('http-equiv="Content-Security-Policy"')
    ? html
    : html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + metaOf(policy));

/**
 * Script of all pages that stand for a moved address: adds the query and the hash that the reader came with. Without scripts the page
 * leads on, but forgets them.
 */
const follow = `const to = new URL(document.querySelector('link[rel=canonical]').href);
to.search = [to.search, location.search].map((part) => part.slice(1)).filter(Boolean).join('&');
if (location.hash) to.hash = location.hash;
location.replace(to.href);
`;

/** A page in the place of an address that moved. */
const movedPage = (target: string, { prefix, origin, policy }: HostedSite): string => {
  const address = escapeAttribute(target);
  const canonical = escapeAttribute(new URL(target, origin).href);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${metaOf(policy)}<title>This page has moved</title><link rel="canonical" href="${canonical}"/><meta name="robots" content="noindex"/><script src="${prefix}/moved.js"></script><meta http-equiv="refresh" content="0; url=${address}"/></head><body><p>This page has moved to <a href="${address}">${address}</a>.</p></body></html>\n`;
};

/** Addresses that a rule with a splat stands for: one for each page below its target. */
function spelledOut({ from, to }: Redirect, pages: readonly string[]): Redirect[] {
  if (!from.endsWith('*')) return [{ from, to }];
  const start = to.slice(0, to.indexOf(':splat'));
  return pages
    .filter((page) => page.startsWith(start))
    .map((page) => ({ from: from.slice(0, -1) + page.slice(start.length), to: page }));
}

/** Files for a host that knows neither headers nor redirects, such as GitHub Pages: path below `public` → text. */
export function filesForPages(site: HostedSite): Map<string, string> {
  const { redirects, prefix, pages } = site;
  const known = new Set(pages);
  const files = new Map([
    // Without it, GitHub Pages leaves out files whose names begin with an underscore.
    ['.nojekyll', ''],
    ['moved.js', follow],
  ]);
  for (const rule of redirectRules(redirects)) {
    for (const { from, to } of spelledOut(rule, pages)) {
      const file = `${from.slice(1)}/index.html`;
      const target = to.startsWith('/') ? prefix + to : to;
      if (!known.has(from) && !files.has(file)) files.set(file, movedPage(target, site));
    }
  }
  return files;
}
