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
  /** Where the site is mounted on its host. */
  basePath: '/',
  docsBasePath: '/docs',
  blogBasePath: '/blog',
  tableOfContents: { minLevel: 2, maxLevel: 3 },
  searchSuggestions: 8,
  /** Milliseconds before a page that loads shows a bar and a spinner, and before the reader is told that it does not come. */
  loadingDelay: 200,
  loadingPatience: 10_000,
  historyKeyLength: 6,
  resultsPerPage: 20,
  docsVersion: 'current',
} as const;

/** Address that page views are sent to, from the site's origin or with its own (`https://…`); empty: none are sent. */
export const pageViewEndpoint: string = '';

/** Name of the meta element that tells the endpoint to the browser. */
export const pageViewMeta = 'page-view-endpoint';
