import { unnamedSite } from '../../config/site-config';
import type { SiteFile, CodeMark, MarkdownSyntax } from '../../config/site-config';
import { basePathOf, siteAddress, editUrlOf } from './addresses';
import { convertBlog } from './blog';
import type { DocusaurusConfig, ThemeConfig } from '../config/config-schema';
import { sitemapOptions } from '../config/config-schema';
import type { UnsupportedSettings } from '../unsupported-settings';
import type { PluginOptions } from '../config/plugins';
import { localesOf } from '../read/locales';
import { z } from 'zod';

/** Parts of a configuration that are taken over, or that have no effect on the site. */
const understood = new Set([
  ...['title', 'tagline', 'url', 'baseUrl', 'favicon', 'themeConfig', 'presets', 'plugins', 'themes', 'i18n'],
  ...['staticDirectories', 'organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'customFields'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes', 'noIndex', 'trailingSlash'],
  ...['markdown', 'future', 'baseUrlIssueBanner', 'titleDelimiter', 'webpack', 'storage'],
]);
const understoodTheme = new Set([
  ...['navbar', 'footer', 'announcementBar', 'colorMode', 'prism', 'docs', 'mermaid', 'image', 'metadata', 'zoom'],
  'tableOfContents',
]);

/** Title, addresses, counts and sitemap of a configuration. What it does not say keeps its default. */
export function convertSettings(
  config: DocusaurusConfig,
  options: PluginOptions,
  unsupported: UnsupportedSettings,
): SiteFile {
  const { docs, blog } = options;
  for (const key of Object.keys(config)) if (!understood.has(key)) unsupported.add(key);
  for (const key of Object.keys(config.themeConfig))
    if (!understoodTheme.has(key)) unsupported.add(`themeConfig: ${key}`);
  if (typeof config.markdown?.parseFrontMatter === 'function') unsupported.add('markdown: parseFrontMatter');
  if (config.trailingSlash === true)
    unsupported.add('trailingSlash: true', 'is not supported because addresses end without a slash');
  const basePath = `${basePathOf(config.baseUrl ?? '/')}/`;
  const { image, metadata, colorMode, tableOfContents } = config.themeConfig;
  return {
    // A tree without a blog has none of its feeds.
    ...(blog === false ? { blogEditUrl: '', feedFormats: [] } : convertBlog(blog, 'blog', unsupported)),
    ...{ foreign: true, homePage: false, namesPage: false, chapters: false, listPages: true, styleAttributes: true },
    // Docusaurus keeps no pages, and files of a tree may change without another name.
    offline: false,
    blog: blog !== false,
    title: config.title ?? unnamedSite.title,
    titleDelimiter: config.titleDelimiter === undefined ? undefined : ` ${config.titleDelimiter} `,
    tagline: config.tagline ?? '',
    url: config.url === undefined ? unnamedSite.url : readUrl(config.url).replace(/\/+$/, '') + basePathOf(basePath),
    basePath,
    favicon: config.favicon === undefined ? undefined : siteAddress(config.favicon),
    image: image === undefined ? undefined : siteAddress(image),
    locales: localesOf(config, unsupported),
    metadata,
    noIndex: config.noIndex,
    colorMode: convertColorMode(colorMode),
    tableOfContents: tableOfContents && {
      minLevel: tableOfContents.minHeadingLevel ?? 2,
      maxLevel: tableOfContents.maxHeadingLevel ?? 3,
    },
    docsBasePath: docs === false ? undefined : basePathOf(docs.routeBasePath),
    editUrl: docs === false ? '' : editUrlOf('docs', docs, unsupported),
    endingSlash: config.trailingSlash === undefined ? 'folders' : config.trailingSlash ? 'always' : 'never',
    logo: convertLogo(config),
    ...convertSitemap(config, options, unsupported),
  };
}

/** A URL as browsers read it, which add a slash that is missing behind `https:/`. */
const readUrl = (written: string): string => (URL.canParse(written) ? new URL(written).href : written);

