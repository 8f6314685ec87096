import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { themeScript } from '../browser/theme/inline-script';
import { bootScript, rewriteHtml, sharedScriptOf, withoutHydration, prefixHtml } from './rewrite-html';

const mapping = '"{\\"app\\":[\\"/app-1.js\\"]}"';

/** What Gatsby puts between its slice marks: the same on every page, replaced when the bundles change. */
const slice = (hash = 'abc'): string =>
  `<script\n id="gatsby-chunk-mapping"\n >\n window.___chunkMapping=${mapping};\n </script>\n` +
  `<script>window.___webpackCompilationHash="${hash}";</script>` +
  '<script src="/webpack-runtime-1.js" async></script><script src="/framework-1.js" async></script>' +
  '<script src="/app-1.js" async></script>';

/** A page as Gatsby writes it, with pictures and old browsers in mind. */
const page = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>
<style data-href="/styles.1.css" data-identity="gatsby-global-css">.a{color:red}</style>
<style>.gatsby-image-wrapper{position:relative}</style>
<noscript><style>.gatsby-image-wrapper noscript [data-main-image]{opacity:1!important}</style></noscript>
<script type="module">const e="undefined"!=typeof HTMLImageElement&&"loading"in HTMLImageElement.prototype;</script>
<link rel="canonical" href="https://example.org/docs/a"/>
<script>${themeScript}</script></head><body><div id="___gatsby">
<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><main>
<pre><code>&lt;script&gt;alert(1)&lt;/script&gt; &lt;p style="color:red"&gt;</code></pre></main></div>
<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div></div>
<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/docs/a";/*]]>*/</script>
<!-- slice-start id="_gatsby-scripts-1" -->${slice()}<!-- slice-end id="_gatsby-scripts-1" -->
<script src="/polyfill-1.js" nomodule></script></body></html>`;

const rewritten = rewriteHtml(page, '/boot-1.js');

/** Tags of a kind, with their content when they have any. */
const tags = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b[^>]*>(?:[\\s\\S]*?</${name}>)?`, 'g')) ?? [];

describe('a page that forbids inline scripts and styles', () => {
  test('has no script except the theme’s', () => {
    const inline = tags(rewritten, 'script').filter((tag) => !/\bsrc=|type="application\/json"/.test(tag));
    expect(inline).toEqual([`<script>${themeScript}</script>`]);
  });

  test('has no style element and no style attribute', () => {
    expect(rewritten).not.toMatch(/<style/);
    expect(rewritten).not.toMatch(/<[a-z][^>]* style=/);
  });

  test('keeps what else those elements say', () => {
    expect(rewritten).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">');
    expect(rewritten).toContain('<div id="gatsby-announcer" aria-live="assertive">');
  });

  test('loads as a file the styles that Gatsby wrote into it', () => {
    expect(tags(rewritten, 'link')).toContain('<link rel="stylesheet" href="/styles.1.css"/>');
  });

  test('runs the boot script before the bundles, all in order and after the page is read', () => {
    expect(tags(rewritten, 'script').filter((tag) => tag.includes('src='))).toEqual([
      '<script src="/boot-1.js" defer></script>',
      '<script src="/webpack-runtime-1.js" defer></script>',
      '<script src="/framework-1.js" defer></script>',
      '<script src="/app-1.js" defer></script>',
    ]);
  });

  test('names its own path in a block of data', () => {
    expect(rewritten).toContain('<script id="page-path" type="application/json">"/docs/a"</script>');
  });

  test('shows code about scripts and styles as written', () => {
    expect(rewritten).toContain('<code>&lt;script&gt;alert(1)&lt;/script&gt; &lt;p style="color:red"&gt;</code>');
  });

  test('lacks the NUL bytes that React leaves, and is the same without them', () => {
    expect(rewriteHtml(page.replaceAll('e', 'e\0'), '/boot-1.js')).toBe(rewritten);
  });

  test('keeps the marks by which Gatsby replaces its scripts', () => {
    expect(rewritten.match(/<!-- slice-(?:start|end) id="_gatsby-scripts-1" -->/g)).toHaveLength(2);
  });
});

describe('a page that a new Gatsby writes otherwise stops the build', () => {
  test.each([
    ['the path of the page', 'id="gatsby-script-loader"', 'id="gatsby-loader"'],
    ['the names of its scripts', 'window.___chunkMapping=', 'window.___chunkMapping = '],
    ['the names of its scripts', 'window.___webpackCompilationHash="abc"', "window.___webpackCompilationHash='abc'"],
    ['its style sheet', '<style data-href="/styles.1.css"', '<style data-precedence="1" data-href="/styles.1.css"'],
    ['its focus wrapper', '<div style="outline:none"', '<div data-a="" style="outline:none"'],
    ['its focus wrapper', 'id="gatsby-focus-wrapper"', 'id="focus-wrapper"'],
    ['its focus wrapper', '<div id="gatsby-announcer" style', '<div data-a="" id="gatsby-announcer" style'],
    ['its pictures', '<style>.gatsby-image-wrapper', '<style data-a>.gatsby-image-wrapper'],
  ])('%s, with `%s`', (part, known, other) => {
    expect(page).toContain(known);
    expect(() => rewriteHtml(page.replace(known, other), '/boot-1.js')).toThrow(`Gatsby writes ${part} otherwise`);
  });
});

