import { sidebarByName } from '../../model/navigation/lookups';
import type { SiteChrome } from '../site-data/use-site-chrome';

/** An entry as the sidebar shows it. The query unrolls the nesting to four levels; this type rolls it up again. */
export interface SidebarEntry {
  readonly type: string;
  readonly label: string;
  readonly href: string | null;
  readonly unlisted: boolean | null;
  readonly linkUnlisted: boolean | null;
  readonly collapsed: boolean | null;
  /** Markup, in the place of a link. */
  readonly html?: string | null;
  readonly items?: readonly SidebarEntry[] | null;
}

/** Entries of the sidebar with this name; an error that names the valid ones when there is none. */
export const sidebarItems = (chrome: Pick<SiteChrome, 'allSidebar'>, name: string): readonly SidebarEntry[] =>
  sidebarByName(name, chrome.allSidebar.nodes).items;

/** Whether the page at `path` is the entry or stands below it. */
export const containsPage = (entry: SidebarEntry, path: string): boolean =>
  entry.href === path || (entry.items?.some((child) => containsPage(child, path)) ?? false);
