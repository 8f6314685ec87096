import { expect, test, vi } from 'vitest';
import { isFile } from '../../model/addresses/address';
import { askByPath, isPlainClick, leadsToPage } from './navigation';

test.each(['/docs/light.md', '/data/light.json', '/static/a.b.MP4', '/x.7z', '/feed.xml'])('%s is a file', (path) => {
  expect(isFile(path)).toBe(true);
});

test.each([
  '/',
  '/docs/light',
  '/blog/2024/03/20/sdk-2.2',
  '/docs/v1.2',
  '/docs/light.html',
  '/docs/a.md/b',
  '/docs/a.',
])('%s is a page', (path) => {
  expect(isFile(path)).toBe(false);
});

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
test.each<[Partial<typeof plain>, boolean]>([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('a click with %j leads to the page: %s', (more, expected) => {
  expect(isPlainClick({ ...plain, ...more })).toBe(expected);
});

const leads = (to: string, prefix = ''): boolean =>
  leadsToPage(new URL(to, 'https://site/docs/here?a=1'), new URL('https://site/docs/here?a=1'), prefix);

test('links to pages of the site are followed without loading it again', () => {
  expect(leads('/docs/there#part')).toBe(true);
  expect(leads('/docs/there?a=1#part')).toBe(true);
  expect(leads('/docs/here')).toBe(true);
  expect(leads('/docs/here?a=1')).toBe(true);
  expect(leads('/docs/here?a=2#part')).toBe(true);
  expect(leads('/manual/docs/there', '/manual')).toBe(true);
});

test('links to other sites, to files and within the page are the browser’s', () => {
  expect(leads('https://elsewhere/docs/there')).toBe(false);
  expect(leads('mailto:someone@site')).toBe(false);
  expect(leads('/docs/there.md')).toBe(false);
  expect(leads('?a=1#part')).toBe(false);
  // Only browsers find the words of a text fragment.
  expect(leads('/docs/there#:~:text=Set%20fan%20mode')).toBe(false);
  expect(leads('/docs/there#part:~:text=Set')).toBe(false);
  expect(leads('/manuals/there', '/manual')).toBe(false);
});

/** The page that Gatsby's loader is asked for. */
function askedFor(address: string): unknown[] {
  const asked: string[] = [];
  const loader = {
    loadPage: (path: string) => Promise.resolve(void asked.push(path)),
    loadPageSync: (path: string) => void asked.push(path),
    isPageNotFound: () => false,
  };
  askByPath(loader);
  void loader.loadPage(address);
  loader.loadPageSync(address);
  return asked;
}

test.each([
  ['/docs/core?q=1', '/docs/core'],
  ['/docs/core?q=%2F', '/docs/core'],
  ['/docs/%E2%82%AC', '/docs/%E2%82%AC'],
  ['/docs/a%20b', '/docs/a%20b'],
  ['/docs%252Fcore', '/404.html'],
  ['/docs/50%25-off', '/404.html'],
  ['/docs/%3apath', '/404.html'],
  ['/docs/50%-off', '/404.html'],
  ['/docs/%E0%A4%A', '/404.html'],
  ['/docs/%40me?q=1', '/404.html'],
])('the page of %s is %s, sooner or later', (address, path) => {
  expect(askedFor(address)).toEqual([path, path]);
});

test('no page has a character in its address that means something there, not even escaped', () => {
  const paths = Array.from('#$%&+,/:;=?@ "<>^`{|}').map((mark) => `/docs/a${encodeURIComponent(mark)}b`);
  expect(paths.map((path) => askedFor(path)[0])).toEqual([
    ...Array.from({ length: 12 }, () => '/404.html'),
    ...paths.slice(12),
  ]);
});

test.each([
  ['production', ['/a']],
  ['development', ['/a', '/a?b']],
])('in %s, a page that is not loaded is looked for at %j', (mode, expected) => {
  vi.stubEnv('NODE_ENV', mode);
  const asked: string[] = [];
  const loader = {
    loadPage: () => Promise.resolve(undefined),
    loadPageSync: (path: string) => (asked.push(path) && path === '/loaded' ? { status: 'loaded' } : undefined),
    isPageNotFound: () => false,
  };
  askByPath(loader);
  expect(loader.loadPageSync('/a?b')).toBeUndefined();
  expect(asked).toEqual(expected);
  expect(loader.loadPageSync('/loaded?b')).toEqual({ status: 'loaded' });
});

test.each([
  ['/docs/a?b', false],
  // The first page of a document, which Gatsby has loaded by its whole address.
  ['/first?b', false],
  ['/gone?b', true],
])('in development, the page of %s is missed: %j', (address, expected) => {
  vi.stubEnv('NODE_ENV', 'development');
  const loader = {
    loadPage: () => Promise.resolve(undefined),
    loadPageSync: () => undefined,
    isPageNotFound: (path: string) => !['/docs/a', '/first?b'].includes(path),
  };
  askByPath(loader);
  expect(loader.isPageNotFound(address)).toBe(expected);
});
