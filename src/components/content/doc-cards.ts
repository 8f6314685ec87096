import type { SidebarEntry } from '../navigation/sidebar-data';

/** A page of a category, as a list of links shows it. */
export interface DocCard {
  readonly label: string;
  readonly href: string;
}

/** The entries below the category with this address, or else those beside the page; `undefined` when the path is in none. */
export function cardsOf(items: readonly SidebarEntry[], path: string): DocCard[] | undefined {
  for (const { href, items: inner } of items) {
    if (href === path) return listed(inner ?? items, path);
    const found = inner && cardsOf(inner, path);
    if (found) return found;
  }
  return undefined;
}

const listed = (items: readonly SidebarEntry[], path: string): DocCard[] =>
  items.flatMap((item) => {
    const href = item.href ?? firstPage(item);
    return href === null || href === path || item.unlisted === true ? [] : [{ label: item.label, href }];
  });

/** A category without a page of its own leads to its first. */
function firstPage({ items }: SidebarEntry): string | null {
  for (const item of items ?? []) {
    const href = item.href ?? firstPage(item);
    if (href !== null) return href;
  }
  return null;
}
