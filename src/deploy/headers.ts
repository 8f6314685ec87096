import { policyHash } from '../model/digest';
import { escapeRegExp } from '../model/escape';
import { workerFile } from '../model/offline/kept-requests';
import type { HostUse } from '../model/types';
import type { SiteConfig } from '../config/site-config';
import { inlineScript } from '../browser/theme/inline-script';

/** Headers for all paths that match; `*` stands for the rest of a path. Later rules win. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The settings that headers follow from. */
type PolicySettings = Pick<SiteConfig, 'url' | 'basePath' | 'styleAttributes' | 'pageViewEndpoint'>;

/** Other sites that pages show pictures, media and frames of, and that components ask for data. */
type PolicyHosts = Readonly<Record<HostUse['kind'] | 'connect', readonly string[]>>;

const noHosts: PolicyHosts = { img: [], media: [], frame: [], connect: [] };
/** Where components get their pictures and data from can only be known when they run. Scripts contain WebAssembly as data. */
const anyHost: PolicyHosts = {
  ...{ img: ['https:'], media: ["'self'", 'https:'], frame: ["'self'", 'https:'], connect: ['https:', 'data:'] },
};

/**
 * No inline style but these, no inline script but one and these, nothing from elsewhere but the endpoint of page views, if there is one,
 * and what comes from these hosts.
 */
export const contentSecurityPolicy = (config: PolicySettings, hosts = noHosts, inline = noInlineCode): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...new Set([policyHash(inlineScript(config.basePath)), ...inline.scripts])].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    ...(config.styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    ["img-src 'self' data:", ...hosts.img].join(' '),
    ...(hosts.media.length > 0 ? [['media-src', ...hosts.media].join(' ')] : []),
    ...(hosts.frame.length > 0 ? [['frame-src', ...hosts.frame].join(' ')] : []),
    // Style sheets of a tree contain small fonts.
    `font-src 'self'${config.styleAttributes ? ' data:' : ''}`,
    ["connect-src 'self'", ...foreignOrigin(config), ...hosts.connect].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

function foreignOrigin({ pageViewEndpoint, url }: PolicySettings): string[] {
  const { origin } = new URL(pageViewEndpoint, url);
  return origin === new URL(url).origin ? [] : [origin];
}

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The rules of a site whose pages also show what is on these hosts, or, if they run components of a tree, on any, and that have this code
 * inside of them.
 */
export function headerRules(
  config: PolicySettings,
  uses: readonly HostUse[] = [],
  runsComponents = false,
  inline = noInlineCode,
): readonly HeaderRule[] {
  const allowed = runsComponents ? anyHost : noHosts;
  const ofKind = (kind: HostUse['kind']): string[] =>
    [...new Set([...allowed[kind], ...uses.filter((use) => use.kind === kind).map(({ origin }) => origin)])].sort();
  const hosts = { img: ofKind('img'), media: ofKind('media'), frame: ofKind('frame'), connect: allowed.connect };
  return rulesWith(contentSecurityPolicy(config, hosts, inline));
}

/** One list for every site; `_headers` is written from it. */
const rulesWith = (policy: string): readonly HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  },
  { path: '/static/*', headers: forever },
  { path: '/fonts/*', headers: forever },
  { path: '/search-index/current-*', headers: forever },
  { path: '/*.js', headers: forever },
  { path: '/*.css', headers: forever },
  // Browsers look here for another service worker.
  { path: `/${workerFile}`, headers: { 'Cache-Control': 'no-cache' } },
  // Servers know the types of most files, but not of these.
  { path: '/*.ics', headers: { 'Content-Type': 'text/calendar; charset=utf-8' } },
  { path: '/*.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
  { path: '/*.md', headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' } },
];

/** Headers of one path, as a host that knows `_headers` would send them. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matches = (pattern: string): boolean =>
    new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}$`).test(path);
  return Object.assign({}, ...rules.filter((rule) => matches(rule.path)).map(({ headers }) => headers)) as Record<
    string,
    string
  >;
}

/**
 * Text of the `_headers` file of static hosts, for a site that is mounted at `prefix`. A leading `!` takes back what a wider
 * rule set.
 */
export function headersFile(rules: readonly HeaderRule[], prefix = ''): string {
  return rules
    .map(({ path, headers }, index) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      const taken = index > 0 && 'Cache-Control' in headers ? ['  ! Cache-Control'] : [];
      return [prefix + path, ...taken, ...lines].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}

/** The rules that `headersFile` wrote. */
export function parseHeaders(text: string): HeaderRule[] {
  return text.split('\n\n').map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    const headers = lines.flatMap((line) => /^\s*([\w-]+): (.*)$/.exec(line)?.slice(1, 3) ?? []);
    const pairs = headers.flatMap((name, index) =>
      index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as const] : [],
    );
    return { path, headers: Object.fromEntries(pairs) };
  });
}

/** Hashes of the scripts and style sheets that are written inside of pages. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const noInlineCode: InlineCode = { scripts: [], styles: [] };

const elements = /<(script|style)\b((?:[^"'>]|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1>/gi;
/** A script with an address, or data that no browser runs. */
const isNotInline = /\ssrc\s*=|\stype\s*=\s*["']?(?!["']|module\b|text\/javascript\b|application\/javascript\b)/i;

/** What a page writes inside of it and a strict policy blocks. Takes the page as it is published. */
export function inlineCodeOf(html: string): InlineCode {
  const found = [...html.matchAll(elements)].map(([, name = '', attributes = '', text = '']) => ({
    isStyle: name.toLowerCase() === 'style',
    attributes,
    hash: policyHash(asBrowsersRead(text)),
  }));
  const scripts = found.filter(({ isStyle, attributes }) => !isStyle && !isNotInline.test(attributes));
  const styles = found.filter(({ isStyle }) => isStyle);
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) };
}

/** Browsers change the ends of lines before they compare hashes. */
const asBrowsersRead = (text: string): string => text.replace(/\r\n?/g, '\n');

const hashesOf = (found: readonly { readonly hash: string }[]): string[] => [...new Set(found.map(({ hash }) => hash))];
