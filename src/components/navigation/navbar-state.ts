import { match } from '@reach/router';

export interface NavbarEntry {
  readonly label: string;
  readonly href: string;
  readonly sidebar: string | null;
}

/** Whether an entry leads to the section that the page belongs to: by sidebar for docs, by address otherwise. */
export function isCurrentSection(item: NavbarEntry, path: string, sidebar: string | null): boolean {
  if (item.sidebar !== null) return item.sidebar === sidebar;
  return match(`${item.href}/*`, path) !== null;
}
