import { escapeRegExp } from '../../model/escape';
import { redirectRules } from '../redirects';
import type { HostedSite } from './hosted-site';

/** A pattern of `_headers` as a source of Vercel. */
const source = (pattern: string): string => pattern.split('*').map(escapeSource).join('(.*)');

const escapeSource = (text: string): string => escapeRegExp(text).replaceAll('\\/', '/');

/** Text of `vercel.json`, for a deployment of the folder `public`. All rules that fit count, and the last one wins. */
export const vercelConfig = ({ redirects, rules, prefix }: HostedSite): string =>
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