/** Colors for readers without a choice. A tree that says nothing of them follows the system here, and is light in Docusaurus. */
function convertColorMode(written: ThemeConfig['colorMode']): SiteFile['colorMode'] | undefined {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = written ?? {};
  if (respectPrefersColorScheme === true) return 'system';
  return defaultMode ?? (disableSwitch === true ? 'light' : undefined);
}

/** Logo and title of the navbar. A logo without a title stands alone, and a navbar without both has the name of the site. */
function convertLogo({ themeConfig, title: name }: DocusaurusConfig): SiteFile['logo'] | undefined {
  const { title = themeConfig.navbar?.logo ? undefined : name, logo } = themeConfig.navbar ?? {};
  if (!logo && title === undefined) return undefined;
  const { src = '', srcDark = '', alt = '', href = '/' } = logo ?? {};
  const address = (to: string): string => (to === '' ? '' : siteAddress(to));
  return { src: address(src), srcDark: address(srcDark), alt, href: address(href), title: title ?? '' };
}

function convertSitemap(
  { noIndex }: DocusaurusConfig,
  { sitemap }: PluginOptions,
  unsupported: UnsupportedSettings,
): Partial<SiteFile> {
  if (sitemap === false || noIndex === true) return { sitemapFile: '' };
  const { filename, ignorePatterns, lastmod, ...rest } = sitemapOptions.catch({}).parse(sitemap ?? {});
  for (const key of Object.keys(rest)) unsupported.add(`sitemap: ${key}`);
  if (lastmod === 'datetime') unsupported.add('sitemap: lastmod: datetime', 'is reduced to the date, without the time');
  return {
    sitemapFile: filename?.replace(/^\/+/, ''),
    sitemapIgnored: ignorePatterns,
    sitemapDates: lastmod === null ? false : undefined,
  };
}

const format = z.looseObject({ format: z.enum(['mdx', 'md', 'detect']).catch('mdx') }).catch({ format: 'mdx' });
const keywords = z.looseObject({ keywords: z.array(z.string()) }).transform((options) => options.keywords);
const codeMark = z.looseObject({
  className: z.string(),
  line: z.string().optional(),
  block: z.object({ start: z.string(), end: z.string() }).optional(),
});
const prism = z.looseObject({ magicComments: z.array(codeMark).catch([]).default([]) }).catch({ magicComments: [] });

/** Versions of Docusaurus before 3, which read most braces and angle brackets as text. */
const oldVersion = /"@docusaurus\/core":\s*"[^"\d]*[0-2]\./;

/** What a configuration adds to Markdown. `packages` is the text in which the tree names its packages. */
export function convertSyntax(
  { themeConfig, markdown }: DocusaurusConfig,
  { docs, blog }: PluginOptions,
  packages: string,
  allowsGaps: boolean,
): Partial<MarkdownSyntax> {
  const admonitions = [docs, blog].flatMap((plugin) =>
    plugin === false ? [] : (keywords.safeParse(plugin.admonitions).data ?? []),
  );
  const { magicComments } = prism.parse(themeConfig.prism ?? {});
  return {
    format: format.parse(markdown).format,
    math: packages.includes('remark-math'),
    tolerant: allowsGaps || oldVersion.test(packages),
    mdx1: oldVersion.test(packages),
    admonitions: [...new Set(admonitions)],
    codeMarks: magicComments.filter(({ line }) => line !== 'highlight-next-line').map(toCodeMark),
  };
}

/** Styles of a tree are not taken over, so the name of a class tells what it means. */
function toCodeMark({ className, line, block }: z.infer<typeof codeMark>): CodeMark {
  const words = [className, line, block?.start].join(' ');
  const isBad = /error|delet|remov|wrong|bad|danger|fail/i.test(words);
  const isGood = /success|add|insert|good|correct/i.test(words);
  return {
    className: isBad ? 'line-removed' : isGood ? 'line-added' : 'line-marked',
    line,
    block,
  };
}
