import { resolveInPage } from '../links/resolve-link';
import { contentFile, servedPath } from '../links/site-paths';
import type { CompileState } from '../compile-state';

type Page = Pick<CompileState, 'file' | 'context' | 'trail'>;

/** Where a link of a page leads, as an address that works from anywhere. */
export const publishedLink = (href: string, page: Page): string =>
  href.startsWith('#') ? href : absolute(resolveInPage(href, page).href, page);

/** Where a picture of a page can be had. One below docs/ or blog/ is published under its own name for this. */
export function publishedPicture(src: string, { file, context }: Pick<Page, 'file' | 'context'>): string {
  const picture = contentFile(src, file);
  return absolute(picture === undefined ? servedPath(src) : `/${encodeURI(picture)}`, { context });
}

const absolute = (address: string, { context }: Pick<Page, 'context'>): string =>
  /^\/(?!\/)/.test(address) ? context.config.url + address : address;
