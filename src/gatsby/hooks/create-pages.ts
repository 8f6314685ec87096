import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { builtTree } from '../built-tree';
import { loadData } from '../../content/data-files';
import { readDataFiles } from '../../content/files/read-content';
import { isDeveloping } from '../develop/last-good';
import { recheckSoon } from '../develop/recheck';
import { contentChanged, graphFromNodes } from '../nodes/content-graph';
import { nodesOf, pageNodesOf } from '../nodes/domain-nodes';
import { publishLinkedFiles } from '../outputs/static-files';
import { searchContexts } from '../../search/contexts';
import { sidebarLabels } from '../../model/navigation/sidebar-labels';
import { blogContexts, blogPages } from '../pages/blog-pages';
import { chapterPages } from '../pages/chapter-pages';
import { listingPages } from '../pages/listing-pages';
import { markdownPages } from '../pages/markdown-pages';
import { sidebarContexts } from '../pages/page-request';
import { scriptPages } from '../pages/script-pages';
import { updateOtherPages } from './create-content-nodes';

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
  for (const request of [
    ...markdownPages(pages, { store: args, graph, tags: data.tags, sidebarContext, blogContext, config }),
    ...scriptPages(args, content.moduleProps),
    ...listingPages(pages, data, graph, sidebarContext, blogContext, config),
    ...chapterPages(graph, sidebarLabels(navbar, graph, config.docSets, searchContexts.docs.label), sidebarContext),
    ...blogPages(pages, blogContext, config),
  ])
    args.actions.createPage(request);

  await report.describe(pages, graph);
  if (config.foreign) await publishLinkedFiles(contentDir, path.resolve('public'), pages, config);
};
