import type { PublishingSettings } from '../../publishing';
import type { SiteSettings } from '../../site';
import { basePathOf, siteAddress } from './addresses';
import { editAddress } from './edit-address';
import type { BlogOptions, DocsOptions, DocusaurusConfig } from '../config-schema';
import type { Notes } from '../notes';
import type { PluginOptions } from '../plugins';
import { withoutBlanks } from './without-blanks';

const endless = 1_000_000;

/** Parts of a configuration that mean something here, or that Docusaurus wants and that change nothing. */
const understood = new Set([
  ...['title', 'tagline', 'url', 'baseUrl', 'favicon', 'themeConfig', 'presets', 'plugins', 'themes', 'i18n'],
  ...['staticDirectories', 'organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'customFields'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes', 'noIndex', 'trailingSlash'],
  ...['markdown', 'future', 'baseUrlIssueBanner', 'titleDelimiter', 'webpack', 'storage'],
]);
const understoodTheme = new Set([
  'navbar',
  'footer',
  'announcementBar',
  'colorMode',
  'prism',
  'docs',
  'mermaid',
  'image',
  'metadata',
  'zoom',
  'tableOfContents',
]);

/** Title, addresses and counts of a configuration. */
export function convertSettings(
  config: DocusaurusConfig,
  { docs, blog }: PluginOptions,
  notes: Notes,
): Partial<SiteSettings & PublishingSettings> {
  for (const key of Object.keys(config)) if (!understood.has(key)) notes.add(key);
  for (const key of Object.keys(config.themeConfig)) if (!understoodTheme.has(key)) notes.add(`themeConfig: ${key}`);
  if (config.trailingSlash === true)
    notes.add('trailingSlash: true', 'is not supported because addresses end without a slash');
  const locales = config.i18n?.locales ?? [];
  if (locales.length > 1)
    notes.add(`i18n: ${locales.join(', ')}`, 'is not supported because the site has one language');
  const basePath = `${basePathOf(config.baseUrl ?? '/')}/`;
  const count = (value: number | 'ALL' | undefined): number | undefined => (value === 'ALL' ? endless : value);
  return withoutBlanks({
    foreign: true,
    homePage: false,
    blog: blog !== false,
    namesPage: false,
    styleAttributes: true,
    title: config.title,
    titleDelimiter: config.titleDelimiter === undefined ? undefined : ` ${config.titleDelimiter} `,
    tagline: config.tagline ?? '',
    url: config.url === undefined ? undefined : config.url.replace(/\/+$/, '') + basePathOf(basePath),
    basePath,
    favicon: config.favicon === undefined ? undefined : siteAddress(config.favicon),
    tableOfContents: convertTocLevels(config.themeConfig.tableOfContents),
    docsBasePath: docs === false ? undefined : basePathOf(docs.routeBasePath),
    blogBasePath: blog === false ? undefined : basePathOf(blog.routeBasePath),
    editUrl: editUrlOf('docs', docs, notes),
    blogEditUrl: editUrlOf('blog', blog, notes),
    postsPerPage: blog === false ? undefined : count(blog.postsPerPage),
    listPages: true,
    endingSlash: config.trailingSlash === undefined ? 'folders' : config.trailingSlash ? 'always' : 'never',
    chapters: false,
    ...blogNames(blog === false ? {} : blog),
    blogTitle: blog === false ? undefined : (textOr(blog.blogTitle) ?? 'Blog'),
    blogDescription: blog === false ? undefined : (textOr(blog.blogDescription) ?? 'Blog'),
    logo: convertLogo(config.themeConfig.navbar),
    recentPosts: blog === false ? undefined : count(blog.blogSidebarCount),
  });
}

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Levels of headings in tables of contents; one that is left out is the usual one. */
function convertTocLevels(
  written: DocusaurusConfig['themeConfig']['tableOfContents'],
): SiteSettings['tableOfContents'] | undefined {
  if (!written) return undefined;
  const { minHeadingLevel = 2, maxHeadingLevel = 3 } = written;
  return { minLevel: minHeadingLevel, maxLevel: maxHeadingLevel };
}

/** Logo and title of the navbar. A logo without a title stands alone. */
function convertLogo(navbar: DocusaurusConfig['themeConfig']['navbar']): SiteSettings['logo'] | undefined {
  const { title, logo } = navbar ?? {};
  if (!logo && title === undefined) return undefined;
  const { src = '', srcDark = '', alt = '', href = '/' } = logo ?? {};
  const address = (to: string): string => (to === '' ? '' : siteAddress(to));
  return { src: address(src), srcDark: address(srcDark), alt, href: address(href), title: title ?? '' };
}

/** Where the sources of docs or posts are edited. */
function editUrlOf(of: string, options: DocsOptions | BlogOptions | false, notes: Notes): string {
  if (options === false || options.editUrl === undefined) return '';
  const address = editAddress(options.editUrl, { folder: options.path });
  if (address === '')
    notes.add(
      `${of}: editUrl`,
      'is ignored because it is neither an address nor a function that makes one of the path',
    );
  return address;
}

/** Names of lists in the addresses of the blog, without slashes. */
function blogNames(
  blog: Partial<BlogOptions>,
): Pick<SiteSettings, 'blogLists'> & Pick<PublishingSettings, 'blogGroups'> {
  const nameOf = (key: `${'archive' | 'page' | 'tags' | 'authors'}BasePath`, usual: string): string =>
    blog[key]?.replace(/^\/+|\/+$/g, '') ?? usual;
  return {
    blogLists: { archive: nameOf('archiveBasePath', 'archive'), page: nameOf('pageBasePath', 'page') },
    blogGroups: { tags: nameOf('tagsBasePath', 'tags'), authors: nameOf('authorsBasePath', 'authors') },
  };
}
