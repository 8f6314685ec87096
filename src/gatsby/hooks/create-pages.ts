import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { archivePath, blogListPath } from '../../model/addresses/routes';
import { site } from '../../site';
import { categoryPages } from '../../model/navigation/category-pages';
import { forgetCompiled } from '../nodes/compile-cache';
import { contentChanged } from '../nodes/content-graph';
import { graphFromNodes } from '../nodes/graph-from-nodes';
import { mdxFile, sourcedMdxFiles } from '../nodes/mdx-sources';
import { recheckSoon } from '../develop/recheck';

const templates = {
  doc: path.resolve('src/templates/doc.tsx'),
  post: path.resolve('src/templates/blog-post.tsx'),
  list: path.resolve('src/templates/blog-list.tsx'),
  category: path.resolve('src/templates/category.tsx'),
  archive: path.resolve('src/templates/blog-archive.tsx'),
} as const;

interface PageNode {
  readonly id: string;
  readonly path: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly needsMdx: boolean;
  readonly file: string;
}
interface Result {
  readonly docs: { readonly nodes: readonly (PageNode & { readonly description: string })[] };
  readonly posts: { readonly nodes: readonly PageNode[] };
}

const pageFields = /* GraphQL */ `
  id
  path
  draft
  unlisted
  needsMdx
  file
`;

const query = /* GraphQL */ `
  query PagesToCreate {
    docs: allDocPage {
      nodes {
        ${pageFields}
        description
      }
    }
    posts: allBlogPost(sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        ${pageFields}
      }
    }
  }
`;

/** Domain nodes → pages. The context holds ids only, but for categories, which no node stands for; a page that needs MDX goes through gatsby-plugin-mdx. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  forgetCompiled();
  recheckSoon(args.cache);
  // A file that is gone makes no node, and so nobody said that the content changed.
  contentChanged();
  const { actions, reporter } = args;
  const result = await args.graphql<Result>(query);
  const { data } = result;
  if (!data) {
    reporter.panicOnBuild(`The pages could not be queried: ${JSON.stringify(result)}`);
    return;
  }
  const live = (page: PageNode): boolean => process.env.NODE_ENV !== 'production' || !page.draft;
  const create = (page: PageNode, template: string): void => {
    const file = mdxFile(page.file);
    // While developing, a page may just have begun to need MDX: its source is on the disk, but Gatsby has not seen it yet.
    const runs = page.needsMdx && mdxFiles.has(file);
    const component = runs ? `${template}?__contentFilePath=${file}` : template;
    actions.createPage({ path: page.path, component, context: { id: page.id } });
  };
  const mdxFiles = sourcedMdxFiles(args);
  const posts = data.posts.nodes.filter(live);
  for (const doc of data.docs.nodes.filter(live)) create(doc, templates.doc);
  for (const post of posts) create(post, templates.post);

  const { sidebars } = await graphFromNodes(args);
  const descriptions = new Map(data.docs.nodes.map((doc) => [doc.path, doc.description]));
  for (const category of categoryPages(sidebars, descriptions)) {
    actions.createPage({ path: category.path, component: templates.category, context: { category } });
  }

  const listed = posts.filter((post) => !post.unlisted).length;
  const pages = Math.max(1, Math.ceil(listed / site.postsPerPage));
  for (let page = 1; page <= pages; page++) {
    const context = { page, pages, skip: (page - 1) * site.postsPerPage, limit: site.postsPerPage };
    actions.createPage({ path: blogListPath(page), component: templates.list, context });
  }
  actions.createPage({ path: archivePath, component: templates.archive, context: {} });
};
