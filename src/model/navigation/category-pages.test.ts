import { expect, test } from 'vitest';
import { category, link, markup } from '../../../test/samples/sidebar-items';
import { categoryPages } from './category-pages';
import type { SidebarItem } from './sidebar';

const doc = (name: string): SidebarItem => link(name, `/docs/${name}`);

test('a category with an index has a page of what is in it, folders by their first page', () => {
  const inner = category('Inner', '/docs/category/inner', [doc('b'), category('Deep', null, [doc('c')])], {
    title: 'All inner ones',
    description: 'Words.',
  });
  const sidebars = new Map([['Main', [doc('a'), category('Outer', null, [inner])]]]);
  expect(categoryPages(sidebars, new Map([['/docs/b', 'About b.']]))).toEqual([
    {
      path: '/docs/category/inner',
      title: 'All inner ones',
      description: 'Words.',
      sidebar: 'Main',
      breadcrumbs: [
        { label: 'Outer', href: null },
        { label: 'Inner', href: '/docs/category/inner' },
      ],
      items: [
        { label: 'b', href: '/docs/b', description: 'About b.' },
        { label: 'Deep', href: '/docs/c', description: '' },
      ],
    },
  ]);
});

test('what leads nowhere is not listed, and a category without an address has no page', () => {
  const index = { title: 'All', description: '' };
  const notes = category('Notes', null, [markup('<hr>')]);
  const sidebars = new Map([['Main', [category('A', '/docs/a', [markup('<b>New</b>'), notes, doc('b')], index)]]]);
  expect(categoryPages(sidebars, new Map()).map(({ items }) => items)).toEqual([
    [{ label: 'b', href: '/docs/b', description: '' }],
  ]);
  expect(categoryPages(new Map([['Main', [category('A', null, [doc('b')], index)]]]), new Map())).toEqual([]);
});
