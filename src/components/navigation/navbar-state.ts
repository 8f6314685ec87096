import { match } from '@reach/router';
import type { NavbarItemOfVersion } from '../../model/navigation/navbar-links';

/** An item of the bar as the query returns it; null where an item of its type has nothing to say. */
export interface NavbarEntry {
  readonly type: string;
  readonly label: string | null;
  readonly href: string | null;
  readonly sidebar: string | null;
  readonly version?: string | null;
  readonly versions?: readonly NavbarItemOfVersion[] | null;
  readonly items?: readonly NavbarEntry[] | null;
}

/** Whether an entry leads to the section that the page belongs to: by sidebar for docs, by address otherwise. */
export function isCurrentSection(item: NavbarEntry, path: string, sidebar: string | null): boolean {
  if (item.items) return item.items.some((inner) => isCurrentSection(inner, path, sidebar));
  if (item.sidebar !== null) return item.sidebar === sidebar;
  return item.href !== null && match(`${item.href}/*`, path) !== null;
}

/** The entries that are links or hold links; the others are controls of the header. */
export const sectionEntries = (items: readonly NavbarEntry[]): NavbarEntry[] =>
  items.filter(({ label }) => label !== null);

/** The links, also those inside of dropdowns, in one row. */
export const withoutDropdowns = (items: readonly NavbarEntry[]): NavbarEntry[] =>
  items.flatMap((item) => item.items ?? [item]);

/**
 * The items for a reader of some versions of the docs, the most important one first. `samePages` has the address of the page in other
 * versions, to which the entries of a menu of versions lead.
 */
export const inVersions = (
  items: readonly NavbarEntry[],
  versions: readonly string[],
  samePages: Readonly<Record<string, string>>,
): NavbarEntry[] =>
  items.map((item) => {
    const own = versions.flatMap((version) => item.versions?.find((one) => one.version === version) ?? [])[0];
    const href = samePages[item.version ?? ''];
    return {
      ...item,
      ...(own?.label === undefined ? {} : { label: own.label }),
      ...(own?.href === undefined ? {} : { href: own.href }),
      ...(own?.sidebar === undefined ? {} : { sidebar: own.sidebar }),
      ...(typeof item.version === 'string' && href !== undefined ? { href } : {}),
      ...(item.items ? { items: inVersions(item.items, versions, samePages) } : {}),
    };
  });
