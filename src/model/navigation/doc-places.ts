import type { DocOverrides } from '../pages/doc-source';
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

interface WishingDoc {
  readonly id: string;
  readonly overrides?: DocOverrides | undefined;
}

/** Places of all docs: in the sidebar that the author chose, or the first that lists them, with the neighbors chosen. */
export function docPlaces(
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
  docs: readonly WishingDoc[],
): Map<string, DocPlace> {
  const bySidebar = new Map([...sidebars].map(([name, items]) => [name, placesInSidebar(name, items)]));
  const places = new Map<string, DocPlace>();
  for (const inSidebar of bySidebar.values()) {
    for (const [id, place] of inSidebar) if (!places.has(id)) places.set(id, place);
  }
  const known = new Set(docs.map(({ id }) => id));
  for (const { id, overrides = {} } of docs) {
    if (Object.keys(overrides).length === 0) continue;
    const { sidebar } = overrides;
    const listed = bySidebar.get(sidebar ?? '')?.get(id) ?? places.get(id);
    const place = listed ?? { sidebar: null, previous: null, next: null };
    const neighbor = (wish: string | null | undefined, otherwise: string | null): string | null =>
      wish === undefined || (wish !== null && !known.has(wish)) ? otherwise : wish;
    places.set(id, {
      ...place,
      sidebar: sidebar === undefined || (sidebar !== null && !sidebars.has(sidebar)) ? place.sidebar : sidebar,
      previous: neighbor(overrides.previous, place.previous),
      next: neighbor(overrides.next, place.next),
    });
  }
  return places;
}
