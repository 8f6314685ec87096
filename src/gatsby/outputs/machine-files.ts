import { breadcrumbsOfDoc } from '../../model/navigation/breadcrumbs';
import { llmsText } from '../../model/llms-text';
import type { ListedPages } from '../../model/llms-text';
import { newestFirst, shownBlogs } from '../../model/pages/posts/blogs';
import { addressInLastVersion, docAddresses } from '../../model/pages/doc-sets';
import { pagesOf } from '../../model/pages/pages';
import { structuredData } from '../../model/structured-data';
import { builtTree } from '../built-tree';
import type { ContentGraph } from '../nodes/content-graph';
import { lastingPages } from './markdown-files';
import { graphFromNodes } from '../nodes/content-graph';
import { nodesOf, pageNodesOf } from '../nodes/domain-nodes';
import type { NodeStore, PageNode } from '../nodes/domain-nodes';
import { searchContexts } from '../../search/contexts';
import { sidebarLabels } from '../../model/navigation/sidebar-labels';
import { blogFeeds } from '../../model/feeds/blog-feeds';
import { fitsPattern } from '../../model/pages/partials';
import type { SitemapPage } from '../../deploy/sitemap';
import { localeSites } from '../../config/site-config';
import { alternatesOf } from '../../model/addresses/routes';

/** JSON-LD of all docs and posts that search engines may show, by address. */
export function structuredPages(store: NodeStore, { places, sidebars }: ContentGraph): Map<string, string> {
  const people = new Map(nodesOf(store, 'Author').map(({ key, name, url }) => [key, { name, url }]));
  const { config } = builtTree();
  const pages = pageNodesOf(store);
  const listed = [...pagesOf('doc', pages), ...pagesOf('post', pages)].filter(
    ({ draft, unlisted }) => !draft && !unlisted,
  );
  return new Map(
    listed.map((page) => {
      const { kind, path, title, description } = page;
      const more =
        page.kind === 'post'
          ? { authors: page.authors.flatMap((key) => people.get(key) ?? []), trail: [], published: page.date }
          : { authors: [], trail: breadcrumbsOfDoc(page.id, places.get(page.id)?.sidebar, sidebars) };
      return [path, structuredData({ kind, path, title, description, changed: changeOf(page), ...more }, config)];
    }),
  );
}

/** Text of `llms.txt`: the docs of each sidebar, all other pages, and the posts. */
export function llmsFile(store: NodeStore, graph: ContentGraph): string {
  const { places, sidebars } = graph;
  const { title, tagline, url, docSets } = builtTree().config;
  const listed = pageNodesOf(store).filter(({ draft, unlisted }) => !draft && !unlisted);
  const navbar = nodesOf(store, 'Navbar').flatMap(({ authored }) => authored);
  const labels = sidebarLabels(navbar, graph, docSets, searchContexts.docs.label);
  const lasting = lastingPages(listed, docSets);
  const inSidebar = (name: string | null): typeof lasting =>
    lasting.filter(({ id }) => (places.get(id)?.sidebar ?? null) === name);
  const sections: ListedPages[] = [...sidebars.keys()].map((name) => ({
    title: labels.get(name) ?? name,
    pages: inSidebar(name),
  }));
  return llmsText({ title, tagline, address: url }, [
    ...sections,
    { title: 'Other pages', pages: inSidebar(null) },
    // Programs that have little room leave out what stands below this heading.
    { title: 'Optional', pages: pagesOf('post', listed).sort(newestFirst) },
  ]);
}

/** The feeds of all blogs from the current nodes: address → text. */
export function feedFiles(store: NodeStore): Map<string, () => string> {
  const { config } = builtTree();
  return new Map(
    shownBlogs(config).flatMap((blog) => {
      const posts = nodesOf(store, 'BlogPost').filter((post) => post.blog === blog.folder);
      return [...blogFeeds(posts, nodesOf(store, 'Author'), blog, config)];
    }),
  );
}

/** Day of the last change of a page: as its front matter says, or of its last commit. */
const changeOf = ({ lastUpdate, lastCommit }: Pick<PageNode, 'lastUpdate' | 'lastCommit'>): string | undefined =>
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
  const docs = pagesOf('doc', [...sources.values()]);
  const addressOf = docAddresses(docs, nodesOf(store, 'Redirect'), config.docSets);
  const hasNewer = ({ kind, id }: PageNode): boolean =>
    kind === 'doc' && addressInLastVersion(id, addressOf, config) !== undefined;
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
