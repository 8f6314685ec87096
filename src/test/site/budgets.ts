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
  /** All index files for each indexed section, brotli. */
  searchIndexPerSection: 450,
} as const;
