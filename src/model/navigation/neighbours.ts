import type { SidebarItem } from './sidebar';

export interface Breadcrumb {
  readonly label: string;
  readonly href: string | null;
}

/** Where a doc stands in its sidebar. */
export interface DocPlace {
  /** Null for a doc that shows none. */
  readonly sidebar: string | null;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Ids of the docs before and after it in reading order. */
  readonly previous: string | null;
  readonly next: string | null;
}

interface Stop {
  readonly docId: string;
  readonly unlisted: boolean;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** Reading order of one sidebar: every doc once, a category's own page before its items. */
function stops(items: readonly SidebarItem[], trail: readonly Breadcrumb[]): Stop[] {
  return items.flatMap((item): Stop[] => {
    if (item.type === 'html') return [];
    const crumb: Breadcrumb = { label: item.label, href: item.href };
    const breadcrumbs = [...trail, crumb];
    const unlisted = item.type === 'link' ? item.unlisted : item.linkUnlisted;
    const own = item.docId === null ? [] : [{ docId: item.docId, unlisted, breadcrumbs }];
    return item.type === 'link' ? own : [...own, ...stops(item.items, breadcrumbs)];
  });
}

/** Places of all docs of one sidebar. Unlisted docs have a place but are nobody's neighbour. */
export function placesInSidebar(sidebar: string, items: readonly SidebarItem[]): Map<string, DocPlace> {
  const all = stops(items, []);
  const listed = all.filter((stop) => !stop.unlisted);
  const position = new Map(listed.map((stop, index) => [stop.docId, index]));
  return new Map(
    all.map(({ docId, breadcrumbs }) => {
      const index = position.get(docId);
      const previous = index === undefined ? null : (listed[index - 1]?.docId ?? null);
      const next = index === undefined ? null : (listed[index + 1]?.docId ?? null);
      return [docId, { sidebar, breadcrumbs, previous, next }];
    }),
  );
}

/** Newer and older neighbour of each item of a list sorted newest first. */
export function chronologicalNeighbours<T>(
  newestFirst: readonly T[],
  idOf: (item: T) => string,
): Map<string, { newer: T | null; older: T | null }> {
  return new Map(
    newestFirst.map((item, index) => [
      idOf(item),
      { newer: newestFirst[index - 1] ?? null, older: newestFirst[index + 1] ?? null },
    ]),
  );
}

/** Labels from the top of a sidebar down to the category at an address, and that category itself. */
export function trailTo(path: string, items: readonly SidebarItem[]): Breadcrumb[] {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const crumb = { label: item.label, href: item.href };
    if (item.href === path) return [crumb];
    const below = trailTo(path, item.items);
    if (below.length > 0) return [crumb, ...below];
  }
  return [];
}
