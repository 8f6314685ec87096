import { describe, expect, test, vi } from 'vitest';
import {
  buildHeader,
  cacheNames,
  copyToKeep,
  formerCaches,
  keyOf,
  kindOf,
  newestCopy,
  pageOfData,
  savedHeader,
} from './kept-requests';

const scope = new URL('https://example.org/site/');
const kind = (address: string, cache: RequestCache = 'default') =>
  kindOf({ url: new URL(address, scope), cache }, scope);

describe('the kind of a request', () => {
  test.each([
    ['', 'page'],
    ['docs/add-ons', 'page'],
    ['docs/add-ons/', 'page'],
    ['blog/2024/03/20/sdk-2.2', 'page'],
    ['search?q=a.json', 'page'],
    ['page-data/docs/add-ons/page-data.json', 'data'],
    ['page-data/sq/d/1.json', 'data'],
    ['search-index/manifest.json', 'data'],
    ['favicon.svg', 'data'],
    ['docs/img/dot.png', 'data'],
    ['search-index/current-docs-titles-0123456789ab.json', 'file'],
    ['static/0123456789abcdef0123456789abcdef/a.webp', 'file'],
    ['app-0123456789abcdef0123.js', 'file'],
    ['styles.0123456789abcdef0123.css', 'file'],
  ])('%s: %s', (address, expected) => {
    expect(kind(address)).toBe(expected);
  });

  test.each([
    ['the worker', 'sw.js'],
    ['the list of what can be saved', 'offline.json'],
    ['Markdown', 'docs/add-ons.md'],
    ['a download', 'examples/a.zip'],
    ['a script below another folder', 'docs/a.js'],
    ['another site', 'https://example.com/site/docs'],
    ['another site of the host', '/other/docs'],
  ])('leaves %s alone', (_, address) => {
    expect(kind(address)).toBeUndefined();
  });

  test('leaves alone what is asked of the network only', () => {
    expect(kind('docs/add-ons', 'no-store')).toBeUndefined();
    expect(kind('docs/add-ons', 'reload')).toBe('page');
  });
});

test.each([
  ['docs/a', 'docs/a/'],
  ['docs/a', 'docs/a?q=b#c'],
  ['', '?q=b'],
])('the copy of %s is also that of %s', (one, other) => {
  expect(keyOf(new URL(other, scope))).toBe(keyOf(new URL(one, scope)));
});

test.each([
  ['page-data/docs/a/page-data.json', '/docs/a'],
  ['page-data/index/page-data.json', '/'],
  ['page-data/app-data.json', undefined],
  ['docs/page-data/a/page-data.json', undefined],
])('%s is about %s', (address, page) => {
  expect(pageOfData(new URL(address, scope), scope)).toBe(page);
});

test('caches of another form are former ones; those of other sites and programs are not', () => {
  const former = ['offline-page-0-https://example.org/site/', 'workbox-precache-v2-https://example.org/site/'];
  const others = [
    'offline-page-0-https://example.org/',
    'offline-page-0-https://example.org/site/next/',
    'else',
    ...Object.values<string>({ ...cacheNames(scope.href) }),
  ];
  expect(formerCaches([...former, ...others], scope.href)).toEqual(former);
});

test('the copy that was saved last is the newest; one without a date is older than all', () => {
  const copy = (saved?: string): Response => new Response('', saved ? { headers: { [savedHeader]: saved } } : {});
  const [undated, old, young] = [copy(), copy('2025-05-26T10:00:00.000Z'), copy('2025-05-27T09:00:00.000Z')];
  expect(newestCopy([undated, young, old])).toBe(young);
  expect(newestCopy([undefined, old, null])).toBe(old);
  expect(newestCopy([undated])).toBe(undated);
  expect(newestCopy([])).toBeUndefined();
});

test('a copy has the text, the type and the time, and the build if it is data of one', async () => {
  vi.useFakeTimers({ now: new Date('2024-02-29T12:00:00Z') });
  const response = new Response('Text', { headers: { 'Content-Type': 'text/html' } });
  const copy = copyToKeep(response, 'abc');
  expect([...copy.headers]).toEqual(
    expect.arrayContaining([
      ['content-type', 'text/html'],
      [savedHeader, '2024-02-29T12:00:00.000Z'],
      [buildHeader, 'abc'],
    ]),
  );
  expect(await copy.text()).toBe('Text');
  expect(copyToKeep(new Response(''), '').headers.has(buildHeader)).toBe(false);
  vi.useRealTimers();
});
