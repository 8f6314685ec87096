import { headersFile } from '../headers';
import { redirectsFile, redirectRules } from '../redirects';
import type { HostedSite } from './hosted-site';
import { nginxConfig } from './nginx';
import { filesForPages, withPolicy } from './pages';
import { escapeRegExp } from '../../model/escape';

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
