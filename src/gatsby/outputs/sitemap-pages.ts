import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { fitsPattern } from '../../deploy/address-pattern';
import type { SitemapPage } from '../../deploy/sitemap';
import { publishing } from '../../publishing';
import { site } from '../../site';
import { lastCommit } from '../schema/last-commit';

const sitePage = z.object({ path: z.string() });
const source = z.object({
  path: z.string(),
  file: z.string(),
  unlisted: z.boolean(),
  lastUpdate: z.object({ date: z.string().nullable() }).nullish(),
});

/** All pages that search engines may show, by address: not the unlisted ones, which say so, nor the not-found page. */
export async function sitemapPages({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): Promise<SitemapPage[]> {
  const sources = new Map(
    [...getNodesByType('DocPage'), ...getNodesByType('BlogPost')]
      .map((node) => source.parse(node))
      .map((page) => [page.path, page]),
  );
  const base = site.basePath.slice(0, -1);
  const addresses = getNodesByType('SitePage')
    .map((node) => sitePage.parse(node).path)
    .filter((path) => !/^\/(?:404(?:\.html)?|dev-404-page)\/?$/.test(path) && sources.get(path)?.unlisted !== true)
    .filter((path) => !publishing.sitemapIgnored.some((pattern) => fitsPattern(base + path, pattern)))
    .sort();
  return Promise.all(
    addresses.map(async (path) => {
      const page = publishing.sitemapDates ? sources.get(path) : undefined;
      const changed = page && (page.lastUpdate?.date ?? (await lastCommit(page.file)));
      return { address: site.url + path, changed };
    }),
  );
}
