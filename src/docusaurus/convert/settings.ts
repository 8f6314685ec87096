import { unnamedSite } from '../../config/site-config';
import type { SiteFile } from '../../config/site-config';
import { basePathOf, siteAddress, editUrlOf } from './addresses';
import { convertBlog } from './blog';
import type { DocusaurusConfig } from '../config/config-schema';
import type { Notes } from '../notes';
import type { PluginOptions } from '../config/plugins';
import { withoutBlanks } from './without-blanks';
import { sitemapOptions } from '../config/config-schema';

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
export function convertSettings(config: DocusaurusConfig, { docs, blog }: PluginOptions, notes: Notes): SiteFile {
  for (const key of Object.keys(config)) if (!understood.has(key)) notes.add(key);
  for (const key of Object.keys(config.themeConfig)) if (!understoodTheme.has(key)) notes.add(`themeConfig: ${key}`);
  if (typeof config.markdown?.parseFrontMatter === 'function') notes.add('markdown: parseFrontMatter');
  if (config.trailingSlash === true)
    notes.add('trailingSlash: true', 'is not supported because addresses end without a slash');
  const locales = config.i18n?.locales ?? [];
  if (locales.length > 1)
    notes.add(`i18n: ${locales.join(', ')}`, 'is not supported because the site has one language');
  const basePath = `${basePathOf(config.baseUrl ?? '/')}/`;
  return {
    ...unnamedSite,
    // A tree without a blog has none of its feeds.
    ...(blog === false ? { blogEditUrl: '', feedFormats: [] } : convertBlog(blog, 'blog', notes)),
    ...withoutBlanks<SiteFile>({
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
      image: config.themeConfig.image === undefined ? undefined : siteAddress(config.themeConfig.image),
      metadata: config.themeConfig.metadata,
      noIndex: config.noIndex,
      colorMode: convertColorMode(config.themeConfig.colorMode),
      tableOfContents: convertTocLevels(config.themeConfig.tableOfContents),
      docsBasePath: docs === false ? undefined : basePathOf(docs.routeBasePath),
      editUrl: docs === false ? '' : editUrlOf('docs', docs, notes),
      listPages: true,
      endingSlash: config.trailingSlash === undefined ? 'folders' : config.trailingSlash ? 'always' : 'never',
      chapters: false,
      logo: convertLogo(config),
    }),
  };
}

/** Colors for readers without a choice. A tree that says nothing of them follows the system here, and is light in Docusaurus. */
function convertColorMode(written: DocusaurusConfig['themeConfig']['colorMode']): SiteFile['colorMode'] | undefined {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = written ?? {};
  if (respectPrefersColorScheme === true) return 'system';
  return defaultMode ?? (disableSwitch === true ? 'light' : undefined);
}

/** Levels of headings in tables of contents; one that is left out is the usual one. */
function convertTocLevels(
  written: DocusaurusConfig['themeConfig']['tableOfContents'],
): SiteFile['tableOfContents'] | undefined {
  if (!written) return undefined;
  const { minHeadingLevel = 2, maxHeadingLevel = 3 } = written;
  return { minLevel: minHeadingLevel, maxLevel: maxHeadingLevel };
}

/** Logo and title of the navbar. A logo without a title stands alone, and a navbar without both has the name of the site. */
function convertLogo({ themeConfig, title: name }: DocusaurusConfig): SiteFile['logo'] | undefined {
  const { title = themeConfig.navbar?.logo ? undefined : name, logo } = themeConfig.navbar ?? {};
  if (!logo && title === undefined) return undefined;
  const { src = '', srcDark = '', alt = '', href = '/' } = logo ?? {};
  const address = (to: string): string => (to === '' ? '' : siteAddress(to));
  return { src: address(src), srcDark: address(srcDark), alt, href: address(href), title: title ?? '' };
}

/** What a configuration says of the sitemap. */
export function convertPublishing(
  { noIndex }: DocusaurusConfig,
  { sitemap }: PluginOptions,
  notes: Notes,
): Partial<SiteFile> {
  return withoutBlanks<SiteFile>({
    ...(sitemap === false || noIndex === true ? { sitemapFile: '' } : convertSitemap(sitemap, notes)),
  });
}

type Blanks = { [Key in keyof SiteFile]?: SiteFile[Key] | undefined };

function convertSitemap(written: unknown, notes: Notes): Blanks {
  const { filename, ignorePatterns, lastmod, ...rest } = sitemapOptions.catch({}).parse(written ?? {});
  for (const key of Object.keys(rest)) notes.add(`sitemap: ${key}`);
  if (lastmod === 'datetime') notes.add('sitemap: lastmod: datetime', 'is reduced to the date, without the time');
  return {
    sitemapFile: filename?.replace(/^\/+/, ''),
    sitemapIgnored: ignorePatterns,
    sitemapDates: lastmod === null ? false : undefined,
  };
}
