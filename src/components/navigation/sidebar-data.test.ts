import { expect, test } from 'vitest';
import { containsPage, sidebarItems } from './sidebar-data';
import type { SidebarEntry } from '../../model/navigation/sidebar';

const link = (href: string): SidebarEntry => ({ type: 'link', label: 'A', href, unlisted: false });
const category = (href: string | null, items: readonly SidebarEntry[]): SidebarEntry => ({
  type: 'category',
  label: 'A',
  href,
  linkUnlisted: false,
  collapsed: true,
  items,
});
const tree = category('/docs/top', [category(null, [link('/docs/deep')]), link('/docs/flat')]);

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
        { name: 'Core', entries: [] },
        { name: 'Addons', entries: [] },
      ],
    },
  };
  expect(sidebarItems(chrome, 'Core')).toEqual([]);
  expect(() => sidebarItems(chrome, 'Cor')).toThrow('no sidebar with the id "Cor". Valid ids: Core, Addons.');
});
