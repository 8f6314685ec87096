import { fitsPattern } from '../../model/pages/partials';
import type { SitemapPage } from '../../deploy/sitemap';
import { addressInLastVersion } from '../../model/pages/doc-sets';
import { localeSites } from '../../config/site-config';
import { alternatesOf } from '../../model/addresses/routes';
import { builtTree } from '../built-tree';
import { graphFromNodes } from '../nodes/content-graph';
import { pageNodesOf } from '../nodes/domain-nodes';
import type { NodeStore, PageNode } from '../nodes/domain-nodes';

/** Day of the last change of a page: as its front matter says, or of its last commit. */
export const changeOf = ({ lastUpdate, lastCommit }: Pick<PageNode, 'lastUpdate' | 'lastCommit'>): string | undefined =>
  lastUpdate?.date ?? lastCommit ?? undefined;

/** Addresses of all pages but the not-found page. */
export const pageAddresses = (store: NodeStore): string[] =>
  store
    .getNodesByType('SitePage')
    .flatMap(({ path }) => (typeof path === 'string' ? path : []))
    .filter((path) => !/^\/(?:404(?:\.html)?|dev-404-page)\/?$/.test(path));

/** All pages that search engines may show, by address: not the unlisted ones, chapters and docs with a newer version, which say so, nor the not-found page. */
export async function sitemapPages(store: NodeStore): Promise<SitemapPage[]> {
  const sources = new Map(pageNodesOf(store).map((page) => [page.path, page]));
  const { config } = builtTree();
  const { basePath, url, sitemapIgnored, sitemapDates } = config;
  const paths = new Map([...sources.values()].map((page) => [page.id, page.path]));
  const hasNewer = ({ kind, id }: PageNode): boolean =>
    kind === 'doc' && addressInLastVersion(id, (other) => paths.get(other), config) !== undefined;
  const sites = localeSites(config);
  const base = basePath.slice(0, -1);
  const chapters = new Set([...(await graphFromNodes(store)).chapters.values()].map(({ path }) => path));
  const addresses = pageAddresses(store)
    .filter((path) => !chapters.has(path))
    .filter((path) => {
      const page = sources.get(path);
      return !page || !(page.unlisted || hasNewer(page));
    })
    .filter((path) => !fitsPattern(base + path, sitemapIgnored))
    .sort();
  return addresses.map((path) => {
    const page = sitemapDates ? sources.get(path) : undefined;
    const languages = alternatesOf(sites, path);
    return { address: url + path, changed: page && changeOf(page), ...(languages.length > 0 ? { languages } : {}) };
  });
}
