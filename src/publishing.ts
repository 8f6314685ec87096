import { readSettings } from './site';

/** Which files of a folder are pages. */
export interface PageFiles {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** What a content tree may say that only the build needs, as it is when nobody says otherwise. Apart from `site`, which every page loads. */
export const usualSettings = {
  /**
   * Start of every "Edit this page" link; the file's path below the content folder follows. A `*` stands for the path below `docs/` or
   * `blog/` instead. Empty: no link.
   */
  editUrl: 'https://github.com/home-assistant/developers.home-assistant/edit/master/',
  blogEditUrl: 'https://github.com/home-assistant/developers.home-assistant/edit/master/',
  postsPerPage: 10,
  /** Empty for the usual words. */
  blogTitle: '',
  blogDescription: '',
  /** Whether there are lists of pages by tag and by author. Our own tags lead to the search. */
  listPages: false,
  /** Whether each part of a sidebar can be read as one page. A tree made for Docusaurus has the addresses that it had. */
  chapters: true,
  /** Names of the blog's lists of tags and authors in addresses. */
  blogGroups: { tags: 'tags', authors: 'authors' },
  recentPosts: 5,
  /** Which addresses relative links of a tree expect to end with a slash: of all pages, of none, or of those that stand for their folder. */
  endingSlash: 'never' as 'always' | 'never' | 'folders',
  /** Days of posts that do not say theirs, by their file; of trees where that is no mistake. */
  postDates: {} as Record<string, string>,
  /** Pages of this site that a tree may do without: the home page, and the blog with its lists. */
  homePage: true,
  blog: true,
  /** Folders of pages outside of docs and blog → the address that these are below; empty for the root. */
  plainFolders: { 'src/pages': '' } as Record<string, string>,
  /** Folders of pages in which other files are pages than usual, by patterns of their paths below the folder. */
  pageFiles: {} as Record<string, PageFiles>,
  /** Whether elements may have `style` attributes. The site has none, but components of other trees do. */
  styleAttributes: false,
  /** Formats of the blog's feeds: rss, atom, json. */
  feedFormats: ['rss', 'atom', 'json'],
  /** Empty: the title of the site, and that this is its blog. */
  feedTitle: '',
  feedDescription: '',
  feedCopyright: '',
  feedLanguage: 'en',
  /** How many of the newest posts a feed has. */
  feedPosts: 20,
  /** Name of the sitemap at the root of the site; empty for none. */
  sitemapFile: 'sitemap.xml',
  /** Patterns of addresses that the sitemap leaves out. */
  sitemapIgnored: [] as string[],
  /** Whether the sitemap says when a page was changed last. */
  sitemapDates: true,
};

/** Settings that `npm run build` and `npm run develop` take from the content tree. */
export type PublishingSettings = typeof usualSettings;

/** Which pages the site has, and what it tells hosts, programs and search engines. */
export const publishing: Readonly<PublishingSettings> = {
  ...usualSettings,
  // Browsers only have the second.
  ...readSettings(usualSettings, process.env.TREE_SETTINGS ?? process.env.GATSBY_SITE_SETTINGS),
};
