import { describe, expect, test } from 'vitest';
import { defaultConfig } from '../config/site-config';
import { parseRedirects, redirectsFile, redirectTarget, withQuery, yearRedirects } from './redirects';

const redirects = [
  { from: '/old/*', to: '/docs/:splat' },
  { from: '/old/next/*', to: '/docs/next-:splat' },
  { from: '/docs', to: '/docs/start' },
  { from: '/old/special', to: '/docs/other' },
];

describe('the _redirects file', () => {
  test('has exact addresses first, then the longest beginnings, because the first match wins', () => {
    expect(redirectsFile(redirects).split('\n')).toEqual([
      '/docs /docs/start 301',
      '/docs/ /docs/start 301',
      '/old/special /docs/other 301',
      '/old/special/ /docs/other 301',
      '/old/next/* /docs/next-:splat 301',
      '/old/* /docs/:splat 301',
      '',
    ]);
  });

  test('has an address that was given with a trailing slash without one, too; the start has one form', () => {
    expect(redirectsFile([{ from: '/a/', to: '/b' }])).toBe('/a /b 301\n/a/ /b 301\n');
    expect(redirectsFile([{ from: '/', to: '/b' }])).toBe('/ /b 301\n');
  });

  test('has blanks of addresses as browsers send them', () => {
    expect(redirectsFile([{ from: '/A Quick Start', to: '/b c d' }])).toMatch(/^\/A%20Quick%20Start \/b%20c%20d 301\n/);
  });

  test('names whole addresses of a site below a path', () => {
    const gone = { from: '/gone', to: 'https://example.org/' };
    expect(redirectsFile([...redirects, gone], '/site').split('\n')).toEqual([
      '/site/docs /site/docs/start 301',
      '/site/docs/ /site/docs/start 301',
      '/site/old/special /site/docs/other 301',
      '/site/old/special/ /site/docs/other 301',
      '/site/gone https://example.org/ 301',
      '/site/gone/ https://example.org/ 301',
      '/site/old/next/* /site/docs/next-:splat 301',
      '/site/old/* /site/docs/:splat 301',
      '',
    ]);
  });

  test('is read back as it was written', () => {
    expect(parseRedirects(redirectsFile(redirects))).toHaveLength(6);
    expect(parseRedirects(redirectsFile(redirects))).toEqual(expect.arrayContaining(redirects));
  });

  test.each(['/evil.example', '//evil.example', '///evil.example/a'])(
    'leads to this site whatever follows the old address: %s',
    (rest) => {
      expect(redirectTarget(`/moved${rest}`, [{ from: '/moved/*', to: '/:splat' }])).toMatch(/^\/evil\.example/);
    },
  );

  test('may have blank lines and comments', () => {
    expect(parseRedirects('# moved\n\n  /a   /b  301\n/only-from\n')).toEqual([{ from: '/a', to: '/b' }]);
  });

  test('names not-found pages of languages last, which no address moved to', () => {
    const text = redirectsFile([{ from: '/a', to: '/b' }], '/site', ['/de']);
    expect(text).toMatch(/\n\/site\/de\/\* \/site\/de\/404\.html 404\n$/);
    expect(parseRedirects(text).map(({ from }) => from)).toEqual(['/site/a', '/site/a/']);
  });

  test('without redirects is empty', () => {
    expect(redirectsFile([])).toBe('');
    expect(parseRedirects('')).toEqual([]);
  });
});

describe('where an address moved to', () => {
  const written = parseRedirects(redirectsFile(redirects));

  test.each([
    ['/docs', '/docs/start'],
    ['/docs/', '/docs/start'],
    ['/old/next/a', '/docs/next-a'],
    ['/old/a', '/docs/a'],
    ['/old/a/b', '/docs/a/b'],
    ['/old/special', '/docs/other'],
    ['/docs/start', undefined],
    ['/older/a', undefined],
    ['/', undefined],
  ])('%s → %s', (from, to) => {
    expect(redirectTarget(from, written)).toBe(to);
  });
});

test.each([
  ['/docs/a', '', '/docs/a'],
  ['/docs/a#part', '', '/docs/a#part'],
  ['/docs/a', '?q=x', '/docs/a?q=x'],
  ['/docs/a#part', '?q=$&', '/docs/a?q=$&#part'],
  ['/search?q=x', '?utm=1', '/search?q=x&utm=1'],
  ['/search?q=x#part', '?utm=1?', '/search?q=x&utm=1?#part'],
])('a redirect to %s takes the query %s along', (target, search, expected) => {
  expect(withQuery(target, search)).toBe(expected);
});

test('the address of each year with posts leads to its part of the archive, once and in order', () => {
  expect(yearRedirects(['2024', '2023', '2024'], defaultConfig().blogs[0])).toEqual([
    { from: '/blog/2023', to: '/blog/archive#2023' },
    { from: '/blog/2024', to: '/blog/archive#2024' },
  ]);
});
