import { z } from 'zod';

const patterns = z.array(z.string()).readonly();
const pageFiles = z
  .strictObject({
    include: patterns.describe('Patterns of the files that are pages.'),
    exclude: patterns.describe('Patterns of files that are none although they match.'),
  })
  .readonly();

/** Which files of a folder are pages. */
export type PageFiles = z.infer<typeof pageFiles>;

const numberedNames = z
  .record(
    z.string(),
    z
      .strictObject({
        name: z.string().describe('Name without the number.'),
        position: z.number().optional().describe('Number that orders it.'),
      })
      .readonly(),
  )
  .readonly();

/** Names of files and folders whose number in front orders them, with the names without it; others keep their names. */
export type NumberedNames = z.infer<typeof numberedNames>;

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with `https://`' })
  .or(z.literal(''));

const basePath = z.string().regex(/^(?:\/[^/]+)*$/, 'it must start with a slash and must not end with one');

const docSet = z
  .strictObject({
    prefix: z
      .string()
      .default('')
      .describe('Start of the ids of its docs and of its sidebar names. Empty for the default docs.'),
    docs: z.string().default('default').describe('Name that all versions of the same docs share.'),
    version: z.string().default('current').describe('Name of the version in the names of files.'),
    label: z.string().default('Next').describe('Name of the version for readers.'),
    folder: z.string().describe('Folder of the content tree.'),
    path: basePath.describe('Address that its pages are below. Empty for the root of the site.'),
    isLast: z.boolean().default(true).describe('Whether links without a version lead to this version.'),
    banner: z.enum(['', 'unreleased', 'unmaintained']).default('').describe('Banner above its pages. Empty for none.'),
    badge: z.boolean().optional().describe('Whether its pages name their version.'),
    noIndex: z.boolean().optional().describe('Whether search engines are asked not to show its pages.'),
    editUrl: webAddress.optional().describe('Replaces the `editUrl` of the site for these docs.'),
    tags: z.string().optional().describe('Last part of the address that lists its tags. `tags` if absent.'),
    numbers: numberedNames
      .optional()
      .describe('Names that start with a number. Absent: numbers order pages and are not part of names.'),
  })
  .readonly();

/** One version of some docs: a folder of Markdown files, and the address of its pages. */
export type DocSet = z.infer<typeof docSet>;

const blogSettings = {
  blogBasePath: basePath.default('/blog').describe('Address of the blog. Empty for the root of the site.'),
  blogLists: z
    .strictObject({
      archive: z.string().default('archive').describe('The list of all posts.'),
      page: z.string().default('page').describe('What stands before the number of a further page.'),
    })
    .readonly()
    .prefault({})
    .describe("Names of the blog's lists in addresses."),
  blogGroups: z
    .strictObject({
      tags: z.string().default('tags').describe('The list of tags.'),
      authors: z.string().default('authors').describe('The list of authors.'),
    })
    .readonly()
    .prefault({})
    .describe("Names of the blog's lists of tags and authors in addresses."),
  blogTitle: z.string().default('').describe('Empty for the usual words.'),
  blogDescription: z.string().default('').describe('One sentence for search engines. Empty for the usual words.'),
  postsPerPage: z.int().positive().default(10).describe('Number of posts on a page of the list.'),
  recentPosts: z.int().nonnegative().default(5).describe('Number of posts that are listed beside all others.'),
  feedFormats: z
    .array(z.enum(['rss', 'atom', 'json']))
    .readonly()
    .default(['rss', 'atom', 'json'])
    .describe('Formats of the feed.'),
  feedTitle: z.string().default('').describe("Empty: the site's title, followed by “Blog”."),
  feedDescription: z.string().default('').describe('Empty: the title of the feed.'),
  feedCopyright: z.string().default('').describe('What the feed says of the rights to its posts.'),
  feedLanguage: z.string().default('').describe('Empty: the language of the site.'),
  feedPosts: z.int().positive().default(20).describe('Number of posts in a feed.'),
};

