import type { SidebarCategory, SidebarItem } from '../../src/model/navigation/sidebar';

/** A link of a sidebar, for tests. */
export const link = (label: string, href: string, unlisted = false): SidebarItem => ({
  type: 'link',
  label,
  href,
  docId: label,
  unlisted,
});

/** Markup between the entries of a sidebar, for tests. */
export const markup = (html: string): SidebarItem => ({ type: 'html', label: '', href: null, html });

/** A closed category of a sidebar, for tests; `index` gives it a page made of its entries. */
export const category = (
  label: string,
  href: string | null,
  items: readonly SidebarItem[],
  index?: { readonly title: string; readonly description: string },
): SidebarCategory => ({
  type: 'category',
  label,
  href,
  docId: null,
  linkUnlisted: false,
  collapsed: true,
  items,
  ...(index ? { index } : {}),
});
