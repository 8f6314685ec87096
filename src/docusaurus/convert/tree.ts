import type { SiteFile } from '../../config/site-config';
import type { SiteData } from '../../model/site-data';
import type { DocusaurusConfig } from '../config/config-schema';
import type { PluginOptions } from '../config/plugins';
import type { UnsupportedSettings } from '../unsupported-settings';
import type { DocsFiles } from '../read/docs';
import { pageFilesOf } from '../read/page-folders';
import type { BlogOfTree, PageFolder } from '../read/page-folders';
import { basePathOf } from './addresses';
import { convertAuthors, convertBlog, convertTags } from './blog';
import { convertDocSets } from './docs';
import { convertRedirects } from './redirects';
import { convertSettings, convertSyntax } from './settings';
import { convertAnnouncement, convertFooter, convertNavbar } from './theme-config';

/** What a tree defines besides its pages. */
export interface TreeParts {
  readonly config: DocusaurusConfig;
  readonly options: PluginOptions;
  /** All versions of all docs, the main one first. */
  readonly docs: readonly DocsFiles[];
  /** All blogs with the texts of their authors' files, the main one first. */
  readonly blogs: readonly (BlogOfTree & { readonly authors: string })[];
  readonly plainFolders: readonly PageFolder[];
  /** Text of `_redirects`. */
  readonly redirects: string;
  /** Texts of tags files: of blogs by their folder, and of docs by `tagsKey` of their instance. */
  readonly tags: ReadonlyMap<string, string>;
  /** Text in which the tree names its packages. */
  readonly packages: string;
  /** Whether it is built as far as it can be. */
  readonly allowsGaps: boolean;
}

/** The same in the words of this site. */
interface ConvertedTree {
  readonly settings: SiteFile;
  readonly data: Omit<SiteData, 'home'>;
}

/** Docusaurus' settings and navigation → ours. Pure; what is left out is noted. */
export function convertTree(tree: TreeParts, unsupported: UnsupportedSettings): ConvertedTree {
  const { config, docs, blogs, plainFolders } = tree;
  const hasBlog = blogs.some(({ prefix }) => prefix === '');
  const options = hasBlog ? tree.options : { ...tree.options, blog: false as const };
  const settings = convertSettings(config, options, unsupported);
  const markdown = convertSyntax(config, options, tree.packages, tree.allowsGaps);
  const { navbar, footer, announcementBar, colorMode } = config.themeConfig;
  const { sidebars, settings: ofDocs } = convertDocSets(docs, unsupported);
  const furtherBlogs = blogs
    .filter(({ prefix }) => prefix !== '')
    .map(({ folder, prefix, name, options: ofBlog }) => ({
      ...{ folder, prefix },
      ...convertBlog(ofBlog, `blog ${name}`, unsupported),
    }));
  const [sidebarId] = Object.keys(sidebars);
  const defaultItems = [
    ...(sidebarId === undefined ? [] : [{ type: 'docSidebar', sidebarId, label: 'Docs' }]),
    ...(hasBlog ? [{ to: settings.blogBasePath ?? '/blog', label: 'Blog' }] : []),
  ];
  const pageFiles = [
    ...docs.map((one) => one.pageFiles),
    ...[...plainFolders, ...blogs].map(({ folder, options: ofFolder }) => pageFilesOf(folder, ofFolder)),
  ];
  const hasSwitch = colorMode?.disableSwitch !== true;
  return {
    settings: {
      ...settings,
      ...{ markdown, furtherBlogs, ...ofDocs },
      pageFiles: Object.fromEntries(pageFiles.flatMap((files) => Object.entries(files))),
      plainFolders: Object.fromEntries(
        plainFolders.map(({ folder, options: { routeBasePath } }) => [folder, basePathOf(routeBasePath)]),
      ),
    },
    data: {
      sidebars,
      navbar: {
        items: convertNavbar(
          navbar?.items ?? defaultItems,
          docs.map(({ set }) => set),
          unsupported,
          hasSwitch,
        ),
      },
      footer: convertFooter(footer, unsupported),
      announcement: convertAnnouncement(announcementBar, unsupported),
      authors: Object.fromEntries(
        blogs.flatMap(({ authors, prefix }) => Object.entries(convertAuthors(authors, unsupported, prefix))),
      ),
      redirects: convertRedirects(options.redirects, tree.redirects, unsupported, basePathOf(config.baseUrl ?? '/')),
      tags: Object.fromEntries([...tree.tags].map(([of, yaml]) => [of, convertTags(yaml)])),
      ...{ terms: {}, abbreviations: {} },
    },
  };
}
