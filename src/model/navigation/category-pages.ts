import { breadcrumbsOfCategory } from './breadcrumbs';
import type { Breadcrumb } from './breadcrumbs';
import { firstLink, indexedCategories } from './sidebar';
import type { SidebarItem } from './sidebar';

/** The page of a category that has no doc. It lists what is in the category. */
export interface CategoryPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Null for a list that is in no sidebar. */
  readonly sidebar: string | null;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly items: readonly { readonly label: string; readonly href: string; readonly description: string }[];
}

/** Pages for all categories that want one. `descriptions` are those of docs by their address. */
export function categoryPages(
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
  descriptions: ReadonlyMap<string, string>,
): CategoryPage[] {
  return [...sidebars].flatMap(([sidebar, all]) =>
    indexedCategories(all).flatMap(({ href, index, items }) => {
      if (href === null || !index) return [];
      const entries = items.flatMap((item) => {
        const href = firstLink([item])?.path;
        return href === undefined ? [] : [{ label: item.label, href, description: descriptions.get(href) ?? '' }];
      });
      return [{ path: href, ...index, sidebar, breadcrumbs: breadcrumbsOfCategory(href, all), items: entries }];
    }),
  );
}
