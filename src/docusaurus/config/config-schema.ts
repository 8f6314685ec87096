import { z } from 'zod';

/** A value that may be absent; one of another kind counts as absent. */
export const optional = <T extends z.ZodType>(schema: T): z.ZodCatch<z.ZodOptional<T>> =>
  schema.optional().catch(undefined);

const optionalText = optional(z.string());
const flag = optional(z.boolean());
const count = optional(z.number());

/** `false`, or options; a plugin that is only named has none. */
const pluginOptions = optional(z.union([z.literal(false), z.looseObject({})]));

const versionOptions = z.looseObject({
  ...{ label: optionalText, path: optionalText, badge: flag, noIndex: flag },
  banner: optional(z.enum(['none', 'unreleased', 'unmaintained'])),
});
export const docsOptions = z.looseObject({
  ...{ id: optionalText, path: z.string().default('docs'), routeBasePath: z.string().default('docs') },
  ...{ sidebarPath: z.unknown().optional(), tags: z.unknown().optional(), editUrl: z.unknown().optional() },
  ...{ lastVersion: optionalText, includeCurrentVersion: flag, disableVersioning: flag, editCurrentVersion: flag },
  onlyIncludeVersions: optional(z.array(z.string())),
  versions: optional(z.record(z.string(), versionOptions)),
  tagsBasePath: optionalText,
});
export const blogOptions = z.looseObject({
  id: optionalText,
  path: z.string().default('blog'),
  routeBasePath: z.string().default('blog'),
  editUrl: z.unknown().optional(),
  postsPerPage: z.union([z.number(), z.literal('ALL')]).optional(),
  blogSidebarCount: z.union([z.number(), z.literal('ALL')]).optional(),
  authorsMapPath: z.string().default('authors.yml'),
  archiveBasePath: optionalText,
  pageBasePath: optionalText,
  tagsBasePath: optionalText,
  authorsBasePath: optionalText,
  blogTitle: optionalText,
  blogDescription: optionalText,
  tags: z.unknown().optional(),
  feedOptions: z.unknown().optional(),
});
/** Options of pages outside of docs and blog. */
export const pagesOptions = z.looseObject({
  path: z.string().default('src/pages'),
  routeBasePath: z.string().default('/'),
});
const feedFormat = z.enum(['rss', 'atom', 'json']);
export const feedOptions = z.looseObject({
  type: optional(z.union([z.literal('all'), feedFormat, z.array(feedFormat), z.null()])),
  title: optionalText,
  description: optionalText,
  copyright: optionalText,
  language: optionalText,
  limit: optional(z.union([z.number(), z.literal(false), z.null()])),
});
export const sitemapOptions = z.looseObject({
  filename: optionalText,
  ignorePatterns: optional(z.array(z.string())),
  lastmod: optional(z.string().nullable()),
});
export type PagesOptions = z.infer<typeof pagesOptions>;
export type DocsOptions = z.infer<typeof docsOptions>;
export type BlogOptions = z.infer<typeof blogOptions>;

export const presetOptions = z.looseObject({
  docs: pluginOptions,
  blog: pluginOptions,
  pages: pluginOptions,
  theme: pluginOptions,
  sitemap: pluginOptions,
});

/** An entry of `plugins` or `presets`: a name, or a name with options. Functions and blanks are no names. */
export const pluginEntry = z.union([
  z.string().transform((name) => ({ name, options: {} })),
  z.tuple([z.string()], z.unknown()).transform(([name, options]) => ({
    name,
    options: z
      .looseObject({})
      .catch({})
      .parse(options ?? {}),
  })),
]);

export const navbarText = z.looseObject({
  ...{ type: optionalText, label: optionalText, to: optionalText, href: optionalText, docId: optionalText },
  ...{ sidebarId: optionalText, docsPluginId: optionalText, position: optionalText },
});
type NavbarLists = 'items' | 'dropdownItemsBefore' | 'dropdownItemsAfter';
export type NavbarEntry = z.infer<typeof navbarText> & {
  readonly [List in NavbarLists]?: readonly NavbarEntry[] | undefined;
};
const navbarEntry: z.ZodType<NavbarEntry> = z.lazy(() =>
  navbarText.extend({ items: navbarEntries, dropdownItemsBefore: navbarEntries, dropdownItemsAfter: navbarEntries }),
);
const navbarEntries = optional(z.array(navbarEntry));

const footerItem = z.looseObject({ label: optionalText, to: optionalText, href: optionalText, html: optionalText });
const footerLink = footerItem.extend({ title: optionalText, items: optional(z.array(footerItem)) });
export type FooterEntry = z.infer<typeof footerLink>;

const preprocessor = z.custom<(file: { filePath: string; fileContent: string }) => unknown>(
  (value) => typeof value === 'function',
);

const listOf = <T extends z.ZodType>(schema: T) => z.array(schema).default([]).catch([]);

const navbar = z.looseObject({
  ...{ title: optionalText, style: optionalText },
  logo: optional(z.looseObject({ src: optionalText, srcDark: optionalText, alt: optionalText, href: optionalText })),
  items: listOf(navbarEntry),
});
const themeConfig = z.looseObject({
  navbar: optional(navbar),
  footer: optional(
    z.looseObject({
      links: listOf(footerLink),
      ...{ copyright: optionalText, style: optionalText },
      logo: optional(z.looseObject({ src: optionalText, alt: optionalText, href: optionalText })),
    }),
  ),
  announcementBar: optional(z.looseObject({ id: optionalText, content: z.string(), isCloseable: flag })),
  image: optionalText,
  metadata: optional(z.array(z.record(z.string(), z.string()))),
  colorMode: optional(
    z.looseObject({
      defaultMode: optional(z.enum(['light', 'dark'])),
      disableSwitch: flag,
      respectPrefersColorScheme: flag,
    }),
  ),
  tableOfContents: optional(z.looseObject({ minHeadingLevel: count, maxHeadingLevel: count })),
});

const localeConfig = z.looseObject({
  ...{ label: optionalText, path: optionalText, htmlLang: optionalText },
  direction: optional(z.enum(['ltr', 'rtl'])),
});

/** The parts of `docusaurus.config.js` that are taken over; a part of another kind counts as absent. */
export const docusaurusConfig = z.looseObject({
  ...{ title: optionalText, tagline: optionalText, url: optionalText, baseUrl: optionalText, favicon: optionalText },
  ...{ titleDelimiter: optionalText, trailingSlash: flag, noIndex: flag },
  i18n: optional(
    z.looseObject({
      ...{ defaultLocale: optionalText, path: z.string().default('i18n').catch('i18n') },
      ...{ locales: optional(z.array(z.string())), localeConfigs: optional(z.record(z.string(), localeConfig)) },
    }),
  ),
  markdown: optional(z.looseObject({ preprocessor: optional(preprocessor), parseFrontMatter: z.unknown().optional() })),
  staticDirectories: optional(z.array(z.string())),
  presets: listOf(z.unknown()),
  plugins: listOf(z.unknown()),
  themes: listOf(z.unknown()),
  themeConfig: themeConfig.default({}).catch({}),
});
export type DocusaurusConfig = z.infer<typeof docusaurusConfig>;
export type ThemeConfig = DocusaurusConfig['themeConfig'];
