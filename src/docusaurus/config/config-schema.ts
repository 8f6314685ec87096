import { z } from 'zod';

const optionalText = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);
const count = z.number().optional().catch(undefined);

/** `false`, or options; a plugin that is only named has none. */
const pluginOptions = z
  .union([z.literal(false), z.looseObject({})])
  .optional()
  .catch(undefined);

export const docsOptions = z.looseObject({
  id: optionalText,
  path: z.string().default('docs'),
  routeBasePath: z.string().default('docs'),
  sidebarPath: z.unknown().optional(),
  tags: z.unknown().optional(),
  editUrl: z.unknown().optional(),
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
  blogTitle: z.unknown().optional(),
  blogDescription: z.unknown().optional(),
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
  type: z
    .union([z.literal('all'), feedFormat, z.array(feedFormat), z.null()])
    .optional()
    .catch(undefined),
  title: optionalText,
  description: optionalText,
  copyright: optionalText,
  language: optionalText,
  limit: z
    .union([z.number(), z.literal(false), z.null()])
    .optional()
    .catch(undefined),
});
export const sitemapOptions = z.looseObject({
  filename: optionalText,
  ignorePatterns: z.array(z.string()).optional().catch(undefined),
  lastmod: z.union([z.string(), z.null()]).optional().catch(undefined),
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

export const navbarEntry: z.ZodType<NavbarEntry> = z.lazy(() =>
  z.looseObject({
    type: optionalText,
    label: optionalText,
    to: optionalText,
    href: optionalText,
    docId: optionalText,
    sidebarId: optionalText,
    docsPluginId: optionalText,
    position: optionalText,
    items: z.array(navbarEntry).optional().catch(undefined),
    dropdownItemsBefore: z.array(navbarEntry).optional().catch(undefined),
    dropdownItemsAfter: z.array(navbarEntry).optional().catch(undefined),
  }),
);
export interface NavbarEntry {
  readonly [key: string]: unknown;
  readonly type?: string | undefined;
  readonly label?: string | undefined;
  readonly to?: string | undefined;
  readonly href?: string | undefined;
  readonly docId?: string | undefined;
  readonly sidebarId?: string | undefined;
  readonly position?: string | undefined;
  readonly items?: readonly NavbarEntry[] | undefined;
  readonly docsPluginId?: string | undefined;
  readonly dropdownItemsBefore?: readonly NavbarEntry[] | undefined;
  readonly dropdownItemsAfter?: readonly NavbarEntry[] | undefined;
}

const footerLink = z.looseObject({
  label: optionalText,
  to: optionalText,
  href: optionalText,
  html: optionalText,
  title: optionalText,
  items: z
    .array(z.looseObject({ label: optionalText, to: optionalText, href: optionalText, html: optionalText }))
    .optional()
    .catch(undefined),
});
export type FooterEntry = z.infer<typeof footerLink>;

const preprocessor = z.custom<(file: { filePath: string; fileContent: string }) => unknown>(
  (value) => typeof value === 'function',
);

/** The parts of `docusaurus.config.js` that are taken over; a part of another kind counts as absent. */
export const docusaurusConfig = z.looseObject({
  title: optionalText,
  tagline: optionalText,
  url: optionalText,
  baseUrl: optionalText,
  favicon: optionalText,
  titleDelimiter: optionalText,
  trailingSlash: flag,
  noIndex: flag,
  i18n: z
    .looseObject({ defaultLocale: optionalText, locales: z.array(z.string()).optional() })
    .optional()
    .catch(undefined),
  markdown: z
    .looseObject({ preprocessor: preprocessor.optional().catch(undefined), parseFrontMatter: z.unknown().optional() })
    .optional()
    .catch(undefined),
  staticDirectories: z.array(z.string()).optional().catch(undefined),
  presets: z.array(z.unknown()).default([]).catch([]),
  plugins: z.array(z.unknown()).default([]).catch([]),
  themes: z.array(z.unknown()).default([]).catch([]),
  themeConfig: z
    .looseObject({
      navbar: z
        .looseObject({
          title: optionalText,
          logo: z
            .looseObject({ src: optionalText, srcDark: optionalText, alt: optionalText, href: optionalText })
            .optional()
            .catch(undefined),
          items: z.array(navbarEntry).default([]).catch([]),
        })
        .optional()
        .catch(undefined),
      footer: z
        .looseObject({ links: z.array(footerLink).default([]).catch([]), copyright: optionalText })
        .optional()
        .catch(undefined),
      announcementBar: z
        .looseObject({ id: optionalText, content: z.string(), isCloseable: flag })
        .optional()
        .catch(undefined),
      docs: z
        .looseObject({ sidebar: z.looseObject({ autoCollapseCategories: flag }).optional() })
        .optional()
        .catch(undefined),
      image: optionalText,
      metadata: z.array(z.record(z.string(), z.string())).optional().catch(undefined),
      colorMode: z
        .looseObject({
          defaultMode: z.enum(['light', 'dark']).optional().catch(undefined),
          disableSwitch: flag,
          respectPrefersColorScheme: flag,
        })
        .optional()
        .catch(undefined),
      tableOfContents: z.looseObject({ minHeadingLevel: count, maxHeadingLevel: count }).optional().catch(undefined),
    })
    .default({})
    .catch({}),
});
export type DocusaurusConfig = z.infer<typeof docusaurusConfig>;
