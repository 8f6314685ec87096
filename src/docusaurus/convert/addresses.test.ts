import { expect, test } from 'vitest';
import { UnsupportedSettings } from '../unsupported-settings';
import { belowBase, editUrlOf } from './addresses';

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
  () => {
    throw new Error('No file of this name.');
  },
])('what makes no address of a file is named: %s', (editUrl) => {
  const unsupported = new UnsupportedSettings();
  expect(editUrlOf('blog', { path: 'blog', editUrl }, unsupported)).toBe('');
  expect(unsupported.all).toEqual([expect.stringContaining('`blog: editUrl` is ignored because it is neither')]);
  expect(editUrlOf('blog', { path: 'blog' }, new UnsupportedSettings())).toBe('');
});
