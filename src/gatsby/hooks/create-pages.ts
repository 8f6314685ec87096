import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { builtTree } from '../built-tree';
import { loadData } from '../../content/data-files';
import { shownBlogs } from '../../model/pages/posts/blogs';
import { readDataFiles } from '../../content/files/read-content';
import { isDeveloping } from '../develop/developing';
import { recheckSoon } from '../develop/recheck';
import { contentChanged } from '../nodes/content-graph';
import { nodesOf, pageNodesOf } from '../nodes/domain-nodes';
import { graphFromNodes } from '../nodes/graph-from-nodes';
import { writeDocsData } from '../outputs/docusaurus/docs-data';
import { publishLinkedFiles } from '../outputs/linked-files';
import { writeRecentPosts } from '../outputs/docusaurus/recent-posts-data';
import { sidebarLabels } from '../outputs/search-index';
import { blogContexts, blogPages } from '../pages/blog-pages';
import { chapterPages } from '../pages/chapter-pages';
import { listingPages } from '../pages/listing-pages';
import { markdownPages } from '../pages/markdown-pages';
import { sidebarContexts } from '../pages/own-sidebars';
import { scriptPages } from '../pages/script-pages';

/** Domain nodes → pages, kind by kind. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  recheckSoon();
  // A file that is gone makes no node, and so nobody said that the content changed.
  contentChanged();
  const pages = pageNodesOf(args).filter(({ draft }) => isDeveloping() || !draft);
  const { contentDir, config } = builtTree();
  const { data } = loadData(config.listPages ? readDataFiles(contentDir) : new Map());
  const graph = await graphFromNodes(args);
  const sidebarContext = sidebarContexts(graph, config.docSets);
  const blogContext = blogContexts(pages, config);
  for (const request of [
    ...markdownPages(pages, { store: args, graph, tags: data.tags, sidebarContext, blogContext, config }),
    ...scriptPages(args),
    ...listingPages(pages, data, graph, sidebarContext, blogContext, config),
    ...chapterPages(graph, sidebarLabels(nodesOf(args, 'Navbar')), sidebarContext),
    ...blogPages(pages, blogContext, config),
  ])
    args.actions.createPage(request);

  if (!config.foreign) return;
  await writeDocsData(contentDir, pages, graph, config.docSets);
  await writeRecentPosts(contentDir, pages, shownBlogs(config));
  await publishLinkedFiles(contentDir, path.resolve('public'), pages, config);
};
