import type { SiteSettings } from '../../site';
import { basePathOf, siteAddress } from './addresses';
import type { DocusaurusConfig } from '../config-schema';
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
]);

/** Title, addresses and counts of a configuration. */
export function convertSettings(
  config: DocusaurusConfig,
  { docs, blog }: PluginOptions,
  notes: Notes,
): Partial<SiteSettings> {
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
    tagline: config.tagline ?? '',
    url: config.url === undefined ? undefined : config.url.replace(/\/+$/, '') + basePathOf(basePath),
    basePath,
    favicon: config.favicon === undefined ? undefined : siteAddress(config.favicon),
    docsBasePath: docs === false ? undefined : basePathOf(docs.routeBasePath),
    blogBasePath: blog === false ? undefined : basePathOf(blog.routeBasePath),
    editUrl: docs === false ? '' : editUrlOf(docs.editUrl, 'docs: editUrl', docs.path, notes),
    blogEditUrl: blog === false ? '' : editUrlOf(blog.editUrl, 'blog: editUrl', blog.path, notes),
    postsPerPage: blog === false ? undefined : count(blog.postsPerPage),
    listPages: true,
    chapters: false,
    blogTitle: blog === false ? undefined : textOr(blog.blogTitle),
    blogDescription: blog === false ? undefined : textOr(blog.blogDescription),
    logo: convertLogo(config.themeConfig.navbar),
    recentPosts: blog === false ? undefined : count(blog.blogSidebarCount),
  });
}

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Logo and title of the navbar. A logo without a title stands alone. */
function convertLogo(navbar: DocusaurusConfig['themeConfig']['navbar']): SiteSettings['logo'] | undefined {
  const { title, logo } = navbar ?? {};
  if (!logo && title === undefined) return undefined;
  const { src = '', srcDark = '', alt = '', href = '/' } = logo ?? {};
  const address = (to: string): string => (to === '' ? '' : siteAddress(to));
  return { src: address(src), srcDark: address(srcDark), alt, href: address(href), title: title ?? '' };
}

/** Address of the sources of docs or posts, with `*` for the path of a file below their folder; empty for none. */
function editUrlOf(value: unknown, subject: string, folder: string, notes: Notes): string {
  if (value === undefined) return '';
  const address = typeof value === 'string' ? joined(value, folder) : answerOf(value, folder);
  if (/^https?:.*\*/.test(address)) return address;
  notes.add(subject, 'is ignored because it is neither an address nor a function that makes one of the path');
  return '';
}

const joined = (base: string, folder: string): string =>
  URL.canParse(base) ? new URL(`${folder.replace(/\/$/, '')}/*`, base.replace(/\/?$/, '/')).href : '';

/** What a function of the configuration answers for a file whose name is a star. */
function answerOf(value: unknown, folder: string): string {
  if (!isEditFunction(value)) return '';
  const paths = { docPath: '*', blogPath: '*', versionDocsDirPath: folder, blogDirPath: folder };
  try {
    return String(value({ locale: 'en', version: 'current', permalink: '', ...paths }));
  } catch {
    return '';
  }
}

const isEditFunction = (value: unknown): value is (file: object) => unknown => typeof value === 'function';
