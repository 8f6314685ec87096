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
