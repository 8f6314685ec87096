/** Facts about the site as a whole. Anyone may import this; it imports nothing. */
export const site = {
  title: 'Developer Docs',
  tagline: 'All you need to start developing',
  /** Origin of the published site, without a trailing slash; canonical links start with it. */
  url: 'https://developers.home-assistant.io',
  locale: { label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory', path: 'en' },
  titleDelimiter: ' | ',
  copyrightYear: 2025,
  /** Start of every "Edit this page" link; the file's path below the content folder follows. */
  editUrl: 'https://github.com/home-assistant/developers.home-assistant/edit/master/',
  postsPerPage: 10,
  recentPosts: 5,
  docsBasePath: '/docs',
  blogBasePath: '/blog',
  tableOfContents: { minLevel: 2, maxLevel: 3 },
  searchSuggestions: 8,
  resultsPerPage: 20,
  docsVersion: 'current',
} as const;