const blog = z.object({
  folder: z.string().describe('Folder of the content tree.'),
  prefix: z.string().describe('Start of the keys of its authors.'),
  ...blogSettings,
  blogEditUrl: z.string().default('').describe('Like `editUrl`, for its posts. Empty: no link.'),
});

/** A folder of posts, and the settings of its pages and feeds. */
export type Blog = Readonly<z.infer<typeof blog>>;
/** A blog besides the main one, as `site.yml` has it. */
export type FurtherBlog = Readonly<z.input<typeof blog>>;

const codeMark = z
  .strictObject({
    className: z.string().describe('Class of the marked lines.'),
    line: z.string().optional().describe('Comment that marks the line below it.'),
    block: z
      .strictObject({
        start: z.string().describe('The comment before them.'),
        end: z.string().describe('The comment after them.'),
      })
      .readonly()
      .optional()
      .describe('Comments around the lines that are marked.'),
  })
  .readonly();

/** Comments in code blocks that give the lines they mark a class. */
export type CodeMark = z.infer<typeof codeMark>;

const markdownSyntax = z
  .strictObject({
    format: z
      .enum(['mdx', 'md', 'detect'])
      .default('mdx')
      .describe('Syntax of files; `detect` decides by their names.'),
    math: z.boolean().default(false).describe('Whether `$…$` and `$$…$$` are formulas.'),
    admonitions: z.array(z.string()).readonly().default([]).describe('Names of further admonitions.'),
    tolerant: z.boolean().default(false).describe('Whether text that MDX cannot parse is shown as written.'),
    mdx1: z.boolean().default(false).describe('Whether pages were written for MDX 1, with indented code.'),
    codeMarks: z.array(codeMark).readonly().default([]).describe('Comments in code blocks besides `highlight-…`.'),
  })
  .readonly();

/** Markdown syntax that a content tree adds or changes. */
export type MarkdownSyntax = z.infer<typeof markdownSyntax>;

export const defaultSyntax: MarkdownSyntax = markdownSyntax.parse({});

/** Schema of a language. */
export const localeSchema = z
  .strictObject({
    code: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/, 'it must be a language code such as `de` or `pt-BR`')
      .describe('Code of the language, such as `de` or `pt-BR`.'),
    label: z.string().min(1).describe('Name of the language in that language.'),
    direction: z.enum(['ltr', 'rtl']).default('ltr').describe('Direction of its writing.'),
  })
  .readonly();

/** A language of the site. */
export type Locale = z.infer<typeof localeSchema>;

const english: Locale = localeSchema.parse({ code: 'en', label: 'English' });

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname.replace(/\/+$/, '') : '');

