import type { DocSet } from '../../config/site-config';
import { docSetOfId, inOtherVersions } from '../pages/doc-sets';
import { withTrails } from './breadcrumbs';
import type { DocPlace } from './doc-places';
import { entriesOfBar } from './navbar';
import type { NavbarItem } from './navbar';
import type { SidebarItem } from './sidebar';

/** What is known of the sidebars of a site. */
interface Sidebars {
  readonly sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  readonly places: ReadonlyMap<string, DocPlace>;
}

/**
 * What readers call each sidebar. They know it from the navbar, by the entry for the sidebar or, without one, for a page in it; an older
 * version has the label of the last one. Sidebars that the navbar leads to come first, in its order. No two sidebars of a version have the
 * same label, because search tells its filters apart by them. `docsLabel` is what the site calls all docs.
 */
export function sidebarLabels(
  navbar: readonly NavbarItem[],
  { sidebars, places }: Sidebars,
  sets: readonly DocSet[],
  docsLabel: string,
): Map<string, string> {
  const entries = entriesOfBar(navbar);
  const inNavbar = new Map<string, string>();
  const add = (sidebar: string | null | undefined, label: string): void => {
    if (sidebar !== null && sidebar !== undefined && !inNavbar.has(sidebar)) inNavbar.set(sidebar, label);
  };
  for (const item of entries) if (item.type === 'docSidebar') add(item.sidebar, item.label);
  const hasPage = (to: string) => (items: readonly SidebarItem[]) =>
    withTrails(items).some(({ item }) => 'href' in item && item.href === to);
  for (const item of entries) {
    if (item.type === 'doc') add(places.get(item.doc)?.sidebar, item.label);
    if (item.type !== 'link' || item.to === undefined) continue;
    const isThere = hasPage(item.to);
    add([...sidebars].find(([, items]) => isThere(items))?.[0], item.label);
  }
  const labels = new Map<string, string>();
  const taken = new Set<string>();
  for (const sidebar of new Set([...inNavbar.keys(), ...sidebars.keys()])) {
    const set = docSetOfId(sidebar, sets)?.prefix ?? '';
    const others = inOtherVersions(sidebar, sets).flatMap(({ id }) => inNavbar.get(id) ?? []);
    const name = sidebar.slice(set.length);
    const label = inNavbar.get(sidebar) ?? others[0] ?? (readableName(name) || docsLabel);
    labels.set(sidebar, taken.has(set + label) ? `${label} (${name})` : label);
    taken.add(set + label);
  }
  return labels;
}

/** A name that only programs see, such as `apiSidebar`, in words. Empty for those of Docusaurus' templates, which say nothing. */
function readableName(name: string): string {
  if (!/^[a-z][A-Za-z\d]*$/.test(name)) return name;
  const words = name
    .replace(/sidebars?$/i, '')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return ['default', 'docs', 'main', 'tutorial'].includes(words) ? '' : words.charAt(0).toUpperCase() + words.slice(1);
}
