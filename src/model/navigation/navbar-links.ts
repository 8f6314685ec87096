import type { Policy } from '../policy';
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
}

/** What the navbar asks about docs and sidebars; each answers undefined for what does not exist or is a draft. */
export interface NavbarTargets {
  readonly pathOfDoc: (id: string) => string | undefined;
  readonly sidebarOfDoc: (id: string) => string | undefined;
  readonly firstPathOf: (sidebar: string) => string | undefined;
}

/** Authored items → what the bar shows. An item that has nothing to link to is an error, or left out when the policy is lenient. */
export function resolveNavbar(
  items: readonly NavbarItem[],
  targets: NavbarTargets,
  policy: Policy,
): ResolvedNavbarItem[] {
  return items.flatMap((item): ResolvedNavbarItem | [] => {
    const nothing = { label: null, href: null, sidebar: null, items: null };
    if (item.type === 'search' || item.type === 'colorMode') return { ...nothing, type: item.type };
    if (item.type === 'dropdown')
      return { ...nothing, type: item.type, label: item.label, items: resolveNavbar(item.items, targets, policy) };
    const href = hrefOf(item, targets);
    if (href === undefined && policy === 'lenient') return [];
    if (href === undefined)
      throw new Error(
        `The navbar item “${item.label}” (${item.type}) has nothing to link to because ${subject(item)}.`,
      );
    return { ...nothing, type: item.type, label: item.label, href, sidebar: sidebarOf(item, targets) ?? null };
  });
}

/** Where an item leads, or undefined when there is nothing. */
function hrefOf(item: NavbarLink, targets: NavbarTargets): string | undefined {
  if (item.type === 'link') return item.to ?? item.href;
  return item.type === 'doc' ? targets.pathOfDoc(item.doc) : targets.firstPathOf(item.sidebar);
}

const sidebarOf = (item: NavbarLink, targets: NavbarTargets): string | undefined => {
  if (item.type === 'link') return undefined;
  return item.type === 'doc' ? targets.sidebarOfDoc(item.doc) : item.sidebar;
};

const subject = (item: NavbarLink): string => {
  if (item.type === 'link') return 'it has no address';
  return item.type === 'doc' ? `there is no doc “${item.doc}”` : `the sidebar “${item.sidebar}” lists no page`;
};
