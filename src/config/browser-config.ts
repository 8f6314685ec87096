import type { BrowserConfig } from './site-config';

/** The settings of the site that browsers need: a constant that the bundler puts in (`configure-webpack.ts`). */
declare const SITE_CONFIG: BrowserConfig;

export const site: BrowserConfig = SITE_CONFIG;

/** Name of the meta element that tells the endpoint of page views to the browser. */
export const pageViewMeta = 'page-view-endpoint';
