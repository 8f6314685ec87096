import { expect, test, vi } from 'vitest';
import { UnsupportedSettings } from '../unsupported-settings';
import { basePathOf, belowBase, editUrlOf } from './addresses';

test.each([
  ['docs', '/docs'],
  ['/docs/', '/docs'],
  ['//docs/a//', '/docs/a'],
  ['/', ''],
  ['', ''],
])('the address %s is the path %s, with which others begin', (route, path) => {
  expect(basePathOf(route)).toBe(path);
});

test('links of the navigation may begin with the path that the site is mounted at', () => {
  const items = [{ to: '/kit/docs/a' }, { to: '/kitchen' }, { href: '/kit/b', label: '/kit/b' }, { href: '/kit' }];
  expect(JSON.parse(JSON.stringify(items, belowBase('/kit')))).toEqual([
    { to: '/docs/a' },
    { to: '/kitchen' },
    { href: '/b', label: '/kit/b' },
    { href: '/kit' },
  ]);
  expect(JSON.stringify(items, belowBase(''))).toBe(JSON.stringify(items));
});

test.each<[unknown, string]>([
  ['https://example.org/edit', 'https://example.org/edit/docs/*'],
  ['https://example.org/edit/', 'https://example.org/edit/docs/*'],
  ['http://git.example/edit', 'http://git.example/edit/docs/*'],
  [
    ({ versionDocsDirPath, docPath }: Record<string, string>) => `https://a.dev/${versionDocsDirPath}/${docPath}`,
    'https://a.dev/docs/*',
  ],
  [
    ({ blogDirPath, blogPath }: Record<string, string>) => `https://a.dev/${blogDirPath}/${blogPath}`,
    'https://a.dev/docs/*',
  ],
  [
    ({ locale, version }: Record<string, string>) => `https://a.dev/${locale}/${version}/*`,
    'https://a.dev/en/current/*',
  ],
])('sources are edited at the folder below an address, or where a function says: %s', (editUrl, address) => {
  const unsupported = new UnsupportedSettings();
  expect(editUrlOf('docs', { path: 'docs', editUrl }, unsupported)).toBe(address);
  expect(unsupported.all).toEqual([]);
});

test.each([
  'nowhere',
  7,
  () => undefined,
  () => 'https://a.dev/same',
  () => 'edit/https://a.dev/*',
  () => {
    throw new Error('No file of this name.');
  },
])('what makes no address of a file is named: %s', (editUrl) => {
  const unsupported = new UnsupportedSettings();
  expect(editUrlOf('blog', { path: 'blog', editUrl }, unsupported)).toBe('');
  expect(unsupported.all).toEqual([expect.stringContaining('`blog: editUrl` is ignored because it is neither')]);
  expect(editUrlOf('blog', { path: 'blog' }, new UnsupportedSettings())).toBe('');
});

test('a slash behind the folder of the sources does not count', () => {
  const options = { path: 'docs/', editUrl: 'https://a.dev' };
  expect(editUrlOf('docs', options, new UnsupportedSettings())).toBe('https://a.dev/docs/*');
});

test('a function that says where sources are edited knows the language that is built', () => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de');
  const editUrl = ({ locale = '' }) => `https://a.dev/${locale}/*`;
  expect(editUrlOf('docs', { path: 'docs', editUrl }, new UnsupportedSettings())).toBe('https://a.dev/de/*');
});
