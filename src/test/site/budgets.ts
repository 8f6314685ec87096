/** What readers may have to download, in bytes. Measured figures stand in ARCHITECTURE.md. */
export const budgets = {
  /** JavaScript of a first doc page, gzip. */
  docJavaScript: 85 * 1024,
  /** All CSS, gzip. */
  css: 12 * 1024,
  /** HTML of the doc page of median length, brotli. */
  medianDocHtml: 12 * 1024,
  /** HTML of the longest doc page, brotli. */
  longestDocHtml: 24 * 1024,
  /** Navbar, footer and sidebars, loaded once, gzip. */
  sharedData: 12 * 1024,
  /** What must arrive before the first suggestion, for 1,000 indexed sections, brotli: rows and the index of titles. */
  searchTitlesPer1000: 30 * 1024,
  /** The whole index without the texts of excerpts, for 1,000 indexed sections, brotli. */
  searchIndexPer1000: 100 * 1024,
} as const;
