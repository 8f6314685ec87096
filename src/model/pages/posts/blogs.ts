import { publishing, usualSettings } from '../../../publishing';
import type { PublishingSettings } from '../../../publishing';
import { readSettings, site } from '../../../site';
import type { SiteSettings } from '../../../site';

type FeedSettings = 'feedFormats' | 'feedTitle' | 'feedDescription' | 'feedCopyright' | 'feedLanguage' | 'feedPosts';

/** What a content tree may say about a blog. */
export type BlogSettings = Pick<SiteSettings, 'blogBasePath' | 'blogLists'> &
  Pick<PublishingSettings, 'blogEditUrl' | 'postsPerPage' | 'blogTitle' | 'blogDescription' | 'blogGroups'> &
  Pick<PublishingSettings, 'recentPosts' | FeedSettings>;

/** What tells a blog from the others. */
interface BlogName {
  /** Stands in front of the keys of its authors; empty for the main blog. */
  readonly prefix: string;
  /** Folder of the content tree. */
  readonly folder: string;
}

/** A folder of posts, and where its pages are. */
export type Blog = BlogName & Readonly<BlogSettings>;

/** A blog besides the main one as a tree writes it: what it does not say is as usual, not as in the main blog. */
export type FurtherBlog = BlogName & Pick<BlogSettings, 'blogBasePath' | 'blogLists'> & Partial<BlogSettings>;

const settings = { furtherBlogs: [] as readonly FurtherBlog[] };

/** Settings that `npm run build` and `npm run develop` take from the content tree. */
export type FurtherBlogs = typeof settings;

const { furtherBlogs } = { ...settings, ...readSettings(settings) };

/** The blog that the settings of the site are about. */
export const mainBlog: Blog = { ...site, ...publishing, prefix: '', folder: 'blog' };

/** The main blog, also of a tree without one, and all others. */
const folders: readonly Blog[] = [mainBlog, ...furtherBlogs.map((one) => ({ ...usualSettings, ...one }))];

/** All blogs that the site has. Our own content has one. */
export const blogs: readonly Blog[] = folders.filter((blog) => blog !== mainBlog || publishing.blog);

/** Folders of the content tree that hold posts. */
export const blogFolders: readonly string[] = folders.map(({ folder }) => folder);

/** The blog that a post is one of: the innermost whose folder holds its file. */
export function blogOfFile(file: string, all = folders): Blog {
  const holding = all.filter(({ folder }) => file.startsWith(`${folder}/`));
  return holding.sort((a, b) => b.folder.length - a.folder.length)[0] ?? mainBlog;
}

/** What stands in front of the key of an author, which tells the blog. */
export const prefixOfAuthor = (key: string): string =>
  blogs.find(({ prefix }) => prefix !== '' && key.startsWith(prefix))?.prefix ?? '';

/** What pages of a blog get; nothing for the main one. */
export interface BlogContext {
  readonly ownBlog?: BlogOfPage;
}

/** What browsers have to know of a blog besides the main one, whose settings they have. */
export interface BlogOfPage extends Pick<Blog, 'blogBasePath' | 'blogLists' | 'feedFormats'> {
  readonly recent: readonly { readonly path: string; readonly title: string }[];
}
