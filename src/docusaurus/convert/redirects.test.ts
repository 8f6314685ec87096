import { expect, test } from 'vitest';
import { UnsupportedSettings } from '../unsupported-settings';
import { convertRedirects } from './redirects';

test('redirects of the file are below the path that the site is mounted at', () => {
  const file =
    '/kit/a /kit/b 301\n/kit /kit/intro\n/kit/c /kit#part\n/kit/q /kit?part=1\n/kit/d https://example.org/d\n';
  const unsupported = new UnsupportedSettings();
  expect(convertRedirects([], file, unsupported, '/kit')).toEqual([
    { from: '/a', to: '/b' },
    { from: '/', to: '/intro' },
    { from: '/c', to: '/#part' },
    { from: '/q', to: '/?part=1' },
    { from: '/d', to: 'https://example.org/d' },
  ]);
  expect(unsupported.all).toEqual([]);
});

test('rules of the file from or to addresses outside of that path are ignored, which is noted', () => {
  const unsupported = new UnsupportedSettings();
  const lines = ['/ /kit/ 301', '/kitchen /kit/c 301', '/* /kit/:splat', '/kit/a /other'];
  expect(convertRedirects([], lines.join('\n'), unsupported, '/kit')).toEqual([]);
  expect(unsupported.all).toEqual(
    lines.map((line) => `\`_redirects: ${line}\` is ignored because it leads from or to a page outside of \`/kit\`.`),
  );
  expect(convertRedirects([], '/old /kit/new', unsupported, '/kit')).toEqual([]);
  expect(unsupported.all).toHaveLength(5);
});

test('redirects of the plugin are addresses of the site, whether they begin with a slash or not', () => {
  const redirects = [
    { from: ['a', '/b/'], to: 'c' },
    { from: '/d', to: '/e' },
  ];
  expect(convertRedirects([{ redirects }], '', new UnsupportedSettings(), '')).toEqual([
    { from: '/a', to: '/c' },
    { from: '/b', to: '/c' },
    { from: '/d', to: '/e' },
  ]);
  const odd = [{ redirects: '/a' }, { redirects: [{ from: 7, to: '/a' }] }, {}];
  expect(convertRedirects(odd, '', new UnsupportedSettings(), '')).toEqual([]);
});

test('a rule that leads to itself is left out', () => {
  expect(convertRedirects([], '/kit /kit/\n/kit/a/ /kit/a\n', new UnsupportedSettings(), '/kit')).toEqual([]);
  expect(convertRedirects([], '/a /a/ 301\n/ /b\n', new UnsupportedSettings(), '')).toEqual([{ from: '/', to: '/b' }]);
});

test('rules of a file that never names that path are behind it', () => {
  const unsupported = new UnsupportedSettings();
  expect(convertRedirects([], '/a https://example.org/a\n/b/* /c/:splat\n/kitchen /\n', unsupported, '/kit')).toEqual([
    { from: '/a', to: 'https://example.org/a' },
    { from: '/b/*', to: '/c/:splat' },
    { from: '/kitchen', to: '/' },
  ]);
  expect(unsupported.all).toEqual([]);
});

test.each([
  ...['/a /b', '  /a /b', '/a\t/b 301', '/a /b 302', '/a /b 307', '/a /b 308', '/a /b 301!', '/a /b\r'],
  ...['/a /b # 200', '# /a /c\n/a /b'],
])('the rule %j is a redirect', (file) => {
  const unsupported = new UnsupportedSettings();
  expect(convertRedirects([], file, unsupported, '')).toEqual([{ from: '/a', to: '/b' }]);
  expect(unsupported.all).toEqual([]);
});

test.each([
  ...['/a /b 200', '/a /b 303', '/a /b 301x', '/a /b 302 Country=de', '/a b', '/a ftp://a.example', '/a data://b'],
  ...['/:id/a /b', '/a/:id /b', '/*/a /b', 'a /b', 'https://old.example/a /b'],
])('the rule %j needs a host that knows it, which is noted', (rule) => {
  const unsupported = new UnsupportedSettings();
  expect(convertRedirects([], `${rule}\n/c http://c.example`, unsupported, '')).toEqual([
    { from: '/c', to: 'http://c.example' },
  ]);
  expect(unsupported.all).toEqual([`\`_redirects: ${rule}\` is ignored because only plain redirects are supported.`]);
});
