import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { builtTree } from '../built-tree';
import { loadData } from '../../content/data-files';
import { readDataFiles } from '../../content/files/read-content';
import { isDeveloping } from '../develop/last-good';
import { recheckSoon } from '../develop/recheck';
import { contentChanged, graphFromNodes } from '../nodes/content-graph';
import type { ContentGraph } from '../nodes/content-graph';
import { nodesOf, pageNodesOf } from '../nodes/domain-nodes';
import type { PageNode } from '../nodes/domain-nodes';
import { publishLinkedFiles } from '../outputs/files-beside-pages';
import { searchContexts } from '../../search/contexts';
import { sidebarLabels } from '../../model/navigation/sidebar-labels';
import { blogContexts, blogPages } from '../pages/blog-pages';
import type { BlogContexts } from '../pages/blog-pages';
import { chapterPages } from '../pages/chapter-pages';
import { markdownPages } from '../pages/markdown-pages';
import { sidebarContexts, template } from '../pages/page-request';
import type { SidebarContext, PageRequest } from '../pages/page-request';
import { scriptPages } from '../pages/script-pages';
import { updateOtherPages } from './create-content-nodes';
import type { SiteConfig } from '../../config/site-config';
import { translate } from '../../i18n/translate';
import { categoryPages, listPages } from '../../model/pages/list-pages';
import type { ListPage, ListWords } from '../../model/pages/list-pages';
import { pagesOf } from '../../model/pages/pages';
import type { SiteData } from '../../model/site-data';

/** Domain nodes → pages, kind by kind. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  recheckSoon();
  updateOtherPages(args);
  // A file that is gone makes no node, and so nobody said that the content changed.
  contentChanged();
  const pages = pageNodesOf(args).filter(({ draft }) => isDeveloping() || !draft);
  const { contentDir, config, content, report } = builtTree();
  const { data } = loadData(config.listPages ? readDataFiles(contentDir) : new Map());
  const graph = await graphFromNodes(args);
  const sidebarContext = sidebarContexts(graph, config.docSets);
  const blogContext = blogContexts(pages, config);
  const navbar = nodesOf(args, 'Navbar').flatMap(({ authored }) => authored);
  const leaveFormer = leaveFormerTemplate(Reflect.apply(args.store.getState, args.store, []));
  for (const request of [
    ...markdownPages(pages, { store: args, graph, tags: data.tags, sidebarContext, blogContext, config }),
    ...scriptPages(args, content.moduleProps),
    ...listingPages(pages, data, graph, sidebarContext, blogContext, config),
    ...chapterPages(graph, sidebarLabels(navbar, graph, config.docSets, searchContexts.docs.label), sidebarContext),
    ...blogPages(pages, blogContext, config),
  ]) {
    leaveFormer(request);
    args.actions.createPage(request);
  }

  await report.describe(pages, graph);
  if (config.foreign) await publishLinkedFiles(contentDir, path.resolve('public'), pages, config);
};

const kept = z.object({ pages: z.instanceof(Map), components: z.instanceof(Map) });
const keptPage = z.object({ component: z.string() });
const keptComponent = z.object({ pages: z.instanceof(Set) });

/**
 * Takes a page that has another template than before from the list of its former one, in the state of Gatsby, which would keep it there: once the
 * page is gone, each build would fail after its last step. A page that begins or ceases to run as MDX has another template. Deleting the page and
 * creating it again would not rerun its query.
 */
function leaveFormerTemplate(state: unknown): (request: PageRequest) => void {
  const { pages, components } = kept.parse(state);
  return ({ path: address, component }) => {
    const former = keptPage.safeParse(pages.get(address)).data?.component;
    if (former === undefined || former === component) return;
    keptComponent.safeParse(components.get(former)).data?.pages.delete(address);
  };
}

/** Pages that list others: of categories without a doc, of tags and of authors. */
function listingPages(
  pages: readonly PageNode[],
  data: SiteData,
  { sidebars }: ContentGraph,
  sidebarContext: SidebarContext,
  blogContext: BlogContexts,
  config: SiteConfig,
): PageRequest[] {
  const descriptions = new Map(pagesOf('doc', pages).map((doc) => [doc.path, doc.description]));
  const component = template('category');
  const categories: readonly ListPage[] = categoryPages(sidebars, descriptions);
  return [...categories, ...listPages(pages, data, words, config)].map(({ group, blog, ...category }) => ({
    path: category.path,
    component: group ? template('post-group') : component,
    context: {
      ...(group ? { group, posts: category.items.map(({ href }) => href) } : { category }),
      ...(blog === undefined ? sidebarContext(category.sidebar) : { inBlog: true, ...blogContext(`${blog}/`) }),
    },
  }));
}

function counted(count: number, kind: 'doc' | 'post'): string {
  if (kind === 'post')
    return count === 1
      ? translate({ id: 'lists.post', message: 'One post' })
      : translate({ id: 'lists.posts', message: '{count} posts' }, { count });
  return count === 1
    ? translate({ id: 'lists.doc', message: 'One doc' })
    : translate({ id: 'lists.docs', message: '{count} docs' }, { count });
}

/** Titles as Docusaurus writes them, because search engines know them. */
const words: ListWords = {
  get tags() {
    return translate({ id: 'lists.tags', message: 'Tags' });
  },
  get authors() {
    return translate({ id: 'lists.authors', message: 'Authors' });
  },
  tagged: (tag, count, kind) =>
    translate({ id: 'lists.tagged', message: '{pages} tagged with "{tag}"' }, { tag, pages: counted(count, kind) }),
  by: (name, count) =>
    translate({ id: 'lists.by', message: '{name} - {posts}' }, { name, posts: counted(count, 'post') }),
};
