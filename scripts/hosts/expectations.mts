import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../src/config/site-config';
import { contentSecurityPolicy } from '../../src/deploy/headers';
import { workerFile } from '../../src/model/offline/kept-requests';
import { parseRedirects } from '../../src/deploy/redirects';
import type { Redirect } from '../../src/deploy/redirects';

/** What a host must answer. */
export interface Expectation {
  readonly name: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** Header → what its value must contain; `null` for a header that must be absent. */
  readonly answers?: Readonly<Record<string, string | null>>;
  readonly body?: string;
  /** Hosts that cannot do it: `pages` sends no headers of ours and no redirects. */
  readonly exceptFor?: readonly string[];
}

const forever = { 'cache-control': 'max-age=31536000' };
const askAgain = { 'cache-control': 'max-age=0' };
const securedBy = (config: SiteConfig) => ({
  'content-security-policy': contentSecurityPolicy(config),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
});
const gzip = { 'accept-encoding': 'gzip' };
const pages = ['pages'];

/** One table for all hosts, from a built site that is mounted at `base`. */
export function expectationsOf(
  config: SiteConfig,
  root: string,
  redirectsText: string,
  base: string,
): readonly Expectation[] {
  const secured = securedBy(config);
  const names = readdirSync(root);
  const named = (pattern: RegExp): string => names.find((name) => pattern.test(name)) ?? '';
  const script = `${base}/${named(/^app-[0-9a-f]+\.js$/)}`;
  const style = `${base}/${named(/^styles\.[0-9a-f]+\.css$/)}`;
  const rules = parseRedirects(redirectsText);
  const isOwn = ({ from, to }: Redirect): boolean => !from.endsWith('*') && to.startsWith('/') && !from.endsWith('/');
  const moved = rules.find(isOwn) ?? { from: '/none', to: '/none' };
  const away = rules.find(({ from, to }) => to.startsWith('https:') && !from.endsWith('/')) ?? moved;
  const splat = rules.find(({ from, to }) => from.endsWith('/*') && to.includes(':splat'));
  const doc = `${base}/docs/${firstPage(path.join(root, 'docs'))}`;
  return [
    {
      name: 'home page',
      path: `${base}/`,
      status: 200,
      answers: { ...secured, ...askAgain, 'content-type': 'text/html' },
      exceptFor: pages,
    },
    {
      name: 'home page has a policy',
      path: `${base}/`,
      status: 200,
      body: 'Content-Security-Policy',
      exceptFor: ['serve', 'nginx'],
    },
    {
      name: 'doc',
      path: doc,
      status: 200,
      answers: { ...secured, ...askAgain, 'content-type': 'charset=utf-8' },
      exceptFor: pages,
    },
    { name: 'doc with a slash', path: `${doc}/`, status: 200, body: '<link data-react-helmet="true" rel="canonical"' },
    { name: 'doc with a query', path: `${doc}?a=b`, status: 200, exceptFor: pages },
    {
      name: 'doc as .html',
      path: `${doc}.html?a=b`,
      status: 301,
      answers: { location: `${doc}?a=b` },
      exceptFor: pages,
    },
    { name: 'moved page', path: moved.from, status: 301, answers: { location: moved.to }, exceptFor: pages },
    {
      name: 'moved page with a slash',
      path: `${moved.from}/`,
      status: 301,
      answers: { location: moved.to },
      exceptFor: pages,
    },
    {
      name: 'moved page with a query',
      path: `${moved.from}?a=b`,
      status: 301,
      answers: { location: `${moved.to}?a=b` },
      exceptFor: pages,
    },
    {
      name: 'moved page as a page',
      path: `${moved.from}/`,
      status: 200,
      body: `url=${moved.to}"`,
      exceptFor: ['serve', 'nginx'],
    },
    {
      name: 'page moved to another site',
      path: away.from,
      status: 301,
      answers: { location: away.to },
      exceptFor: pages,
    },
    ...(splat === undefined ? [] : splatRows(splat)),
    { name: 'not found', path: `${base}/no/such/page`, status: 404, body: 'Page not found' },
    {
      name: 'not found is secured',
      path: `${base}/no`,
      status: 404,
      answers: { ...secured, ...askAgain },
      exceptFor: pages,
    },
    {
      name: 'missing script is asked for again',
      path: `${base}/app-0000.js`,
      status: 404,
      answers: askAgain,
      exceptFor: pages,
    },
    {
      name: 'missing script is not kept',
      path: `${base}/app-0000.js`,
      status: 404,
      answers: { 'cache-control': null },
      exceptFor: ['serve', 'nginx'],
    },
    {
      name: 'script',
      path: script,
      status: 200,
      answers: { ...forever, 'content-type': 'javascript' },
      exceptFor: pages,
    },
    {
      name: 'style sheet',
      path: style,
      status: 200,
      answers: { ...forever, 'content-type': 'text/css' },
      exceptFor: pages,
    },
    {
      name: 'service worker is asked for again',
      path: `${base}/${workerFile}`,
      status: 200,
      answers: { 'cache-control': 'no-cache', 'content-type': 'javascript' },
      exceptFor: pages,
    },
    {
      name: 'page data',
      path: `${base}/page-data/app-data.json`,
      status: 200,
      answers: { ...askAgain, 'content-type': 'application/json' },
      exceptFor: pages,
    },
    {
      name: 'search manifest',
      path: `${base}/search-index/manifest.json`,
      status: 200,
      answers: askAgain,
      exceptFor: pages,
    },
    {
      name: 'Markdown of a page',
      path: `${doc}.md`,
      status: 200,
      answers: { 'content-type': 'text/markdown', 'x-robots-tag': 'noindex', ...secured },
      exceptFor: pages,
    },
    {
      name: 'manifest',
      path: `${base}/site.webmanifest`,
      status: 200,
      answers: { 'content-type': 'application/manifest+json' },
      exceptFor: pages,
    },
    {
      name: 'compressed page',
      path: doc,
      headers: gzip,
      status: 200,
      answers: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
      exceptFor: pages,
    },
    {
      name: 'compressed script',
      path: script,
      headers: gzip,
      status: 200,
      answers: { 'content-encoding': 'gzip' },
    },
    {
      name: 'compressed data',
      path: `${base}/search-index/manifest.json`,
      headers: gzip,
      status: 200,
      answers: { 'content-encoding': 'gzip' },
    },
    { name: 'HEAD', path: `${doc}/`, method: 'HEAD', status: 200 },
    { name: 'POST', path: `${doc}/`, method: 'POST', status: 405, exceptFor: pages },
    { name: 'path out of the site', path: `${base}/..%2f..%2fetc/passwd`, status: 404, exceptFor: ['nginx'] },
    {
      name: 'path out of the site is refused',
      path: `${base}/..%2f..%2fetc/passwd`,
      status: 400,
      exceptFor: ['serve', 'pages'],
    },
    {
      name: 'other host behind slashes',
      path: `//evil.example/index.html`,
      status: 404,
      answers: { location: null },
      exceptFor: pages,
    },
  ];
}

/** The deepest first entry of a folder that has a page. */
function firstPage(folder: string): string {
  const [first = ''] = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(path.join(folder, entry.name)).includes('index.html'))
    .map(({ name }) => name)
    .sort();
  return first;
}

const splatRows = ({ from, to }: Redirect): Expectation[] => [
  {
    name: 'moved folder',
    path: from.replace('*', 'a/b?c=d'),
    status: 301,
    answers: { location: to.replace(':splat', 'a/b?c=d') },
    exceptFor: pages,
  },
  {
    name: 'line break in a moved folder',
    path: from.replace('*', 'a%0d%0aX-Evil:%20b'),
    status: 301,
    answers: { 'x-evil': null, location: '%0d%0a' },
    exceptFor: pages,
  },
  {
    name: 'host in a moved folder',
    path: from.replace('*', '/evil.example'),
    status: 301,
    answers: { location: to.replace(':splat', 'evil.example') },
    exceptFor: pages,
  },
];
