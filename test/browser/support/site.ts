import path from 'node:path';
import { readSiteConfig } from '../../../src/content/site-file';

/** The settings in `content/site.yml`, so that the tests also pass on a site with its own title. */
export const { config: site } = readSiteConfig(path.resolve('content'));

/** The title that a browser tab shows for a page with this title. */
export const fullTitle = (title: string): string => title + site.titleDelimiter + site.title;
