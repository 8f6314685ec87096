import { expect, test } from 'vitest';
import { defaultConfig } from '../../config/site-config';
import type { NavbarItem } from './navbar';
import type { SidebarItem } from './sidebar';
import { sidebarLabels } from './sidebar-labels';

const link = (docId: string): SidebarItem => ({
  type: 'link',
  label: docId,
  href: `/docs/${docId}`,
  docId,
  unlisted: false,
});
const sets = defaultConfig().docSets;

/** The labels of sidebars that have one doc each, with the same name. */
function labels(navbar: readonly NavbarItem[], names: readonly string[], of = sets): [string, string][] {
  const sidebars = new Map(names.map((name) => [name, [link(name)]]));
  const places = new Map(names.map((name) => [name, { sidebar: name, previous: null, next: null }]));
  return [...sidebarLabels(navbar, { sidebars, places }, of, 'Docs')];
}

test('the entry of the navbar for a sidebar names it, and those in the navbar come first', () => {
  expect(labels([{ type: 'docSidebar', sidebar: 'b', label: 'The b' }], ['a', 'b'])).toEqual([
    ['b', 'The b'],
    ['a', 'A'],
  ]);
});

test.each<[string, NavbarItem]>([
  ['a doc', { type: 'doc', doc: 'apiSidebar', label: 'Reference' }],
  ['an address', { type: 'link', to: '/docs/apiSidebar', label: 'Reference' }],
  ['a menu', { type: 'dropdown', label: 'More', items: [{ type: 'doc', doc: 'apiSidebar', label: 'Reference' }] }],
])('an entry for %s in a sidebar names it, too', (_, item) => {
  expect(labels([item], ['apiSidebar'])).toEqual([['apiSidebar', 'Reference']]);
});

test('the entry for the sidebar itself counts more', () => {
  const items: NavbarItem[] = [
    { type: 'doc', doc: 'a', label: 'First page' },
    { type: 'docSidebar', sidebar: 'a', label: 'All pages' },
  ];
  expect(labels(items, ['a'])).toEqual([['a', 'All pages']]);
});

test.each([
  ['tutorialSidebar', 'Docs'],
  ['defaultSidebar', 'Docs'],
  ['docs', 'Docs'],
  ['apiReferenceSidebar', 'Api reference'],
  ['Core', 'Core'],
  ['How to', 'How to'],
  ['UI', 'UI'],
  ['my-sidebar', 'my-sidebar'],
  ['2ndSidebar', '2ndSidebar'],
  ['sidebarsOfKits', 'Sidebars of kits'],
  ['part2Api', 'Part2 api'],
])('without an entry, `%s` reads “%s”', (name, label) => {
  expect(labels([], [name])).toEqual([[name, label]]);
});

test('two sidebars never have the same label, and older versions have that of the last one', () => {
  const [set] = sets;
  const versions = set ? [set, { ...set, prefix: '1.0:', version: '1.0', isLast: false }] : [];
  expect(
    labels([{ type: 'docSidebar', sidebar: 'a', label: 'Guide' }], ['a', '1.0:a', 'docs', 'main'], versions),
  ).toEqual([
    ['a', 'Guide'],
    ['1.0:a', 'Guide'],
    ['docs', 'Docs'],
    ['main', 'Docs (main)'],
  ]);
});

test('an entry for an address names the sidebar that has it, and others name none', () => {
  const sidebars = new Map([
    ['a', [link('a')]],
    ['b', [link('x'), link('b')]],
  ]);
  const navbar: NavbarItem[] = [
    { type: 'link', to: '/blog', label: 'Blog' },
    { type: 'link', href: 'https://example.org', label: 'Elsewhere' },
    { type: 'doc', doc: 'gone', label: 'Gone' },
    { type: 'link', to: '/docs/b', label: 'The b' },
  ];
  expect([...sidebarLabels(navbar, { sidebars, places: new Map() }, sets, 'Docs')]).toEqual([
    ['b', 'The b'],
    ['a', 'A'],
  ]);
});