/** Schema of `site.yml`. Only values that differ from the defaults have to be written. */
export const siteFile = z
  .strictObject({
    title: z.string().min(1).describe('Name of the site.'),
    shortTitle: z.string().optional().describe('Name below the icon of the installed site. Absent: the title.'),
    tagline: z.string().default('').describe('What the site is about, in a few words.'),
    url: z.url({ protocol: /^https?$/ }).describe('Address of the published site. A path at its end is the base path.'),
    basePath: z
      .string()
      .regex(/^\/(?:.*\/)?$/, {
        abort: true,
        error: ({ input }) => `it must start and end with a slash: \`/${String(input).replace(/^\/|\/$/g, '')}/\``,
      })
      .optional()
      .describe('Path of the site on its host, with a slash at both ends. Absent: the path of `url`.'),
    locales: z
      .array(localeSchema)
      .min(1)
      .readonly()
      .default([english])
      .superRefine((all, context) => {
        const codes = all.map(({ code }) => code);
        for (const [index, code] of codes.entries())
          if (codes.indexOf(code) < index)
            context.addIssue({
              code: 'custom',
              path: [index, 'code'],
              message: 'is already the code of another language',
            });
      })
      .describe(
        'Languages of the site. The first one is the language of the content and has the root of the site. Others are below `/<code>/`, with their translations in `i18n/<code>/`.',
      ),
    locale: z.string().optional().describe('Code of the language of this tree. Builds of translations write it.'),
    originalLabels: z
      .record(z.string(), z.string())
      .readonly()
      .default({})
      .describe('Translated labels → the originals, of which addresses are made. Builds of translations write it.'),
    titleDelimiter: z.string().default(' | ').describe('Text between the title of a page and the title of the site.'),
    favicon: z.string().default('').describe('Address of the icon in browser tabs. Empty for the built-in icons.'),
    image: z
      .string()
      .default('')
      .describe('Picture of link previews for pages without their own. Empty for the built-in picture.'),
    metadata: z
      .array(z.record(z.string(), z.string()))
      .readonly()
      .default([])
      .describe('Attributes of further `<meta>` elements in the head of every page, such as `name` and `content`.'),
    noIndex: z.boolean().default(false).describe('Whether search engines are asked to show no page of the site.'),
    colorMode: z
      .enum(['system', 'light', 'dark'])
      .default('system')
      .describe('Colors for readers who have not chosen any.'),
    logo: z
      .strictObject({
        src: z.string().default('').describe('Address of a file of `static`, such as `/logo.svg`.'),
        srcDark: z.string().default('').describe('The same for dark colors.'),
        alt: z.string().default('').describe('What the picture shows, for readers who do not see it.'),
        href: z.string().default('/').describe('Address that the logo leads to.'),
        title: z.string().default('').describe('Name beside the logo. With a picture alone, there is no name.'),
      })
      .readonly()
      .prefault({})
      .describe('Pictures beside the name of the site, or in its place. Empty for the built-in logo.'),
    editUrl: webAddress
      .default('')
      .describe(
        'Start of every “Edit this page” link. The path of the file below the content folder follows, or replaces a `*` by its path below `docs/` or `blog/`. Empty: no link.',
      ),
    issueUrl: webAddress
      .default('')
      .describe(
        'Address of the form for a new issue, which takes `title` and `body` in its query as GitHub does (`…/issues/new`). Empty: pages do not ask whether they were helpful.',
      ),
    homePage: z.boolean().default(true).describe('Whether the site has the built-in home page.'),
    blog: z.boolean().default(true).describe('Whether the site has a blog with its lists and feeds.'),
    namesPage: z.boolean().default(true).describe('Whether the site has the index of names.'),
    chapters: z.boolean().default(true).describe('Whether parts of a sidebar can be read as one page.'),
    listPages: z
      .boolean()
      .default(false)
      .describe('Whether tags and authors have pages. Otherwise tags lead to the search.'),
    tableOfContents: z
      .strictObject({
        minLevel: z.int().default(2).describe('Highest level, 2 for `##`.'),
        maxLevel: z.int().default(3).describe('Lowest level, 3 for `###`.'),
      })
      .readonly()
      .prefault({})
      .describe('Levels of headings in tables of contents.'),
    docsBasePath: basePath.default('/docs').describe('Address of the docs. Empty for the root of the site.'),
    docSets: z.array(docSet).readonly().optional().describe('Versions of the docs. Absent: one version in `docs/`.'),
    ...blogSettings,
    blogEditUrl: webAddress.optional().describe('Like `editUrl`, for posts. Absent: `editUrl`.'),
    furtherBlogs: z.array(blog.strict()).readonly().default([]).describe('Blogs besides the main one.'),
    postDates: z
      .record(z.string(), z.string())
      .readonly()
      .default({})
      .describe('Files of posts → dates that they lack.'),
    plainFolders: z
      .record(z.string(), z.string())
      .readonly()
      .default({ 'src/pages': '' })
      .describe('Folders of pages outside of docs and blogs → the address that these pages are below.'),
    pageFiles: z
      .record(z.string(), pageFiles)
      .readonly()
      .default({})
      .describe('Folders of pages → patterns of the files that are pages.'),
    endingSlash: z
      .enum(['always', 'never', 'folders'])
      .default('never')
      .describe('Which addresses relative links expect to end with a slash.'),
    markdown: markdownSyntax.prefault({}).describe('Syntax of the pages, where it differs from the usual one.'),
    sitemapFile: z.string().default('sitemap.xml').describe('Empty for no sitemap.'),
    sitemapIgnored: patterns.default([]).describe('Patterns of addresses that the sitemap leaves out.'),
    sitemapDates: z.boolean().default(true).describe('Whether the sitemap has the date of the last change of pages.'),
    styleAttributes: z.boolean().default(false).describe('Whether elements may have `style` attributes.'),
    pageViewEndpoint: z
      .string()
      .default('')
      .describe('Address that page views are sent to, here (`/…`) or elsewhere (`https://…`). Empty: none are sent.'),
    offline: z
      .boolean()
      .default(true)
      .describe(
        'Whether pages that were read are kept in the browser, where readers can also save sections. If not, `sw.js` ends what was kept before.',
      ),
    foreign: z.boolean().default(false).describe('Whether the tree was made for Docusaurus.'),
  })
  .refine(({ url, basePath: base }) => base === undefined || ['', base.slice(0, -1)].includes(pathOf(url)), {
    path: ['basePath'],
    error: ({ input }) =>
      `it must be \`${pathOf(z.object({ url: z.string() }).parse(input).url)}/\`, the path at the end of \`url\``,
  });

