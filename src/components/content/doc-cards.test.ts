import { expect, test } from 'vitest';
import type { SidebarEntry } from '../navigation/sidebar-data';
import { cardsOf } from './doc-cards';

const link = (label: string, href: string | null, items?: SidebarEntry[], unlisted = false): SidebarEntry => ({
  type: items ? 'category' : 'link',
  label,
  href,
  unlisted,
  linkUnlisted: null,
  collapsed: null,
  items: items ?? null,
});
const items = [
  link('Start', '/docs/start'),
  link('Guides', '/docs/guides', [
    link('Deep', '/docs/deep'),
    link('Secret', '/docs/secret', undefined, true),
    link('More', null, [link('First', '/docs/first')]),
  ]),
];

test('the page of a category lists its entries, a nested category by its first page', () => {
  expect(cardsOf(items, '/docs/guides')).toEqual([
    { label: 'Deep', href: '/docs/deep' },
    { label: 'More', href: '/docs/first' },
  ]);
});

test('any other page lists those beside it', () => {
  expect(cardsOf(items, '/docs/deep')).toEqual([{ label: 'More', href: '/docs/first' }]);
  expect(cardsOf(items, '/docs/start')).toEqual([{ label: 'Guides', href: '/docs/guides' }]);
});

test('a page outside of the sidebar lists nothing', () => {
  expect(cardsOf(items, '/docs/nowhere')).toBeUndefined();
});
