import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { loadData } from '../../../src/content/data-files';
import { readDataFiles } from '../../../src/content/files/read-content';
import { loadReference } from '../../../src/model/reference/reference';
import { readSiteConfig } from '../../../src/content/site-file';

/** The settings in `content/site.yml`, so that the tests also pass on a site with its own title. */
export const { config: site } = readSiteConfig(path.resolve('content'));

/** The title that a browser tab shows for a page with this title. */
export const fullTitle = (title: string): string => title + site.titleDelimiter + site.title;

const dataFiles = readDataFiles(path.resolve('content'));
const { data } = loadData(dataFiles);
/** Columns of links, as `content/data/footer.yml` has them. */
export const { footer } = data;

/** How many links `content/data/navbar.yml` puts into the bar itself. */
export const barLinks = data.navbar.items.filter(({ type }) => /^(?:link|doc|docSidebar|version)$/.test(type)).length;
/** The same with those in its menus. */
export const navbarLinks = data.navbar.items
  .flatMap((item) => ('items' in item ? item.items : [item]))
  .filter(({ type }) => !/^(?:search|colorMode|html)$/.test(type)).length;

const { supervisorGroups, single } = loadReference(dataFiles).reference;
/** Methods of the Supervisor's endpoints. */
export const endpointMethods = [...supervisorGroups.values()].flatMap(({ endpoints }) =>
  endpoints.map(({ method }) => method),
);
/** How many rules the quality scale has. */
export const qualityRules = single['quality-scale']?.rules.length ?? 0;

/** Files of the posts that are in the lists of the blog. */
export const listedPosts = readdirSync('content/blog', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.mdx?$/.test(file))
  .filter((file) => !/^(?:draft|unlisted): true$/m.test(readFileSync(path.join('content/blog', file), 'utf8')));
/** How many pages the list of posts has. */
export const blogPages = Math.ceil(listedPosts.length / site.postsPerPage);
