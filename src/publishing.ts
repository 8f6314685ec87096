import { readSettings } from './site';

/** What a content tree may say about its feeds and its sitemap. Apart from `site`, which every page loads. */
const settings = {
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
export type PublishingSettings = typeof settings;

/** How the site tells readers' programs and search engines what there is. */
export const publishing: Readonly<PublishingSettings> = { ...settings, ...readSettings(settings) };
