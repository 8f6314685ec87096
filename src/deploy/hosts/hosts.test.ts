import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contentSecurityPolicy as policyOf, headerRules as rulesOf, headersFor } from '../headers';
import { filesForHosts, hostNamed } from './hosts';
import type { HostedSite } from './hosted-site';
import { defaultConfig } from '../../config/site-config';

const contentSecurityPolicy = policyOf(defaultConfig());
const headerRules = rulesOf(defaultConfig());

const site: HostedSite = {
  redirects: [
    { from: '/old', to: '/docs/a#part' },
    { from: '/away', to: 'https://example.org/x' },
    { from: '/former/*', to: '/docs/:splat' },
    { from: '/former/special', to: '/docs/b' },
    { from: '/docs/b', to: '/docs/a' },
  ],
  rules: headerRules,
  policy: contentSecurityPolicy,
  prefix: '',
  origin: 'https://example.org',
  pages: ['/', '/docs/a', '/docs/b', '/blog', '/more/docs/c'],
};
const textOf = (host: string, file: string, more: Partial<HostedSite> = {}): string =>
  hostNamed(host)
    .files({ ...site, ...more })
    .get(file) ?? '';

test('without a host nothing more is written, and pages stay as they are', () => {
  for (const none of [undefined, '']) {
    expect([...hostNamed(none).files(site)]).toEqual([]);
    expect(hostNamed(none).page('<html></html>', '')).toBe('<html></html>');
  }
});

