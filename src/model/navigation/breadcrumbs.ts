import type { SidebarItem } from './sidebar';

/** A step of the trail above a page; null href for a category without a page. */
export interface Breadcrumb {
  readonly label: string;
  readonly href: string | null;
}

/** An entry of a sidebar, and the way to it from the top of the sidebar, the entry itself included. */
export interface TrailedItem {
  readonly item: Exclude<SidebarItem, { type: 'html' }>;
  readonly trail: readonly Breadcrumb[];
}

/** All links and categories of a sidebar in reading order, a category before what is in it. */
export const withTrails = (items: readonly SidebarItem[], above: readonly Breadcrumb[] = []): TrailedItem[] =>
  items.flatMap((item): TrailedItem[] => {
    if (item.type === 'html') return [];
    const trail = [...above, { label: item.label, href: item.href }];
    return [{ item, trail }, ...(item.type === 'category' ? withTrails(item.items, trail) : [])];
  });

const trailsOf = new WeakMap<readonly SidebarItem[], ReadonlyMap<string, readonly Breadcrumb[]>>();

/** Trail by id of each doc of a sidebar, to its first entry. Kept, because each doc of a site asks for its own. */
function trailsById(items: readonly SidebarItem[]): ReadonlyMap<string, readonly Breadcrumb[]> {
  const known = trailsOf.get(items);
  if (known) return known;
  const trails = new Map<string, readonly Breadcrumb[]>();
  for (const { item, trail } of withTrails(items)) {
    if (item.docId !== null && !trails.has(item.docId)) trails.set(item.docId, trail);
  }
  trailsOf.set(items, trails);
  return trails;
}

/** The breadcrumbs of a doc: in its own sidebar, or else in the first that lists it; none when none does. */
export function breadcrumbsOfDoc(
  docId: string,
  own: string | null | undefined,
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
): readonly Breadcrumb[] {
  for (const items of [sidebars.get(own ?? '') ?? [], ...sidebars.values()]) {
    const found = trailsById(items).get(docId);
    if (found) return found;
  }
  return [];
}

/** The breadcrumbs of the page that is made from a category. */
export const breadcrumbsOfCategory = (href: string, items: readonly SidebarItem[]): readonly Breadcrumb[] =>
  withTrails(items).find(({ item }) => item.type === 'category' && item.href === href)?.trail ?? [];

/** What search shows above the title of a doc: its sidebar, and the categories there. */
export const searchTrail = (sidebarLabel: string, breadcrumbs: readonly Breadcrumb[]): string[] => [
  sidebarLabel,
  ...breadcrumbs.slice(0, -1).map(({ label }) => label),
];
