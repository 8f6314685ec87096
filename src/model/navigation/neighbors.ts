import { withTrails } from './breadcrumbs';
import type { SidebarItem } from './sidebar';

/** Where a doc stands in its sidebar. */
export interface DocPlace {
  /** Null for a doc that shows none. */
  readonly sidebar: string | null;
  /** Ids of the docs before and after it in reading order. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** Places of all docs of one sidebar. Unlisted docs have a place but are nobody's neighbor. */
export function placesInSidebar(sidebar: string, items: readonly SidebarItem[]): Map<string, DocPlace> {
  const all = withTrails(items).flatMap(({ item }) => (item.docId === null ? [] : { ...item, docId: item.docId }));
  const listed = all.filter((item) => !(item.type === 'link' ? item.unlisted : item.linkUnlisted));
  const position = new Map(listed.map(({ docId }, index) => [docId, index]));
  return new Map(
    all.map(({ docId }) => {
      const index = position.get(docId);
      const previous = index === undefined ? null : (listed[index - 1]?.docId ?? null);
      const next = index === undefined ? null : (listed[index + 1]?.docId ?? null);
      return [docId, { sidebar, previous, next }];
    }),
  );
}

/** Newer and older neighbor of each item of a list sorted newest first. */
export function chronologicalNeighbors<T>(
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