test('every site has its headers and redirects in files below its path, before what its host needs besides', () => {
  const files = filesForHosts({ ...site, prefix: '/site', notFound: ['/de'] }, hostNamed('nginx'));
  expect([...files.keys()]).toEqual(['public/_headers', 'public/_redirects', 'hosting/nginx.conf']);
  expect(files.get('public/_headers')).toMatch(/^\/site\/\*\n {2}Content-Security-Policy: default-src/);
  expect(files.get('public/_redirects')).toMatch(/^\/site\/old \/site\/docs\/a#part 301\n[^]*\/de\/404\.html 404\n$/);
});

test.each(['apache', 'constructor'])(
  'the unknown host %s is refused with the names of those that there are',
  (name) => {
    expect(() => hostNamed(name)).toThrow(
      `DEPLOY_HOST: unknown host \`${name}\`. Use one of nginx, vercel, pages, or leave it out.`,
    );
  },
);

/** What a `map` of nginx makes of a value: the first line that fits wins. */
function mapped(config: string, variable: string, value: string): string | undefined {
  const [, block = ''] = config.split(` ${variable} {\n`);
  const unquoted = (text = ''): string => text.replace(/^"(.*)"$/, '$1').replace(/\\(["\\])/g, '$1');
  for (const line of block.slice(0, block.indexOf('\n}')).split('\n')) {
    const [key, result] = (/^ {2}("(?:[^"\\]|\\.)*"|\S+) (.*);$/.exec(line) ?? []).slice(1).map(unquoted);
    const found = key?.startsWith('~') === true && new RegExp(key.slice(1)).exec(value);
    if (found) return result?.replace(/\$(\w+)/g, (_, name: string) => found.groups?.[name] ?? '');
    if (key === value || key === 'default') return result;
  }
  return undefined;
}

describe('the configuration of nginx', () => {
  const config = textOf('nginx', 'hosting/nginx.conf');
  const lines = config.split('\n').map((line) => line.trim());

  test('compares former addresses as the client wrote them, exact ones first, with the query before a hash', () => {
    const moved = lines.slice(lines.indexOf('map $site_path $site_moved {') + 1);
    expect(moved.slice(0, moved.indexOf('}'))).toEqual([
      String.raw`"~^\\/old/?$" "/docs/a$is_args$args#part";`,
      String.raw`"~^\\/away/?$" "https://example.org/x$is_args$args";`,
      String.raw`"~^\\/former\\/special/?$" "/docs/b$is_args$args";`,
      String.raw`"~^\\/docs\\/b/?$" "/docs/a$is_args$args";`,
      String.raw`"~^\\/former/+(?<splat>.*)$" "/docs/$splat$is_args$args";`,
      'default "";',
    ]);
  });

  test('adds the query of the client to one that the target has, and takes a dollar sign as it is', () => {
    const redirects = [
      { from: '/find', to: '/search?q=x' },
      { from: '/price', to: '/docs/$a#$b' },
    ];
    const rules = [{ path: '/*', headers: { Price: '$5 "net"' } }];
    const moved = textOf('nginx', 'hosting/nginx.conf', { redirects, rules });
    expect(moved).toContain('"${site_dollar}5 \\"net\\"";');
    expect(moved).toContain(String.raw`"~^\\/find/?$" "/search?q=x$site_further_args";`);
    expect(moved).toContain(`map $args $site_further_args {\n  "" "";\n  default "&$args";\n}`);
    expect(moved).toContain(String.raw`"~^\\/price/?$" "/docs/` + '${site_dollar}a$is_args$args#${site_dollar}b";');
    expect(moved).toContain('geo $site_dollar {\n  default "$";\n}');
  });

  test('has every header of the rules, and the last rule that fits first', () => {
    expect(config).toContain(`"${contentSecurityPolicy}"`);
    for (const header of headerRules
      .flatMap(({ headers }) => Object.keys(headers))
      .filter((name) => name !== 'Content-Type'))
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^add_header ${header} \\$site_\\w+ always;$`)));
    const cache = lines.slice(lines.indexOf('map $uri $site_cache_control {') + 1);
    expect(cache[0]).toContain('sw');
    expect(cache[1]).toContain('css');
    expect(cache.findIndex((line) => line.startsWith(String.raw`"~^\\/.*$"`))).toBe(
      headerRules.filter(({ headers }) => 'Cache-Control' in headers).length - 1,
    );
  });

  test.each(['/', '/docs/a', '/a.js', '/static/a.png', '/sw.js', '/a.md', '/nowhere'])(
    'sends the headers of `_headers` for %s, also below a path',
    (path) => {
      for (const prefix of ['', '/site']) {
        const text = textOf('nginx', 'hosting/nginx.conf', { prefix });
        const names = [...text.matchAll(/^ {2}add_header (\S+) (\S+) always;$/gm)];
        const sent = names.map(([, name = '', variable = '']) => [name, mapped(text, variable, prefix + path)]);
        const { 'Content-Type': _, ...expected } = headersFor(path, headerRules);
        expect(Object.fromEntries(sent.filter(([, value]) => value !== ''))).toEqual(expected);
      }
    },
  );

  test('sends the types that servers do not know as the type of the file, and compresses text only', () => {
    expect(config).toContain(
      String.raw`  location ~ "^\\/.*\\.ics$" {` +
        '\n    types { }\n    default_type "text/calendar; charset=utf-8";\n  }\n',
    );
    expect(config.match(/default_type/g)).toHaveLength(3);
    expect(config).not.toContain('add_header Content-Type');
    const types = /gzip_types (.*);/.exec(config)?.[1]?.split(' ');
    expect(types).toEqual(expect.arrayContaining(['text/css', 'text/markdown', 'application/json', 'image/svg+xml']));
    expect(types?.filter((type) => !/^text|json$|javascript$|xml$/.test(type))).toEqual([]);
  });

  test.each([
    ['/docs/a.html', '/docs/a'],
    ['/docs/a/index.html', '/docs/a'],
    ['/index.html', '/'],
    ['/404.html', ''],
    ['/docs/a', ''],
    ['/docs/a-html', ''],
    ['//evil.example/index.html', ''],
    ['//evil.html', ''],
  ])('leads from a file of a page to its address, and never to another host: %s → %j', (path, address) => {
    expect(mapped(config, '$site_without_suffix', path)).toBe(address);
    const below = textOf('nginx', 'hosting/nginx.conf', { prefix: '/site' });
    if (path.startsWith('//')) expect(mapped(below, '$site_without_suffix', path)).toBe('');
    else expect(mapped(below, '$site_without_suffix', `/site${path}`)).toBe(address && `/site${address}`);
  });

  test.each([
    ['/docs/a', '/docs/a'],
    ['/docs/a?to=/b?c', '/docs/a'],
    ['', ''],
  ])('compares the path of %s without its query', (asked, path) => {
    expect(mapped(config, '$site_path', asked)).toBe(path);
    expect(config).toContain('map $request_uri $site_path {');
    expect(config).toContain('map $site_path $site_without_suffix {');
  });

  test('names whole addresses of a site below a path', () => {
    const below = textOf('nginx', 'hosting/nginx.conf', { prefix: '/site' });
    expect(below).not.toContain('$site_not_found');
    expect(below).toContain(String.raw`"~^\\/site\\/old/?$" "/site/docs/a$is_args$args#part"`);
    expect(below).toContain('error_page 404 /site/404.html;');
    expect(below).toContain(String.raw`"~^\\/site\\/static\\/.*$"`);
  });
});

test('vercel.json has all headers and redirects, with permanent status and both forms of the slash', () => {
  const shape = z.object({
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
    redirects: z.array(z.object({ source: z.string(), destination: z.string(), statusCode: z.number() })),
  });
  const { headers, redirects } = shape.parse(JSON.parse(textOf('vercel', 'public/vercel.json')));
  expect(headers.find(({ source }) => source === '/(.*)')?.headers).toContainEqual({
    key: 'Content-Security-Policy',
    value: contentSecurityPolicy,
  });
  expect(headers).toContainEqual({
    source: String.raw`/(.*)\.js`,
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  });
  expect(redirects).toContainEqual({ source: '/old{/}?', destination: '/docs/a#part', statusCode: 301 });
  expect(redirects).toContainEqual({ source: '/former/:splat*', destination: '/docs/:splat*', statusCode: 301 });
  const dotted = { prefix: '/site', redirects: [{ from: '/a.b/*', to: '/b' }] };
  const below = shape.parse(JSON.parse(textOf('vercel', 'public/vercel.json', dotted)));
  expect(below.headers.map(({ source }) => source)).toContain(String.raw`/site/(.*)\.js`);
  expect(below.redirects).toEqual([
    { source: String.raw`/site/a\.b/:splat*`, destination: '/site/b', statusCode: 301 },
  ]);
});

describe('a host without headers and redirects', () => {
  const files = hostNamed('pages').files(site);

  test('gets a page for each former address, also for those that a rule with a splat means, but not over a page', () => {
    expect([...files.keys()]).toEqual([
      'public/.nojekyll',
      'public/moved.js',
      'public/old/index.html',
      'public/away/index.html',
      'public/former/special/index.html',
      'public/former/a/index.html',
      'public/former/b/index.html',
    ]);
  });

  test('a page of a former address names the new one, leads there with and without scripts, and hides from search engines', () => {
    const page = files.get('public/old/index.html') ?? '';
    expect(page).toContain('<link rel="canonical" href="https://example.org/docs/a#part"/>');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/a#part"/>');
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).toContain('<script src="/moved.js"></script>');
    const below = textOf('pages', 'public/old/index.html', { prefix: '/site' });
    expect(below).toContain('url=/site/docs/a#part');
    expect(below).toContain('<script src="/site/moved.js">');
    expect(textOf('pages', 'public/away/index.html', { prefix: '/site' })).toContain('url=https://example.org/x"');
    const quoting = textOf('pages', 'public/q/index.html', { redirects: [{ from: '/q', to: '/a?"<b>' }] });
    expect(quoting).toContain('content="0; url=/a?&quot;&lt;b');
    expect(quoting).not.toContain('<b>');
  });

  test('gets the page of the more exact of two rules for an address', () => {
    const redirects = [
      { from: '/former/*', to: '/docs/:splat' },
      { from: '/former/more/*', to: '/docs/b/:splat' },
      { from: '/former/a', to: '/blog' },
    ];
    const pages = ['/docs/a', '/docs/more/c', '/docs/b/c'];
    const moved = (file: string): string => textOf('pages', `public/former/${file}/index.html`, { redirects, pages });
    expect(moved('a')).toContain('url=/blog"');
    expect(moved('more/c')).toContain('url=/docs/b/c"');
    expect(moved('b/c')).toContain('url=/docs/b/c"');
  });

  test.each([
    ['/docs/a#part', '', '', '/docs/a#part'],
    ['/docs/a#part', '?q=x&flag', '', '/docs/a?q=x&flag#part'],
    ['/docs/a#part', '?q=x', '#other', '/docs/a?q=x#other'],
    ['/search?q=x', '?utm=1', '', '/search?q=x&utm=1'],
  ])('the page of a moved address leads to %s with %s%s', (target, search, hash, expected) => {
    let opened = '';
    runInNewContext(textOf('pages', 'public/moved.js'), {
      URL,
      document: { querySelector: () => ({ href: `https://example.org${target}` }) },
      location: { search, hash, replace: (address: string) => (opened = address) },
    });
    expect(opened).toBe(`https://example.org${expected}`);
  });

  test('each page has the policy once, right behind its encoding, without what only a header can say', () => {
    const { page } = hostNamed('pages');
    const html = page('<html><head><meta charSet="utf-8"/><title>A</title></head></html>', contentSecurityPolicy);
    const [, policy = ''] =
      /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html) ?? [];
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(policy).toMatch(/base-uri 'self'; object-src 'none'$/);
    expect(page(html, contentSecurityPolicy)).toBe(html);
    expect(page('<meta charset="utf-8"><b>', 'img-src "')).toMatch(/^<meta charset="utf-8"><meta .*"img-src &quot;"/);
    expect(textOf('pages', 'public/old/index.html')).toContain(`content="${policy}"/><title>`);
  });
});