/** Schema of the `site.yml` of a language: what its readers read. */
export const siteTranslation = z
  .strictObject({
    ...{ title: z.string().min(1), shortTitle: z.string(), tagline: z.string() },
    ...{ blogTitle: z.string(), blogDescription: z.string() },
    ...{ feedTitle: z.string(), feedDescription: z.string(), feedCopyright: z.string() },
    logo: z.strictObject({ title: z.string(), alt: z.string() }).partial(),
  })
  .partial();

/** `site.yml` as it is written. */
export type SiteFile = z.input<typeof siteFile>;

type ReadFile = z.output<typeof siteFile>;

/** All settings of a site: what `site.yml` says, its defaults, and what follows from both. */
export interface SiteConfig extends Omit<ReadFile, 'basePath' | 'docSets' | 'furtherBlogs' | 'blogEditUrl' | 'locale'> {
  /** Address of the site, with its base path and without a trailing slash. */
  readonly url: string;
  readonly basePath: string;
  readonly docSets: readonly DocSet[];
  /** The main blog, also of a site that does not show it, and all others. */
  readonly blogs: readonly [Blog, ...Blog[]];
  /** The language of the site that is built. */
  readonly locale: Locale;
  /** Strings of the user interface by their ids, where they are not English. */
  readonly texts: InterfaceTexts;
}

/** Strings of the user interface in a language, by their ids. */
export type InterfaceTexts = Readonly<Record<string, string>>;

/** The settings of a site by its `site.yml`; `textsIn` reads the strings of the user interface in a language. */
export function configOf(file: ReadFile, textsIn: (code: string) => InterfaceTexts = () => ({})): SiteConfig {
  const { furtherBlogs, blogEditUrl: edit = file.editUrl, basePath: base = `${pathOf(file.url)}/`, ...rest } = file;
  const own = file.locales.find(({ code }) => code === file.locale) ?? file.locales[0] ?? english;
  return {
    ...rest,
    locale: own,
    texts: textsIn(own.code),
    url: new URL(file.url).origin + base.slice(0, -1),
    basePath: base,
    docSets: file.docSets ?? [docSet.parse({ folder: 'docs', path: file.docsBasePath })],
    blogs: [blog.parse({ ...file, folder: 'blog', prefix: '', blogEditUrl: edit }), ...furtherBlogs],
  };
}

