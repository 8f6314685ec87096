import { docSetOfId, inOtherVersions } from '../pages/doc-sets';
import type { DocSet } from '../../config/site-config';
import type { Policy } from '../problems/problems';
import type { NavbarItem, NavbarLink } from './navbar';

/** What the bar shows of an item. Null where an item of its type has nothing to say. */
export interface ResolvedNavbarItem {
  readonly type: NavbarItem['type'];
  readonly label: string | null;
  /** Where it leads. */
  readonly href: string | null;
  /** The sidebar whose pages make the item the current one. */
  readonly sidebar: string | null;
  readonly items: readonly ResolvedNavbarItem[] | null;
  /** The version of the docs that an entry of a menu of versions leads to, by its prefix. */
  readonly version: string | null;
  /** What it is for readers of a version; null when there is only one. */
  readonly versions: readonly NavbarItemOfVersion[] | null;
}

/** A navbar item in a version of the docs, which is named by its prefix. */
export interface NavbarItemOfVersion {
  readonly version: string;
  readonly label?: string;
  readonly href?: string;
  readonly sidebar?: string | null;
}

/** What the navbar asks about docs and sidebars; each answers undefined for what does not exist or is a draft. */
export interface NavbarTargets {
  readonly pathOfDoc: (id: string) => string | undefined;
  readonly sidebarOfDoc: (id: string) => string | undefined;
  readonly firstPathOf: (sidebar: string) => string | undefined;
  readonly sets: readonly DocSet[];
  /** All versions of some docs that have pages, the last one first. */
  readonly versionsOf: (
    docs: string,
  ) => readonly { readonly prefix: string; readonly label: string; readonly href: string }[];
}

/** Authored items → what the bar shows. An item that has nothing to link to is an error, or left out when the policy is lenient. */
export function resolveNavbar(
  items: readonly NavbarItem[],
  targets: NavbarTargets,
  policy: Policy,
): ResolvedNavbarItem[] {
  return items.flatMap((item): ResolvedNavbarItem | [] => {
    const nothing = { label: null, href: null, sidebar: null, items: null, version: null, versions: null };
    if (item.type === 'search' || item.type === 'colorMode') return { ...nothing, type: item.type };
    if (item.type === 'dropdown')
      return { ...nothing, type: item.type, label: item.label, items: resolveNavbar(item.items, targets, policy) };
    if (item.type === 'versions') {
      const { type, docs, label } = item;
      const all = targets.versionsOf(docs);
      const entries = all.map(({ prefix, ...one }) => ({ ...nothing, type: 'link' as const, ...one, version: prefix }));
      const versions = all.map((one) => ({ version: one.prefix, label: one.label }));
      return { ...nothing, type, label, items: [...entries, ...resolveNavbar(item.items, targets, policy)], versions };
    }
    if (item.type === 'html') return { ...nothing, ...item };
    const href = hrefOf(item, targets);
    if (href === undefined && policy === 'lenient') return [];
    if (href === undefined)
      throw new Error(
        `The navbar item “${item.label}” (${item.type}) has nothing to link to because ${subject(item)}.`,
      );
    const versions = ofVersions(item, targets);
    return {
      ...nothing,
      type: item.type,
      label: item.label,
      href,
      sidebar: sidebarOf(item, targets) ?? null,
      versions,
    };
  });
}

/** An entry that leads to one page. */
type SectionLink = Exclude<NavbarLink, { readonly type: 'html' }>;

/** The same item in each version of its docs; null where there is only one. */
function ofVersions(item: SectionLink, targets: NavbarTargets): ResolvedNavbarItem['versions'] {
  if (item.type === 'link') return null;
  if (item.type === 'version') {
    return targets.versionsOf(item.docs).map(({ prefix, label, href }) => ({ version: prefix, label, href }));
  }
  const id = item.type === 'doc' ? item.doc : item.sidebar;
  const own = {
    version: docSetOfId(id, targets.sets)?.prefix ?? '',
    href: hrefOf(item, targets),
    sidebar: sidebarOf(item, targets),
  };
  const others = inOtherVersions(id, targets.sets).map((other) => {
    const moved = item.type === 'doc' ? { ...item, doc: other.id } : { ...item, sidebar: other.id };
    return { version: other.set.prefix, href: hrefOf(moved, targets), sidebar: sidebarOf(moved, targets) };
  });
  const existing = [own, ...others].flatMap(({ href, sidebar = null, ...one }) =>
    href === undefined ? [] : [{ ...one, href, sidebar }],
  );
  return others.length === 0 ? null : existing;
}

/** Where an item leads, or undefined when there is nothing. */
function hrefOf(item: SectionLink, targets: NavbarTargets): string | undefined {
  if (item.type === 'link') return item.to ?? item.href;
  if (item.type === 'version') return targets.versionsOf(item.docs)[0]?.href;
  return item.type === 'doc' ? targets.pathOfDoc(item.doc) : targets.firstPathOf(item.sidebar);
}

const sidebarOf = (item: SectionLink, targets: NavbarTargets): string | undefined => {
  if (item.type === 'docSidebar') return item.sidebar;
  return item.type === 'doc' ? targets.sidebarOfDoc(item.doc) : undefined;
};

const subject = (item: SectionLink): string => {
  if (item.type === 'link') return 'it has no address';
  if (item.type === 'version') return `there are no docs “${item.docs}”`;
  return item.type === 'doc' ? `there is no doc “${item.doc}”` : `the sidebar “${item.sidebar}” lists no page`;
};

/** How many items fit beside each other into `room`. If not all do, they leave a place as wide as `more`. */
export function countFitting(widths: readonly number[], room: number, more: number): number {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0));
  const whole = (ends.at(-1) ?? 0) <= room;
  return ends.filter((end) => end + (whole ? 0 : more) <= room).length;
}
