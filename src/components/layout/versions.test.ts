import { afterEach, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../test/fake-hooks';
import { inVersions } from './versions';

const blog = { type: 'link', label: 'Blog', href: '/blog', sidebar: null };
const core = { type: 'docSidebar', label: 'Core', href: '/docs/core', sidebar: 'Core' };

test('items lead to the version that is read, or to the one that was read last', () => {
  const versions = [
    { version: '', href: '/docs/core', sidebar: 'Core' },
    { version: '1.0:', href: '/docs/1.0/core', sidebar: '1.0:Core' },
  ];
  const menu = {
    ...{ type: 'versions', label: '2.0', href: null, sidebar: null, versions: [{ version: '1.0:', label: 'Old' }] },
    items: [
      { ...blog, label: '2.0', href: '/docs', version: '' },
      { ...blog, label: 'Old', href: '/docs/1.0', version: '1.0:' },
    ],
  };
  const items = [{ ...core, versions }, menu, blog];
  const hrefs = (shown: readonly string[], same = {}) =>
    inVersions(items, shown, same).map(({ label, href, sidebar }) => [label, href, sidebar]);
  expect(hrefs([])).toEqual([
    ['Core', '/docs/core', 'Core'],
    ['2.0', null, null],
    ['Blog', '/blog', null],
  ]);
  expect(hrefs(['1.0:'])).toEqual([
    ['Core', '/docs/1.0/core', '1.0:Core'],
    ['Old', null, null],
    ['Blog', '/blog', null],
  ]);
  expect(hrefs(['api:', '1.0:'])[0]).toEqual(['Core', '/docs/1.0/core', '1.0:Core']);
  const [, shown] = inVersions(items, ['1.0:'], { '': '/docs/a' });
  expect(shown?.items?.map(({ href }) => href)).toEqual(['/docs/a', '/docs/1.0']);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('react');
  vi.doUnmock('../site-data/use-site-chrome');
  vi.resetModules();
});

test.each([
  ['/docs/1.0/a', 'current', '1.0:', ['1.0:', '']],
  ['/docs/a', '1.0', '', ['', '1.0:']],
  ['/blog', '1.0', undefined, ['1.0:']],
  ['/blog', null, undefined, []],
])('on %s, for a reader who read %s last, versions are shown in this order', async (path, last, own, shown) => {
  const nodes = [
    { name: 'current', path: '/docs', prefix: '', instance: 'default' },
    { name: '1.0', path: '/docs/1.0', prefix: '1.0:', instance: 'default' },
  ];
  const hooks = fakeHooks();
  vi.resetModules();
  vi.doMock('react', () => hooks.react);
  vi.doMock('../site-data/use-site-chrome', () => ({ useSiteChrome: () => ({ allVersion: { nodes } }) }));
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key.endsWith('-default') ? last : null) });
  const { useShownVersions } = await import('./versions');
  expect(hooks.render(() => useShownVersions(path))).toEqual({ own, shown });
});
