import { placesInSidebar } from './neighbors';
import type { DocPlace } from './neighbors';
import type { DocOverrides } from '../pages/doc-source';
import type { SidebarItem } from './sidebar';

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
