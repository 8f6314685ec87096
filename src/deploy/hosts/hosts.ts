import { headersFile } from '../headers';
import { redirectsFile, redirectRules } from '../redirects';
import type { Redirect } from '../redirects';
import type { HostedSite } from './hosted-site';
import { nginxConfig } from './nginx';
import { escapeRegExp, escapeAttribute } from '../../model/escape';

/** Directives that browsers ignore in a page; the host would have to send them. */
const onlyInHeaders = /(?:^|; )frame-ancestors [^;]*/;

const metaOf = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy.replace(onlyInHeaders, ''))}"/>`;

/** A page that carries the policy itself, right behind the encoding, which must stand within the first bytes. */
const withPolicy = (html: string, policy: string): string =>
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
function filesForPages(site: HostedSite): Map<string, string> {
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

/** A pattern of `_headers` as a source of Vercel. */
const source = (pattern: string): string => pattern.split('*').map(escapeSource).join('(.*)');

const escapeSource = (text: string): string => escapeRegExp(text).replaceAll('\\/', '/');

/** Text of `vercel.json`, for a deployment of the folder `public`. All rules that fit count, and the last one wins. */
const vercelConfig = ({ redirects, rules, prefix }: HostedSite): string =>
  `${JSON.stringify(
    {
      headers: rules.map(({ path, headers }) => ({
        source: source(prefix + path),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
      redirects: redirectRules(redirects, prefix).map(({ from, to }) => ({
        source: from.endsWith('/*') ? `${escapeSource(from.slice(0, -2))}/:splat*` : `${escapeSource(from)}{/}?`,
        destination: to.replace(':splat', ':splat*'),
        statusCode: 301,
      })),
    },
    null,
    2,
  )}\n`;

/** What a build writes for a host besides `_headers` and `_redirects`, which Netlify and Cloudflare Pages read. */
export interface Host {
  /** Path from the folder of the project → text. */
  readonly files: (site: HostedSite) => ReadonlyMap<string, string>;
  /** What is done to every page. */
  readonly page: (html: string, policy: string) => string;
}

const asItIs = (html: string): string => html;

const hosts: Readonly<Record<string, Host>> = {
  nginx: { files: (site) => new Map([['hosting/nginx.conf', nginxConfig(site)]]), page: asItIs },
  vercel: { files: (site) => new Map([['public/vercel.json', vercelConfig(site)]]), page: asItIs },
  pages: {
    files: (site) => new Map([...filesForPages(site)].map(([file, text]) => [`public/${file}`, text])),
    page: withPolicy,
  },
};

/** All files for hosts: those that are always there, and what the chosen one needs besides. */
export const filesForHosts = (site: HostedSite, host: Host): ReadonlyMap<string, string> =>
  new Map([
    ['public/_headers', headersFile(site.rules, site.prefix)],
    ['public/_redirects', redirectsFile(site.redirects, site.prefix, site.notFound)],
    ...host.files(site),
  ]);

/** The host that the setting `DEPLOY_HOST` names; nothing more is written without it. */
export function hostNamed(name: string | undefined): Host {
  if (name === undefined || name === '') return { files: () => new Map(), page: asItIs };
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (!host)
    throw new Error(
      `DEPLOY_HOST: unknown host \`${name}\`. Use one of ${Object.keys(hosts).join(', ')}, or leave it out.`,
    );
  return host;
}
