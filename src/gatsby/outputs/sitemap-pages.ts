import { fitsPattern } from '../../model/addresses/address-pattern';
import type { SitemapPage } from '../../deploy/sitemap';
import { builtTree } from '../built-tree';
import { lastCommit } from '../schema/last-commit';
import { graphFromNodes } from '../nodes/graph-from-nodes';
import { pageNodesOf } from '../nodes/domain-nodes';
import type { NodeStore, PageNode } from '../nodes/domain-nodes';

/** Day of the last change of a page: as its front matter says, or of its last commit. */
export const changeOf = async ({
  lastUpdate,
  file,
}: Pick<PageNode, 'lastUpdate' | 'file'>): Promise<string | undefined> => lastUpdate?.date ?? (await lastCommit(file));

/** Addresses of all pages but the not-found page. */
export const pageAddresses = (store: NodeStore): string[] =>
  store
    .getNodesByType('SitePage')
    .flatMap(({ path }) => (typeof path === 'string' ? path : []))
    .filter((path) => !/^\/(?:404(?:\.html)?|dev-404-page)\/?$/.test(path));

/** All pages that search engines may show, by address: not the unlisted ones and chapters, which say so, nor the not-found page. */
export async function sitemapPages(store: NodeStore): Promise<SitemapPage[]> {
  const sources = new Map(pageNodesOf(store).map((page) => [page.path, page]));
  const { basePath, url, sitemapIgnored, sitemapDates } = builtTree().config;
  const base = basePath.slice(0, -1);
  const chapters = new Set([...(await graphFromNodes(store)).chapters.values()].map(({ path }) => path));
  const addresses = pageAddresses(store)
    .filter((path) => !chapters.has(path))
    .filter((path) => sources.get(path)?.unlisted !== true)
    .filter((path) => !sitemapIgnored.some((pattern) => fitsPattern(base + path, pattern)))
    .sort();
  return Promise.all(
    addresses.map(async (path) => {
      const page = sitemapDates ? sources.get(path) : undefined;
      const changed = page && (await changeOf(page));
      return { address: url + path, changed };
    }),
  );
}