describe('a second build', () => {
  test('changes nothing on a page that was left alone', () => {
    expect(rewriteHtml(rewritten, '/boot-2.js')).toBe(rewritten);
    expect(sharedScriptOf(rewritten)).toBeUndefined();
  });

  test('brings a page in order whose scripts Gatsby replaced', () => {
    const stitched = rewritten.replace(/(slice-start[^>]*-->)[\s\S]*?(<!-- slice-end)/, `$1${slice('def')}$2`);
    expect(sharedScriptOf(stitched)?.compilationHash).toBe('"def"');
    expect(rewriteHtml(stitched, '/boot-1.js')).toBe(rewritten);
  });
});

describe('the boot script', () => {
  const addEventListener = (): void => undefined;

  test('holds the values that Gatsby wrote into the page', () => {
    const shared = sharedScriptOf(page);
    expect(shared).toEqual({ chunkMapping: mapping, compilationHash: '"abc"' });
    expect(sharedScriptOf(page.replace('window.___webpackCompilationHash', ''))).toBeUndefined();
    expect(sharedScriptOf(page.replace('window.___chunkMapping', ''))).toBeUndefined();
  });

  test('is a script that sets them', () => {
    const script = bootScript({ chunkMapping: mapping, compilationHash: '"abc"' });
    const window: Record<string, unknown> = {};
    const data = { textContent: '"/docs/a"' };
    const document = { querySelector: (what: string) => (what === 'script#page-path' ? data : null) };
    const location = { href: 'http://localhost/docs/a' };
    runInNewContext(script, { window, document, location, history: {}, addEventListener });
    expect(window).toEqual({
      pagePath: '/docs/a',
      ___chunkMapping: '{"app":["/app-1.js"]}',
      ___webpackCompilationHash: 'abc',
    });
  });

  test.each([
    ['http://localhost/docs/50%-off?a=1#b', 'http://localhost/docs/50%25-off?a=1#b'],
    ['http://localhost/docs#100%', 'http://localhost/docs#100%25'],
  ])('escapes stray per cent signs of the address, which the router cannot decode: %s', (href, repaired) => {
    const script = bootScript({ chunkMapping: mapping, compilationHash: '"abc"' });
    const document = { querySelector: () => ({ textContent: '"/404.html"' }) };
    const location = { href };
    const written: (string | null | undefined)[] = [];
    const write = (_state: unknown, _title: string, url?: string | null): void => void written.push(url);
    const history = { state: null, replaceState: write, pushState: write };
    const listeners: (() => void)[] = [];
    runInNewContext(script, {
      window: {},
      document,
      location,
      history,
      addEventListener: (type: string, listener: () => void) => type === 'popstate' && listeners.push(listener),
    });
    expect(written).toEqual([repaired]);
    location.href = 'http://localhost/docs#%';
    listeners.forEach((listen) => listen());
    history.pushState(null, '', '/50%');
    history.replaceState(null, '');
    expect(written.slice(1)).toEqual(['http://localhost/docs#%25', '/50%25', undefined]);
  });
});

test('a page that is not hydrated lacks the element that says so, and nothing else', () => {
  const other = withoutHydration(rewritten);
  expect(rewritten).toContain(' id="gatsby-focus-wrapper"');
  expect(other).toBe(rewritten.replace(' id="gatsby-focus-wrapper"', ''));
  expect(withoutHydration(other)).toBe(other);
});

test.each([
  ['<a href="/docs/a#b">x</a>', '<a href="/base/docs/a#b">x</a>'],
  ['<a href="/">x</a>', '<a href="/base/">x</a>'],
  [
    '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
    '<img src="/base/a.png" srcset="/base/a.png 1x, /base/b.png 2x">',
  ],
  ['<form action="/search">', '<form action="/base/search">'],
  ['<button data-copy-page="/docs/a.md">', '<button data-copy-page="/base/docs/a.md">'],
  ['<a href="/base/docs/a">x</a>', '<a href="/base/docs/a">x</a>'],
  ['<a href="/basement">x</a>', '<a href="/base/basement">x</a>'],
  ['<a href="#top">x</a>', '<a href="#top">x</a>'],
  ['<a href="//example.org/a">x</a>', '<a href="//example.org/a">x</a>'],
  ['<code>&lt;a href="/docs"></code>', '<code>&lt;a href="/docs"></code>'],
])('%s', (html, expected) => {
  expect(prefixHtml(html, '/base')).toBe(expected);
  expect(prefixHtml(expected, '/base')).toBe(expected);
  expect(prefixHtml(html, '')).toBe(html);
});

test('a link is found whatever its title says', () => {
  expect(prefixHtml(`<a title="a < b > c" href="/docs">d</a> <a title='"<' href="/blog">`, '/site')).toBe(
    `<a title="a < b > c" href="/site/docs">d</a> <a title='"<' href="/site/blog">`,
  );
});
