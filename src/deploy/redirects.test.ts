import { describe, expect, test } from 'vitest';
import { parseRedirects, redirectsFile, redirectTarget } from './redirects';

const redirects = [
  { from: '/old/*', to: '/docs/:splat' },
  { from: '/docs', to: '/docs/start' },
  { from: '/old/special', to: '/docs/other' },
];

describe('the _redirects file', () => {
  test('has exact addresses first, because the first match wins', () => {
    expect(redirectsFile(redirects)).toBe(
      '/docs /docs/start 301\n/old/special /docs/other 301\n/old/* /docs/:splat 301\n',
    );
  });

  test('names whole addresses of a site below a path', () => {
    expect(redirectsFile([...redirects, { from: '/gone', to: 'https://example.org/' }], '/site')).toBe(
      '/site/docs /site/docs/start 301\n/site/old/special /site/docs/other 301\n/site/gone https://example.org/ 301\n/site/old/* /site/docs/:splat 301\n',
    );
  });

  test('is read back as it was written', () => {
    expect(parseRedirects(redirectsFile(redirects))).toHaveLength(3);
    expect(parseRedirects(redirectsFile(redirects))).toEqual(expect.arrayContaining(redirects));
  });

  test('may have blank lines and comments', () => {
    expect(parseRedirects('# moved\n\n  /a   /b  301\n/only-from\n')).toEqual([{ from: '/a', to: '/b' }]);
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
