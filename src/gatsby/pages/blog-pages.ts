import { archivePath } from '../../model/addresses/routes';
import type { Blog, SiteConfig } from '../../config/site-config';
import { blogListPaths, blogOfFile, shownBlogs, recentPosts } from '../../model/pages/posts/blogs';
import type { BlogContext, BlogOfPage } from '../../model/pages/posts/blogs';
import { pagesOf } from '../../model/pages/pages';
import type { PageNode } from '../nodes/domain-nodes';
import { template } from './page-request';
import type { PageRequest } from './page-request';

/** The numbered lists of posts, and the archive, of each blog. */
export const blogPages = (pages: readonly PageNode[], contexts: BlogContexts, config: SiteConfig): PageRequest[] =>
  shownBlogs(config).flatMap((blog) => {
    const { folder, postsPerPage, blogTitle, blogDescription } = blog;
    const named = { folder, ...(blogTitle === '' ? {} : { blogTitle, blogDescription }), ...contexts(`${folder}/`) };
    const component = template('blog-list');
    const paths = blogListPaths(pagesOf('post', pages), blog);
    const lists = paths.map((path, index) => ({
      path,
      component,
      context: { page: index + 1, pages: paths.length, ...named, skip: index * postsPerPage, limit: postsPerPage },
    }));
    return [...lists, { path: archivePath(blog), component: template('blog-archive'), context: named }];
  });

/** What the pages of a post, by its file, get in their context: their blog, unless it is the one that all pages know. */
export type BlogContexts = (file: string) => BlogContext;

/** The contexts of all blogs; each is made once. */
export function blogContexts(pages: readonly PageNode[], config: SiteConfig): BlogContexts {
  const posts = pagesOf('post', pages);
  const own = new Map(
    shownBlogs(config).map((blog) => [blog, blog === config.blogs[0] ? {} : { ownBlog: blogOfPage(blog, posts) }]),
  );
  return (file) => own.get(blogOfFile(file, config)) ?? {};
}

function blogOfPage(blog: Blog, posts: Parameters<typeof recentPosts<PostNode>>[0]): BlogOfPage {
  const { blogBasePath, blogLists, feedFormats } = blog;
  const recent = recentPosts(posts, blog).map(({ path, title }) => ({ path, title }));
  return { blogBasePath, blogLists, feedFormats, recent };
}
type PostNode = Extract<PageNode, { kind: 'post' }>;
