import { sidebarByName } from '../../model/navigation/lookups';
import type { SidebarEntry } from '../../model/navigation/sidebar';
import type { SiteChrome } from '../site-data/use-site-chrome';

/** Entries of the sidebar with this name; an error that names the valid ones when there is none. */
export const sidebarItems = (chrome: Pick<SiteChrome, 'allSidebar'>, name: string): readonly SidebarEntry[] =>
  sidebarByName(name, chrome.allSidebar.nodes).entries;

/** Whether the page at `path` is the entry or stands below it. */
export const containsPage = (entry: SidebarEntry, path: string): boolean =>
  entry.href === path || (entry.type === 'category' && entry.items.some((child) => containsPage(child, path)));
