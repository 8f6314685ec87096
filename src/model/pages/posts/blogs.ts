import type { Blog, SiteConfig } from '../../../config/site-config';

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
