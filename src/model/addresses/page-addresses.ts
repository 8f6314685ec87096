import { folderOf, standsForFolder } from '../pages/doc-names';
import { decodeAddress } from './address';
import { trimSlash } from './routes';
import type { SiteConfig } from '../../config/site-config';

/**
 * URL of a doc. A slug replaces the last part or, with a leading `/`, the whole. `name` is what the file says when the id says
 * otherwise: a file that stands for its folder has the folder's address. `base` is what the docs are below.
 */
export function docPath(id: string, { slug, name = id, base }: DocAddress): string {
  if (slug !== undefined) return trimSlash(base + decodeAddress(new URL(slug, `file:///${folderOf(name)}`).pathname));
  return trimSlash(`${base}/${standsForFolder(name) ? folderOf(name) : id}`);
}

interface DocAddress {
  readonly slug?: string | undefined;
  readonly name?: string;
  readonly base: string;
}

/** URL of a post: a slug, or what the name of its file says (`2025/05/26/range-based-icons`), below the address of its blog. */
export const postPath = (address: string, base: string): string => trimSlash(`${base}/${address.replace(/^\/+/, '')}`);

/** URL of a page outside of docs and blog: what the name of its file says, below the address of its folder. */
export const plainPath = (name: string, base = ''): string =>
  trimSlash(`${base}/${name.replace(/^\/+|\.\w+$/g, '')}`.replace(/\/index$/, ''));

/** Address of a page that reference data names by its id. Such pages have no custom slug. */
export const addressOfDoc = (id: string, { docsBasePath }: Pick<SiteConfig, 'docsBasePath'>): string =>
  docPath(id, { base: docsBasePath });
