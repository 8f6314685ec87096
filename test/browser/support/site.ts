import path from 'node:path';
import { loadData } from '../../../src/content/data-files';
import { readDataFiles } from '../../../src/content/files/read-content';
import { readSiteConfig } from '../../../src/content/site-file';

/** The settings in `content/site.yml`, so that the tests also pass on a site with its own title. */
export const { config: site } = readSiteConfig(path.resolve('content'));

/** The title that a browser tab shows for a page with this title. */
export const fullTitle = (title: string): string => title + site.titleDelimiter + site.title;

/** How many links `content/data/navbar.yml` puts into the bar, with those in its menus. */
export const navbarLinks = loadData(readDataFiles(path.resolve('content')))
  .data.navbar.items.flatMap((item) => ('items' in item ? item.items : [item]))
  .filter(({ type }) => !['search', 'colorMode', 'html'].includes(type)).length;
