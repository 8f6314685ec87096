import type { SiteChrome } from '../layout/use-site-chrome';

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

/** Entries of the sidebar with this name; none when there is no such sidebar. */
export const sidebarItems = (chrome: SiteChrome, name: string): readonly SidebarEntry[] =>
  chrome.allSidebar.nodes.find((sidebar) => sidebar.name === name)?.items ?? [];

/** Whether the page at `path` is the entry or stands below it. */
export const containsPage = (entry: SidebarEntry, path: string): boolean =>
  entry.href === path || (entry.items?.some((child) => containsPage(child, path)) ?? false);
