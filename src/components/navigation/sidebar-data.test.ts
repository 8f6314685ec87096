import { expect, test } from 'vitest';
import { containsPage, sidebarItems } from './sidebar-data';
import type { SidebarEntry } from './sidebar-data';

const entry = (href: string | null, items: readonly SidebarEntry[] | null = null): SidebarEntry => ({
  type: items === null ? 'link' : 'category',
  label: 'A',
  href,
  unlisted: null,
  linkUnlisted: null,
  collapsed: null,
  items,
});
const tree = entry('/docs/top', [entry(null, [entry('/docs/deep')]), entry('/docs/flat')]);

test.each([
  ['its own page', '/docs/top', true],
  ['a page in it', '/docs/flat', true],
  ['a page deep in it', '/docs/deep', true],
  ['a page beside it', '/docs/other', false],
  ['an address that only begins alike', '/docs/deep/er', false],
])('a category stays open for %s', (_, path, contains) => {
  expect(containsPage(tree, path)).toBe(contains);
});

test('a sidebar that does not exist is an error that names those that do', () => {
  const chrome = {
    allSidebar: {
      nodes: [
        { name: 'Core', items: [] },
        { name: 'Addons', items: [] },
      ],
    },
  };
  expect(sidebarItems(chrome, 'Core')).toEqual([]);
  expect(() => sidebarItems(chrome, 'Cor')).toThrow('no sidebar with the id "Cor". Valid ids: Core, Addons.');
});
