import { expect, test } from 'vitest';
import { categoryPages } from './category-pages';
import type { SidebarItem } from './sidebar';

const link = (label: string): SidebarItem => ({
  type: 'link',
  label,
  href: `/docs/${label}`,
  docId: label,
  unlisted: false,
});
const category = (
  label: string,
  href: string | null,
  items: SidebarItem[],
  index?: { title: string; description: string },
): SidebarItem => ({
  type: 'category',
  label,
  href,
  docId: null,
  linkUnlisted: false,
  collapsed: true,
  ...(index ? { index } : {}),
  items,
});

test('a category with an index has a page of what is in it, folders by their first page', () => {
  const inner = category('Inner', '/docs/category/inner', [link('b'), category('Deep', null, [link('c')])], {
    title: 'All inner ones',
    description: 'Words.',
  });
  const sidebars = new Map([['Main', [link('a'), category('Outer', null, [inner])]]]);
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
