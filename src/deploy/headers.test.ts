import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineScript } from '../browser/theme/inline-script';
import {
  contentSecurityPolicy as policyOf,
  headerRules as rulesOf,
  headersFile,
  headersFor,
  parseHeaders,
  inlineCodeOf,
} from './headers';
import { workerFile } from '../model/offline/kept-requests';
import { defaultConfig } from '../config/site-config';

const config = defaultConfig();
const contentSecurityPolicy = policyOf(config);
const headerRules = rulesOf(config);

describe('the content security policy', () => {
  const directives = new Map(
    contentSecurityPolicy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

  test('allows nothing unsafe and nothing from elsewhere', () => {
    expect(contentSecurityPolicy).not.toMatch(/unsafe-|\*|https?:/);
    expect(directives.get('default-src')).toEqual(["'none'"]);
  });

  test.each([
    ['', "connect-src 'self'"],
    ['/views', "connect-src 'self'"],
    ['https://stats.example.org/views', "connect-src 'self' https://stats.example.org"],
  ])('lets page views out to their endpoint (%j) and nowhere else', (endpoint, directive) => {
    expect(policyOf({ ...config, pageViewEndpoint: endpoint }).split('; ')).toContain(directive);
  });

  test('allows the site’s inline script by its hash, and no other inline script', () => {
    const hash = createHash('sha256').update(inlineScript('/')).digest('base64');
    expect(directives.get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  });

  test.each<[name: string, values: string[] | undefined, why: string]>([
    ['style-src', ["'self'"], 'no inline style'],
    ['img-src', ["'self'", 'data:'], 'small pictures are written into style sheets'],
    ['font-src', ["'self'"], 'fonts are files'],
    ['worker-src', ["'self'"], 'search needs a worker'],
    ['connect-src', ["'self'"], 'search needs its files'],
    ['manifest-src', ["'self'"], 'the site can be installed'],
    ['base-uri', ["'self'"], 'a `<base>` cannot send all links elsewhere'],
    ['form-action', ["'self'"], 'a form cannot send what readers type elsewhere'],
    ['object-src', ["'none'"], 'no plugin runs'],
    ['frame-ancestors', ["'none'"], 'no other site shows a page in a frame'],
    ['style-src-attr', undefined, 'no style attribute'],
    ['media-src', undefined, 'no media without a page that shows some'],
    ['frame-src', undefined, 'no frames without a page that shows some'],
  ])('%s is %j: %s', (name, values) => {
    expect(directives.get(name)).toEqual(values);
  });

  test('allows style attributes and the fonts of style sheets where a tree needs them, but no style elements', () => {
    const policy = policyOf({ ...config, styleAttributes: true }).split('; ');
    expect(policy.filter((one) => /^(?:style|font)-/.test(one))).toEqual([
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "font-src 'self' data:",
    ]);
  });
});

describe('how long a browser keeps a file', () => {
  const forever = 'public, max-age=31536000, immutable';
  const askAgain = 'public, max-age=0, must-revalidate';

  test.each([
    ['/', askAgain],
    ['/docs/core/entity/light', askAgain],
    ['/docs/core/entity/light/index.html', askAgain],
    ['/page-data/docs/start/page-data.json', askAgain],
    ['/page-data/app-data.json', askAgain],
    ['/search-index/manifest.json', askAgain],
    ['/search-index/current-docs-0123456789ab.json', forever],
    ['/app-d7d9f08a25c4ae73f80c.js', forever],
    ['/boot-0123456789abcdef.js', forever],
    ['/styles.c47a45e30c4bc1996686.css', forever],
    ['/static/dot-0123456789abcdef.png', forever],
    ['/favicon.svg', askAgain],
    ['/site.webmanifest', askAgain],
    ['/fonts/text.woff2', forever],
    [`/${workerFile}`, 'no-cache'],
  ])('%s: %s', (path, value) => {
    expect(headersFor(path, headerRules)['Cache-Control']).toBe(value);
  });
});

test.each(['/', '/app-1.js', '/static/a.png', '/nowhere'])('%s has the security headers', (path) => {
  expect(headersFor(path, headerRules)).toMatchObject({
    'Content-Security-Policy': contentSecurityPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  });
});

test.each([
  ['/docs/a.md', 'text/markdown; charset=utf-8', 'noindex'],
  ['/blog/calendar.ics', 'text/calendar; charset=utf-8', undefined],
  ['/site.webmanifest', 'application/manifest+json', undefined],
  ['/docs/a', undefined, undefined],
])('%s has the type %s, and search engines are told %s', (path, type, robots) => {
  const { 'Content-Type': sent, 'X-Robots-Tag': told } = headersFor(path, headerRules);
  expect([sent, told]).toEqual([type, robots]);
});

describe('patterns of paths', () => {
  const rules = [
    { path: '/*', headers: { A: '1', B: '1' } },
    { path: '/*.js', headers: { B: '2' } },
  ];

  test('a later rule wins, and takes nothing else away', () => {
    expect(headersFor('/a/b.js', rules)).toEqual({ A: '1', B: '2' });
  });

  test('a dot is a dot, and the pattern is the whole path', () => {
    expect(headersFor('/a.json', rules)).toEqual({ A: '1', B: '1' });
    expect(headersFor('/ajs', rules)).toEqual({ A: '1', B: '1' });
  });
});

describe('the _headers file', () => {
  test('takes the wide Cache-Control back before it sets another', () => {
    const rules = [
      { path: '/*', headers: { 'Cache-Control': 'a', B: 'b' } },
      { path: '/static/*', headers: { 'Cache-Control': 'c' } },
    ];
    expect(headersFile(rules)).toBe(
      '/*\n  Cache-Control: a\n  B: b\n\n/static/*\n  ! Cache-Control\n  Cache-Control: c\n',
    );
  });

  test('names whole addresses of a site below a path', () => {
    expect(headersFile([{ path: '/*.js', headers: { B: 'b' } }], '/site')).toBe('/site/*.js\n  B: b\n');
  });

  test('has every rule of the site', () => {
    const paths = headersFile(headerRules).match(/^\/.*$/gm);
    expect(paths).toEqual(headerRules.map(({ path }) => path));
  });
});

test('the policy allows the hosts that pages show something of, each once and for its kind', () => {
  const uses = ['b', 'a', 'b'].map((name) => ({ kind: 'img' as const, origin: `https://${name}.example` }));
  const rules = rulesOf(config, [...uses, { kind: 'frame', origin: 'https://c.example' }]);
  const policy = headersFor('/', rules)['Content-Security-Policy']?.split('; ');
  expect(policy).toContain("img-src 'self' data: https://a.example https://b.example");
  expect(policy).toContain('frame-src https://c.example');
  expect(policy?.join()).not.toContain('media-src');
  expect(rulesOf(config, [])).toEqual(headerRules);
});

test('the policy allows all hosts when components run, but no scripts and styles of theirs', () => {
  const rules = rulesOf(config, [{ kind: 'media', origin: "'self'" }], true);
  const policy = headersFor('/', rules)['Content-Security-Policy']?.split('; ') ?? [];
  const [open, closed] = [
    policy.filter((one) => one.includes('https:')),
    policy.filter((one) => !one.includes('https:')),
  ];
  expect(open.map((one) => one.split(' ')[0])).toEqual(['img-src', 'media-src', 'frame-src', 'connect-src']);
  expect(open.at(-1)).toMatch(/ data:$/);
  expect(open.slice(0, 3).map((one) => one.split(' ')[1])).toEqual(Array.from({ length: 3 }, () => "'self'"));
  expect(closed.join()).toMatch(/script-src 'self' .*style-src 'self'/);
});

test('the policy allows scripts and style sheets inside of pages by their hashes, each once', () => {
  const own = contentSecurityPolicy.match(/script-src 'self' (\S+?);/)?.[1] ?? '';
  const inline = { scripts: ["'sha256-a='", own], styles: ["'sha256-b='"] };
  const policy = headersFor('/', rulesOf(config, [], true, inline))['Content-Security-Policy']?.split('; ');
  expect(policy).toContain(`script-src 'self' ${own} 'sha256-a='`);
  expect(policy).toContain("style-src 'self' 'sha256-b='");
});

test('the _headers file says what the rules say, so that a server can read it', () => {
  const rules = parseHeaders(headersFile(headerRules, '/site'));
  for (const path of ['/', '/a.js', '/a.md', '/static/x.png', '/search-index/current-1.json'])
    expect(headersFor(`/site${path}`, rules)).toEqual(headersFor(path, headerRules));
});

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('scripts and style sheets inside of a page are found once, by the hashes of their texts', () => {
  const html = `<head><style media="a > b">p{}</style><STYLE media='a > b'>q{}</STYLE></head><script>go("</p>")</script>`;
  expect(inlineCodeOf(html)).toEqual({ scripts: [hash('go("</p>")')], styles: [hash('p{}'), hash('q{}')] });
});

test('ends of lines are those that browsers hash', () => {
  expect(inlineCodeOf('<script>a\r\nb\rc</script>').scripts).toEqual([hash('a\nb\nc')]);
});

test.each([
  ['<script type="module">a</script>', 1],
  ['<script TYPE=text/javascript>a</script>', 1],
  ['<script type="">a</script>', 1],
  ['<script src="/a.js"></script>', 0],
  ['<script async src=/a.js>a</script>', 0],
  ['<script src = "/a.js">a</script>', 0],
  ['<script type="application/ld+json">{}</script>', 0],
  ['<script type=application/json>{}</script>', 0],
  ['<script type = "application/json">{}</script>', 0],
  ['<script type="application/javascript">a</script>', 1],
  ['<script data-src="a">a</script>', 1],
])('%s', (html, count) => {
  expect(inlineCodeOf(html).scripts).toHaveLength(count);
});
