import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { contentDir } from '../../content/content-dir';
import { loadData } from '../../content/data-files';
import { readDataFiles } from '../../content/read-content';
import { translate } from '../../i18n/translate';
import type { SiteData } from '../../model/site-data';
import { archivePath, blogListPath } from '../../model/addresses/routes';
import { docSets, inOtherVersions, isSharedSidebar } from '../../model/pages/doc-sets';
import { listPages, tagsOfPage } from '../../model/pages/list-pages';
import type { ListWords } from '../../model/pages/list-pages';
import { modulePages } from '../../model/pages/module-pages';
import { pageKinds, pagesOf } from '../../model/pages/pages';
import { publishing } from '../../publishing';
import { site } from '../../site';
import { publishLinkedFiles } from '../outputs/linked-files';
import { writeDocsData } from '../outputs/docs-data';
import { sidebarLabels } from '../outputs/search-index';
import { categoryPages } from '../../model/navigation/category-pages';
import { entriesOf } from '../../model/navigation/sidebar';
import { contentChanged } from '../nodes/content-graph';
import { nodesOf, pageNodesOf } from '../nodes/domain-nodes';
import type { PageNode } from '../nodes/domain-nodes';
import { graphFromNodes } from '../nodes/graph-from-nodes';
import { mdxFile, sourcedMdxFiles } from '../nodes/mdx-sources';
import { isDeveloping } from '../develop/developing';
import { recheckSoon } from '../develop/recheck';

const template = (name: string): string => path.resolve('src/templates', `${name}.tsx`);

/** Domain nodes → pages. The context holds ids only, but for categories, which no node stands for; a page that needs MDX goes through gatsby-plugin-mdx. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  recheckSoon();
  // A file that is gone makes no node, and so nobody said that the content changed.
  contentChanged();
  const { actions } = args;
  const mdxFiles = sourcedMdxFiles(args);
  const pages = pageNodesOf(args).filter(({ draft }) => isDeveloping() || !draft);
  const { data } = loadData(publishing.listPages ? await readDataFiles(contentDir) : new Map());
  const graph = await graphFromNodes(args);
  // Context of the pages of a sidebar that not all pages know.
  const ownSidebars = new Map(
    [...graph.sidebars].flatMap(([name, items]) =>
      isSharedSidebar(name) ? [] : [[name, { ownSidebar: { name, entries: entriesOf(items) } }] as const],
    ),
  );
  const paths = new Map(pages.map(({ id, path: address }) => [id, address]));
  for (const page of pages) {
    const file = mdxFile(page.file);
    const component = template(pageKinds[page.kind].template);
    // While developing, a page may just have begun to need MDX: its source is on the disk, but Gatsby has not seen it yet.
    const runs = page.needsMdx && mdxFiles.has(file);
    actions.createPage({
      path: page.path,
      component: runs ? `${component}?__contentFilePath=${file}` : component,
      context: {
        ...{ id: page.id, ...samePagesOf(page, paths), ...tagsOf(page, data.tags) },
        ...ownSidebars.get(graph.places.get(page.id)?.sidebar ?? ''),
      },
    });
  }

  for (const { path: address, file } of modulePages(args.getNodesByType('File').flatMap(fileOf))) {
    actions.createPage({ path: address, component: realpathSync(path.join(contentDir, file)), context: {} });
  }

  const { sidebars, chapters } = graph;
  if (site.foreign) {
    await writeDocsData(contentDir, pages, graph);
    await publishLinkedFiles(contentDir, path.resolve('public'), pages);
  }
  const descriptions = new Map(pagesOf('doc', pages).map((doc) => [doc.path, doc.description]));
  for (const category of [...categoryPages(sidebars, descriptions), ...listPages(pages, data, listWords)]) {
    const context = { category, ...ownSidebars.get(category.sidebar ?? '') };
    actions.createPage({ path: category.path, component: template('category'), context });
  }

  const labels = sidebarLabels(nodesOf(args, 'Navbar'));
  for (const { docs, ...chapter } of new Set(chapters.values())) {
    const title = chapter.title ?? labels.get(chapter.sidebar) ?? chapter.sidebar;
    const ids = docs.map(({ id }) => id);
    const context = { chapter: { ...chapter, title }, ids, ...ownSidebars.get(chapter.sidebar) };
    actions.createPage({ path: chapter.path, component: template('chapter'), context });
  }

  if (!publishing.blog) return;
  const listed = pagesOf('post', pages).filter(({ unlisted }) => !unlisted).length;
  const lists = Math.max(1, Math.ceil(listed / publishing.postsPerPage));
  for (let page = 1; page <= lists; page++) {
    const named =
      publishing.blogTitle === ''
        ? {}
        : { blogTitle: publishing.blogTitle, blogDescription: publishing.blogDescription };
    const context = {
      page,
      pages: lists,
      ...named,
      skip: (page - 1) * publishing.postsPerPage,
      limit: publishing.postsPerPage,
    };
    actions.createPage({ path: blogListPath(page), component: template('blog-list'), context });
  }
  actions.createPage({ path: archivePath, component: template('blog-archive'), context: {} });
};

/** Path of a file of the content tree. */
const fileOf = (node: unknown): string[] => {
  const { data } = contentFile.safeParse(node);
  return data ? [data.relativePath] : [];
};
const contentFile = z.object({ sourceInstanceName: z.literal('content'), relativePath: z.string() });

/** What lists of pages say. */
const listWords: ListWords = {
  tags: translate({ id: 'lists.tags', message: 'Tags' }),
  authors: translate({ id: 'lists.authors', message: 'Authors' }),
  tagged: (tag, count) =>
    count === 1
      ? translate({ id: 'lists.taggedOnce', message: 'One page tagged with “{tag}”' }, { tag })
      : translate({ id: 'lists.tagged', message: '{count} pages tagged with “{tag}”' }, { tag, count }),
  by: (name, count) =>
    count === 1
      ? translate({ id: 'lists.byOnce', message: 'One post by {name}' }, { name })
      : translate({ id: 'lists.by', message: '{count} posts by {name}' }, { name, count }),
};

/** The tags of a page with their addresses, where these have pages. */
function tagsOf(page: PageNode, tags: SiteData['tags']): { tags?: { label: string; path: string }[] } {
  if (!publishing.listPages || page.tags.length === 0) return {};
  return { tags: tagsOfPage(page, tags).map(({ label, path: href }) => ({ label, path: href })) };
}

/** Where the other versions of a doc are; nothing for docs that have one version. */
function samePagesOf(
  { kind, id }: PageNode,
  paths: ReadonlyMap<string, string>,
): { samePages?: Record<string, string> } {
  if (kind !== 'doc' || docSets.length === 1) return {};
  const others = inOtherVersions(id).flatMap(({ set, id: other }) => {
    const address = paths.get(other);
    return address === undefined ? [] : [[set.prefix, address] as const];
  });
  return others.length === 0 ? {} : { samePages: Object.fromEntries(others) };
}
