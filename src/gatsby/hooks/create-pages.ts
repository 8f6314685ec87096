import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { contentDir } from '../../content/content-dir';
import { loadData } from '../../content/data-files';
import { readDataFiles } from '../../content/files/read-content';
import { publishing } from '../../publishing';
import { site } from '../../site';
import { isDeveloping } from '../develop/developing';
import { recheckSoon } from '../develop/recheck';
import { contentChanged } from '../nodes/content-graph';
import { nodesOf, pageNodesOf } from '../nodes/domain-nodes';
import { graphFromNodes } from '../nodes/graph-from-nodes';
import { publishLinkedFiles } from '../outputs/linked-files';
import { treeAt } from '../../trees/open-tree';
import { sidebarLabels } from '../outputs/search-index';
import { blogContexts, blogPages } from '../pages/blog-pages';
import { chapterPages } from '../pages/chapter-pages';
import { listingPages } from '../pages/listing-pages';
import { markdownPages } from '../pages/markdown-pages';
import { sidebarContexts } from '../pages/own-sidebars';
import { scriptPages } from '../pages/script-pages';
import { updateOtherPages } from './create-content-nodes';

/** Domain nodes → pages, kind by kind. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  recheckSoon();
  updateOtherPages(args);
  // A file that is gone makes no node, and so nobody said that the content changed.
  contentChanged();
  const pages = pageNodesOf(args).filter(({ draft }) => isDeveloping() || !draft);
  const tree = treeAt(contentDir);
  const { data } = loadData(publishing.listPages ? readDataFiles(contentDir) : new Map());
  const graph = await graphFromNodes(args);
  const sidebarContext = sidebarContexts(graph);
  const blogContext = blogContexts(pages);
  for (const request of [
    ...markdownPages(pages, { store: args, graph, tags: data.tags, sidebarContext, blogContext }),
    ...scriptPages(args, tree.content.moduleProps),
    ...listingPages(pages, data, graph, sidebarContext, blogContext),
    ...chapterPages(graph, sidebarLabels(nodesOf(args, 'Navbar')), sidebarContext),
    ...blogPages(pages, blogContext),
  ])
    args.actions.createPage(request);

  await tree.report.describe(pages, graph);
  if (site.foreign) await publishLinkedFiles(contentDir, path.resolve('public'), pages);
};
