import type { BrowserConfig } from './site-config';

/** The settings of the site that browsers need: a constant that the bundler puts in (`definitions`). */
declare const SITE_CONFIG: BrowserConfig;

export const site: BrowserConfig = SITE_CONFIG;
