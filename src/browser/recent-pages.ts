import { parseList } from '../model/parse-list';
import { readStored, writeStored } from './storage';
import { isObject, isText } from '../model/guards';

/** A page that the reader has visited. */
export interface RecentPage {
  /** Address below the site's root. */
  readonly path: string;
  readonly title: string;
}

const storageKey = 'recent-pages';
/** One more than is offered, because the page that is shown is not. */
const most = 6;
const longest = 200;

/** Keeps the page that is shown on this device, if it is an article. It never leaves the device. */
export function rememberPage(): void {
  const title = document.querySelector('article h1')?.textContent.trim() ?? '';
  const path = location.pathname.slice(__PATH_PREFIX__.length);
  const known = recentPages();
  const pages = withPage(known, { path, title });
  if (pages !== known) writeStored(storageKey, JSON.stringify(pages));
}

/** The pages that were visited, newest first. */
export const recentPages = (): readonly RecentPage[] => parsePages(readStored(storageKey));

/** Forgets all visits. */
export const forgetPages = (): void => writeStored(storageKey, '[]');

/** Puts a page on top of those that were visited before. */
export function withPage(pages: readonly RecentPage[], page: RecentPage): readonly RecentPage[] {
  if (!isPage(page)) return pages;
  return [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, most);
}

/** The pages from what was kept on the device. */
export const parsePages = (text: string | null): readonly RecentPage[] => parseList(text, isPage).slice(0, most);

/** Two slashes at the beginning would lead to another site. */
function isPage(value: unknown): value is RecentPage {
  if (!isObject(value)) return false;
  const { path, title } = value;
  if (!isText(path) || !isText(title)) return false;
  return /^\/(?!\/)/.test(path) && path.length <= longest && title !== '' && title.length <= longest;
}