/** Title and address of a site without a `site.yml`. */
export const unnamedSite = { title: 'Documentation', url: 'http://localhost:9000' } as const;

/** The settings of a site without a `site.yml`, with some of them changed. */
export const defaultConfig = (changes: Partial<SiteFile> = {}): SiteConfig =>
  configOf(siteFile.parse({ ...unnamedSite, ...changes }));

type BrowserSetting =
  | ('title' | 'tagline' | 'url' | 'basePath' | 'titleDelimiter' | 'favicon' | 'logo' | 'docsBasePath')
  | ('image' | 'metadata' | 'noIndex' | 'colorMode' | 'locale')
  | ('blogBasePath' | 'blogLists' | 'feedFormats' | 'namesPage' | 'tableOfContents' | 'foreign' | 'pageViewEndpoint');

/** Pixels of an own logo in the navbar. */
export const logoHeight = 32;

/** The settings that browsers need. */
export interface BrowserConfig extends Pick<SiteConfig, BrowserSetting> {
  /** Widths of the pictures of the logo at the height that they are shown in, as far as they can be read. */
  readonly logoWidths?: { readonly src?: number | undefined; readonly srcDark?: number | undefined };
  /** Name of the version of the docs that links without a version lead to. */
  readonly docsVersion: string;
  /** Addresses of further docs and blogs. */
  readonly furtherBases: { readonly docs: readonly string[]; readonly blog: readonly string[] };
  /** All languages, if there are several, the language of the content first. */
  readonly locales: readonly LocaleSite[];
}

/** A language, and where its pages are. */
export interface LocaleSite extends Locale {
  /** Address of the site in this language, without a slash at its end. */
  readonly url: string;
  /** The path from the site that is built to this one. */
  readonly path: string;
}

/** The languages into which a site is translated. */
export const furtherLocales = ({ locales }: Pick<SiteConfig, 'locales'>): readonly Locale[] => locales.slice(1);

/** Where a site is in each of its languages; empty with one language. */
export function localeSites({
  url,
  locale: own,
  locales,
}: Pick<SiteConfig, 'url' | 'locale' | 'locales'>): LocaleSite[] {
  const folderOf = ({ code }: Locale): string => (code === locales[0]?.code ? '' : `/${code}`);
  if (locales.length === 1) return [];
  const root = url.slice(0, url.length - folderOf(own).length);
  const up = folderOf(own) === '' ? '' : '/..';
  return locales.map((one) => ({
    ...one,
    url: root + folderOf(one),
    path: one.code === own.code ? '' : up + folderOf(one),
  }));
}

/** The settings of a site that its pages carry. */
export function browserConfig(config: SiteConfig): BrowserConfig {
  const { title, tagline, url, basePath: base, titleDelimiter, favicon, logo, docsBasePath, docSets, blogs } = config;
  const { image, metadata, noIndex, colorMode, locale: own } = config;
  const { blogBasePath, blogLists, feedFormats, namesPage, tableOfContents, foreign, pageViewEndpoint } = config;
  const further = [...new Set(docSets.filter(({ docs }) => docs !== 'default').map(({ path }) => path))];
  return {
    ...{ title, tagline, url, basePath: base, titleDelimiter, favicon, logo, docsBasePath },
    ...{ image, metadata, noIndex, colorMode, locale: own, locales: localeSites(config) },
    ...{ blogBasePath, blogLists, feedFormats, namesPage, tableOfContents, foreign, pageViewEndpoint },
    docsVersion: docSets.find(({ prefix }) => prefix === '')?.version ?? 'current',
    furtherBases: {
      docs: further.filter((one) => !further.some((other) => one.startsWith(`${other}/`))),
      blog: blogs.slice(1).map((blog) => blog.blogBasePath),
    },
  };
}
