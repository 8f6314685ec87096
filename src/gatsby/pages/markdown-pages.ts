import type { NodePluginArgs } from 'gatsby';
import type { SiteConfig } from '../../config/site-config';
import type { SiteData } from '../../model/site-data';
import { isTranslated } from '../../content/origin';
import { addressInLastVersion, docAddresses, inOtherVersions } from '../../model/pages/doc-sets';
import { tagsOfPage } from '../../model/pages/list-pages';
import { searchUrl } from '../../model/addresses/routes';
import { pageKinds, pagesOf } from '../../model/pages/pages';
import { builtTree } from '../built-tree';
import type { ContentGraph } from '../nodes/content-graph';
import { nodesOf } from '../nodes/domain-nodes';
import type { PageNode } from '../nodes/domain-nodes';
import { mdxFile, sourcedMdxFiles } from '../nodes/mdx-sources';
import type { BlogContexts } from './blog-pages';
import type { SidebarContext, PageRequest } from './page-request';
import { template } from './page-request';

interface Surroundings {
  readonly store: Pick<NodePluginArgs, 'getNodesByType'>;
  readonly graph: ContentGraph;
  readonly tags: SiteData['tags'];
  readonly sidebarContext: SidebarContext;
  readonly blogContext: BlogContexts;
  readonly config: SiteConfig;
}

/** A page for each Markdown file, by the template of its kind. One that needs MDX goes through gatsby-plugin-mdx. */
export function markdownPages(
  pages: readonly PageNode[],
  { store, graph, tags, sidebarContext, blogContext, config }: Surroundings,
): PageRequest[] {
  const mdxFiles = sourcedMdxFiles(store);
  const addressOf = docAddresses(pagesOf('doc', pages), nodesOf(store, 'Redirect'), config.docSets);
  return pages.map((page) => {
    const file = mdxFile(page.file);
    const component = template(pageKinds[page.kind].template);
    // While developing, a page may just have begun to need MDX: its source is on the disk, but Gatsby has not seen it yet.
    const runs = page.needsMdx && mdxFiles.has(file);
    return {
      path: page.path,
      component: runs ? `${component}?__contentFilePath=${file}` : component,
      context: {
        ...{ id: page.id, ...samePagesOf(page, addressOf, config), ...tagsOf(page, tags, config) },
        ...originalOf(page, config),
        ...sidebarContext(graph.places.get(page.id)?.sidebar),
        ...(page.kind === 'post' ? blogContext(page.file) : {}),
      },
    };
  });
}

/** The tags of a page with their addresses, where these have pages. Those of other docs lead to a search of the docs. */
function tagsOf(
  page: PageNode,
  tags: SiteData['tags'],
  config: SiteConfig,
): { tags?: { label: string; path: string }[] } {
  if (page.tags.length === 0) return {};
  if (!config.listPages && page.kind === 'doc')
    return { tags: page.tags.map((tag) => ({ label: tag, path: searchUrl(tag, pageKinds.doc.searchContext) })) };
  if (!config.listPages) return {};
  return { tags: tagsOfPage(page, tags, config).map(({ label, path }) => ({ label, path })) };
}

/** That a page has no translation, so that it is shown in the language of the originals. */
function originalOf({ file }: PageNode, { locales, locale }: SiteConfig): { isOriginal?: true } {
  if (locale.code === locales[0]?.code) return {};
  const { origin } = builtTree();
  return origin && !isTranslated(origin, file) ? { isOriginal: true } : {};
}

/** Where the other versions of a doc are, and which one search engines should show; nothing for docs that have one version. */
function samePagesOf(
  { kind, id }: PageNode,
  addressOf: (id: string) => string | undefined,
  config: SiteConfig,
): { samePages?: Record<string, string>; canonical?: string } {
  const { docSets } = config;
  if (kind !== 'doc' || docSets.length === 1) return {};
  const others = inOtherVersions(id, docSets).flatMap(({ set, id: other }) => {
    const address = addressOf(other);
    return address === undefined ? [] : [[set.prefix, address] as const];
  });
  const canonical = addressInLastVersion(id, addressOf, config);
  return {
    ...(others.length === 0 ? {} : { samePages: Object.fromEntries(others) }),
    ...(canonical === undefined ? {} : { canonical }),
  };
}
