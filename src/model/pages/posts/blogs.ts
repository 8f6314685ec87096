import type { Blog, SiteConfig } from '../../../config/site-config';
import { blogListPath } from '../../addresses/routes';

/** The blogs that the site shows. */
export const shownBlogs = ({ blogs, blog }: Pick<SiteConfig, 'blogs' | 'blog'>): readonly Blog[] =>
  blog ? blogs : blogs.slice(1);

/** The blog that a post is one of: the innermost whose folder holds its file. */
export function blogOfFile(file: string, { blogs }: Pick<SiteConfig, 'blogs'>): Blog {
  const holding = blogs.filter(({ folder }) => file.startsWith(`${folder}/`));
  return holding.sort((a, b) => b.folder.length - a.folder.length)[0] ?? blogs[0];
}

/** The start of the key of an author, which tells the blog. */
export const prefixOfAuthor = (key: string, blogs: readonly Blog[]): string =>
  blogs.find(({ prefix }) => prefix !== '' && key.startsWith(prefix))?.prefix ?? '';

/** What pages of a blog get; nothing for the main one. */
export interface BlogContext {
  readonly ownBlog?: BlogOfPage;
}

/** What browsers have to know of a blog besides the main one, whose settings they have. */
export interface BlogOfPage extends Pick<Blog, 'blogBasePath' | 'blogLists' | 'feedFormats'> {
  readonly recent: readonly { readonly path: string; readonly title: string }[];
}

interface Dated {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly path: string;
}

/** Newest first; posts of one day by address, so that the order never depends on the file system. */
export const newestFirst = (a: Dated, b: Dated): number => b.date.localeCompare(a.date) || a.path.localeCompare(b.path);

interface Post {
  readonly blog: string;
  readonly path: string;
  readonly date: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
}

/** Addresses of the pages of a blog's list: one, even without posts, and as many as its posts take. */
export function blogListPaths(posts: readonly Pick<Post, 'blog' | 'unlisted'>[], blog: Blog): string[] {
  const listed = posts.filter((post) => post.blog === blog.folder && !post.unlisted).length;
  const length = Math.max(1, Math.ceil(listed / blog.postsPerPage));
  return Array.from({ length }, (_, index) => blogListPath(index + 1, blog));
}

/** The posts that stand beside all others of their blog, the newest first. */
export const recentPosts = <P extends Post>(posts: readonly P[], { folder, recentPosts: count }: Blog): P[] =>
  posts
    .filter(({ blog, draft, unlisted }) => blog === folder && !draft && !unlisted)
    .sort(newestFirst)
    .slice(0, count);
