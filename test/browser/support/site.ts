import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { loadData } from '../../../src/content/data-files';
import { readDataFiles } from '../../../src/content/files/read-content';
import { entriesOfBar } from '../../../src/model/navigation/navbar';
import { splitFrontMatter } from '../../../src/model/pages/front-matter/front-matter';
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

const isLink = ({ type }: { readonly type: string }): boolean => !['search', 'colorMode', 'html'].includes(type);
/** How many links `content/data/navbar.yml` puts into the bar itself. */
export const barLinks = data.navbar.items.filter((item) => !('items' in item) && isLink(item)).length;
/** The same with those in its menus. */
export const navbarLinks = entriesOfBar(data.navbar.items).filter(isLink).length;

const { supervisorGroups, single } = loadReference(dataFiles).reference;
/** Methods of the Supervisor's endpoints. */
export const endpointMethods = [...supervisorGroups.values()].flatMap(({ endpoints }) =>
  endpoints.map(({ method }) => method),
);
/** The rules of the quality scale. */
export const qualityRules = single['quality-scale']?.rules ?? [];
/** What the calendar lists. */
export const deprecations = single.deprecations?.deprecations ?? [];

/** Front matter of the posts that are in the lists of the blog. */
export const listedPosts = readdirSync('content/blog', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => splitFrontMatter(readFileSync(path.join('content/blog', file), 'utf8')).yaml)
  .filter((yaml) => !/^(?:draft|unlisted): true$/m.test(yaml));
/** How many pages the list of posts has. */
export const blogPages = Math.ceil(listedPosts.length / site.postsPerPage);
