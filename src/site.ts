/** What a content tree may say about its site; the rest are constants. */
const settings = {
  title: 'Developer Docs',
  tagline: 'All you need to start developing',
  /** Origin of the published site, without a trailing slash; canonical links start with it. */
  url: 'https://developers.home-assistant.io',
  /** Where the site is mounted on its host, with a slash at both ends. */
  basePath: '/',
  /** Address of the icon in the browser's tab; empty for the site's own set. */
  favicon: '',
  /** What stands beside the name of the site, or in its place: addresses of pictures; empty for the site's own mark. */
  logo: { src: '', srcDark: '', alt: '', href: '/', title: '' },
  docsBasePath: '/docs',
  blogBasePath: '/blog',
  /** What stands between the title of a page and that of the site. */
  titleDelimiter: ' | ',
  /** Names of the blog's lists in addresses. */
  blogLists: { archive: 'archive', page: 'page' },
  /** Where further docs and blogs of a tree are. */
  furtherBases: { docs: [] as string[], blog: [] as string[] },
  /** Whether there is the index of names. */
  namesPage: true,
  /** Name of the version of the docs that links without a version lead to. */
  docsVersion: 'current',
  /** Lowest and highest level of headings in the table of contents of a page that does not say them. */
  tableOfContents: { minLevel: 2, maxLevel: 3 },
  /** A tree written for Docusaurus, in which an unsupported feature is a warning and not an error. */
  foreign: false,
};
/** Settings that `npm run build` and `npm run develop` take from the content tree. */
export type SiteSettings = typeof settings;

/** Facts about the site as a whole. Anyone may import this; it imports nothing. */
export const site = {
  ...settings,
  ...readSettings(settings, process.env.GATSBY_SITE_SETTINGS),
  locale: { label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory', path: 'en' },
  copyrightYear: 2025,
  searchSuggestions: 8,
  /** Milliseconds before a page that loads shows a bar and a spinner, and before the reader is told that it does not come. */
  loadingDelay: 200,
  loadingTimeout: 10_000,
  historyKeyLength: 6,
  resultsPerPage: 20,
} as const;

/** Address that page views are sent to, from the site's origin or with its own (`https://…`); empty: none are sent. */
export const pageViewEndpoint: string = '';

/** Name of the meta element that tells the endpoint to the browser. */
export const pageViewMeta = 'page-view-endpoint';

/**
 * The settings of the content tree that are of these names and kinds, from JSON in the environment. Gatsby puts variables whose names
 * begin with `GATSBY_` into scripts, too, so that only the settings that browsers need are in one.
 */
export function readSettings<T extends object>(standards: T, text = process.env.TREE_SETTINGS): Partial<T> {
  const given: unknown = JSON.parse(text ?? '{}');
  const known: [string, unknown][] = Object.entries(standards);
  return Object.fromEntries(
    Object.entries(Object(given) as object).filter(([name, value]) =>
      known.some(([key, standard]) => key === name && typeof standard === typeof value),
    ),
  ) as Partial<T>;
}

/** Where the browser listens for what is wrong with the content, while developing. */
export const problemsPath = '/___content-problems';
