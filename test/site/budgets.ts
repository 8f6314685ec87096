import path from 'node:path';
import { readSiteConfig } from '../../src/content/site-file';
import type { SiteConfig } from '../../src/config/site-config';
import { contentComponents } from '../../src/markdown/components/components';

/** Bytes of script that a site with versions of its docs has besides (menu, banner), and one with languages (menu, notes, links). */
export const featureBytes = ({ docSets, locales }: Pick<SiteConfig, 'docSets' | 'locales'>): number =>
  (docSets.length > 1 ? 750 : 0) + (locales.length > 1 ? 650 : 0);

const ofFeatures = featureBytes(readSiteConfig(path.resolve('content')).config);

/** What a component of pages that runs in browsers may add to the scripts of each page, in bytes; a larger one loads the rest later. */
const perComponent = 500;
const ofComponents = perComponent * Object.values(contentComponents).filter(({ made }) => made === 'page').length;

/** What readers may have to download, in bytes. Measured figures stand in ARCHITECTURE.md. */
export const budgets = {
  /** JavaScript of a first doc page, gzip. */
  docJavaScript: 78 * 1024 + ofComponents + ofFeatures,
  /** All CSS, gzip. */
  css: 12_800,
  /** HTML of the doc page of median length, brotli. */
  medianDocHtml: 12 * 1024,
  /** HTML of the longest doc page, brotli. */
  longestDocHtml: 24 * 1024,
  /** HTML of the longest chapter, brotli: all docs of a part of a sidebar, only for those who ask for it. */
  longestChapterHtml: 72 * 1024,
  /** The same as browsers parse it: longer chapters are divided, because a phone would stop for more than 200 ms. */
  parsedChapterHtml: 640 * 1024,
  /** HTML of the list of the Supervisor's endpoints, which is one page so that old links stay alive, brotli, for 100 endpoints. */
  endpointsHtmlPer100: 8 * 1024,
  /** HTML of the index of names, brotli, for 1,000 links to sections. */
  namesHtmlPer1000: 12 * 1024,
  /** HTML of the search page, which lists all pages for readers without scripts, brotli, for 1,000 pages. */
  searchHtmlPer1000: 26 * 1024,
  /** Navbar, footer and sidebars, loaded once, gzip. */
  sharedData: 12 * 1024,
  /** What must arrive before the first suggestion, for 1,000 indexed sections, brotli: rows and the index of titles. */
  searchTitlesPer1000: 20 * 1024,
  /** The whole index without the texts of excerpts, for 1,000 indexed sections, brotli. */
  searchIndexPer1000: 100 * 1024,
} as const;

/** What to do when a budget is exceeded. */
export const remedies: Partial<Record<keyof typeof budgets, string>> = {
  docJavaScript:
    'Load later what the first view can do without (`src/browser/enhancements`, `import()`). Versions and languages have their share already (`featureBytes`).',
  css: 'Look for rules that repeat others, or move those of a part that is fetched later into a module that it imports.',
};

/** Scripts that must arrive before search offers its first suggestion, brotli, in bytes; `searchTitlesPer1000` is for what else must. */
export const firstSuggestionBudget = 20_000;

/** All scripts that a doc page fetches by itself, brotli of quality 6, in bytes; a test in a browser measures it. */
export const firstLoadBudget = 78_000 + ofComponents + ofFeatures;

/** What to do about anything that is over its budget. */
export const whenFull =
  'Make smaller what is over its budget: load it later (`*.lazy.module.css`, src/browser/enhancements), or take something out. The budgets are in test/site/budgets.ts.';
