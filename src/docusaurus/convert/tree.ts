import type { SiteFile } from '../../config/site-config';
import type { SiteData } from '../../model/site-data';
import { docusaurusConfig } from '../config/config-schema';
import { convertFurtherBlog } from '../read/page-folders';
import type { BlogOfTree } from '../read/page-folders';
import { Notes } from '../notes';
import { readPlugins } from '../config/plugins';
import { basePathOf } from './addresses';
import { convertAnnouncement, convertFooter, convertNavbar } from './theme-config';
import { convertAuthors, convertTags } from './blog';
import { convertDocSets } from './docs';
import type { DocsOfTree } from './docs';
import { convertPublishing, convertSettings } from './settings';
import { convertRedirects } from './redirects';
import { convertSyntax } from './syntax';

/** What a Docusaurus tree defines besides its pages. */
export interface ForeignFiles extends DocsOfTree {
  /** Value of `docusaurus.config.js`; `undefined` for a tree without. */
  readonly config: unknown;
  readonly authors: string;
  readonly redirects: string;
  /** Texts of tags files: of blogs by their folder, and of docs by `tagsKey` of their instance. */
  readonly tags?: ReadonlyMap<string, string>;
  /** Text in which the tree names its packages. */
  readonly packages?: string;
  /** Whether it is built as far as it can be. */
  readonly allowsGaps?: boolean;
  readonly hasBlog: boolean;
  /** Further blogs, with the texts of their authors' files. */
  readonly moreBlogs?: readonly (BlogOfTree & { readonly authors: string })[];
  /** Which files of the blog and of folders of other pages are pages, where the tree says so. */
  readonly pageFiles?: NonNullable<SiteFile['pageFiles']>;
  /** Folders of other pages with their addresses; absent for the usual one. */
  readonly plainFolders?: SiteFile['plainFolders'];
}

/** The same in the words of this site. */
export interface TakenTree {
  readonly settings: SiteFile;
  readonly data: Omit<SiteData, 'home'>;
}

/** Docusaurus' settings and navigation → ours. Pure; what is left out is noted. */
export function convertTree(files: ForeignFiles, notes: Notes = new Notes()): TakenTree {
  const { moreBlogs = [] } = files;
  const config = docusaurusConfig.parse(files.config ?? {});
  const written = readPlugins(config, notes);
  const options = files.hasBlog ? written : { ...written, blog: false as const };
  const settings = {
    ...convertSettings(config, options, notes),
    ...convertPublishing(config, options, notes),
    markdown: convertSyntax(config, options, files.packages ?? '', files.allowsGaps),
  };
  const { navbar, footer, announcementBar, colorMode } = config.themeConfig;
  const docSets = convertDocSets(files, notes);
  const { sidebars } = docSets;
  const furtherBlogs = moreBlogs.map((blog) => convertFurtherBlog(blog, notes));
  const standard = files.hasBlog ? [{ to: settings.blogBasePath ?? '/blog', label: 'Blog' }] : [];
  const docsLink = Object.keys(sidebars)[0];
  const docs = docsLink === undefined ? [] : [{ type: 'docSidebar', sidebarId: docsLink, label: 'Docs' }];
  return {
    settings: {
      ...settings,
      ...docSets.settings,
      ...(furtherBlogs.length > 0 ? { furtherBlogs } : {}),
      pageFiles: { ...docSets.pageFiles, ...files.pageFiles },
      ...(files.plainFolders ? { plainFolders: files.plainFolders } : {}),
    },
    data: {
      sidebars,
      navbar: {
        items: convertNavbar(
          navbar?.items ?? [...docs, ...standard],
          docSets.sets,
          notes,
          colorMode?.disableSwitch !== true,
        ),
      },
      footer: convertFooter(footer, notes),
      announcement: convertAnnouncement(announcementBar, notes),
      authors: Object.fromEntries(
        [{ authors: files.authors, prefix: '' }, ...moreBlogs].flatMap(({ authors, prefix }) =>
          Object.entries(convertAuthors(authors, notes, prefix)),
        ),
      ),
      redirects: convertRedirects(options.redirects, files.redirects, notes, basePathOf(config.baseUrl ?? '/')),
      tags: Object.fromEntries([...(files.tags ?? [])].map(([of, yaml]) => [of, convertTags(yaml)])),
      terms: {},
      abbreviations: {},
    },
  };
}
