import type { SiteConfig } from '../../config/site-config';
import { blogOfFile } from './posts/blogs';
import { docIdOf } from './doc-names';
import { docSetOfFile } from './doc-sets';
import { docFromMarkdown } from './doc-source';
import { plainFolderOf, plainFromMarkdown } from './plain-source';
import { postFromMarkdown, postNameOf } from './posts/post-source';
import type { PageFile, PageResult, SourcePage } from './source-page';
import { docPath, plainPath, postPath } from '../addresses/routes';
import { oncePerObject } from '../once';
import type { Policy } from '../problems/problems';
import type { CompiledMarkdown } from '../types';
import type { YamlSource } from '../yaml-source';

/** What has to be said of a kind of pages; everything else follows from it. */
interface PageKind {
  /** Folders of the content tree that its Markdown files are in. */
  readonly folders: (config: SiteConfig) => readonly string[];
  /** Makes a page of a file, or says what prevents it. */
  readonly fromMarkdown: (file: PageFile) => PageResult<SourcePage>;
  /** Address that follows from the path of a file alone, without its front matter. `name` is the path below the kind's folder. */
  readonly pathOf: (name: string, file: string, config: SiteConfig) => string;
  /** Type of its nodes in GraphQL. */
  readonly nodeType: string;
  /** Name of the module in src/templates that shows a page. */
  readonly template: string;
  /** Part of the site that can be searched alone (`src/search/contexts.ts`): its name in addresses and files. */
  readonly searchContext: string;
}

/** All kinds of pages. A new kind is a row here, its module beside this one, its GraphQL type, and its template. */
export const pageKinds = {
  doc: {
    folders: ({ docSets }: SiteConfig) => docSets.map(({ folder }) => folder),
    fromMarkdown: docFromMarkdown,
    pathOf: (name: string, file: string, { docSets, docsBasePath }: SiteConfig) => {
      const { path: base = docsBasePath, numbers } = docSetOfFile(file, docSets) ?? {};
      return docPath(docIdOf(name, undefined, numbers), { base });
    },
    nodeType: 'DocPage',
    template: 'doc',
    searchContext: 'docs',
  },
  post: {
    folders: ({ blogs }: SiteConfig) => blogs.map(({ folder }) => folder),
    fromMarkdown: postFromMarkdown,
    pathOf: (name: string, file: string, config: SiteConfig) =>
      postPath(postNameOf(name).address, blogOfFile(file, config).blogBasePath),
    nodeType: 'BlogPost',
    template: 'blog-post',
    searchContext: 'blog',
  },
  page: {
    folders: ({ plainFolders }: SiteConfig) => Object.keys(plainFolders),
    fromMarkdown: plainFromMarkdown,
    pathOf: (name: string, file: string, config: SiteConfig) => plainPath(name, plainFolderOf(file, config)?.base),
    nodeType: 'PlainPage',
    template: 'page',
    searchContext: 'pages',
  },
} as const satisfies Record<string, PageKind>;

export type PageKindName = keyof typeof pageKinds;
export type SearchContextName = (typeof pageKinds)[PageKindName]['searchContext'];
export type PageNodeType = (typeof pageKinds)[PageKindName]['nodeType'];
/** A page of any kind; `kind` tells which. */
export type PageSource = NonNullable<ReturnType<(typeof pageKinds)[PageKindName]['fromMarkdown']>['page']>;

/** Folders of the content tree that hold pages. */
export const pageFolders = (config: SiteConfig): string[] =>
  kindNames.flatMap((kind) => pageKinds[kind].folders(config));

const isKindName = (name: string): name is PageKindName => Object.hasOwn(pageKinds, name);
const kindNames = Object.keys(pageKinds).filter(isKindName);

interface KindOfFolder {
  readonly kind: PageKindName;
  readonly folder: string;
}

/** The folders of all kinds; folders inside of others come first. Every link asks, and a tree may have hundreds of versions. */
const foldersOfKinds = oncePerObject((config: SiteConfig): readonly KindOfFolder[] =>
  kindNames
    .flatMap((kind) => pageKinds[kind].folders(config).map((folder) => ({ kind, folder })))
    .sort((a, b) => b.folder.length - a.folder.length),
);

/** The kind of page that a file of the content tree makes, and its path below that kind's folder. */
export function kindOfFile(file: string, config: SiteConfig): { kind: PageKindName; name: string } | undefined {
  const found = foldersOfKinds(config).find(({ folder }) => file.startsWith(`${folder}/`));
  return found && { kind: found.kind, name: file.slice(found.folder.length + 1) };
}

/** Front matter and compiled body of a Markdown file → the page of its folder's kind, or the problems that prevent it. */
export function pageFromMarkdown(
  file: string,
  yaml: YamlSource,
  compiled: CompiledMarkdown,
  policy: Policy,
  config: SiteConfig,
): PageResult<PageSource> {
  const found = kindOfFile(file, config);
  if (!found) throw new Error(`${file} lies in none of the folders ${pageFolders(config).join(', ')}.`);
  return pageKinds[found.kind].fromMarkdown({ file, name: found.name, yaml, compiled, policy, config });
}

/** Address of a page by its file name alone, without its front matter. */
export function addressOfFile(file: string, config: SiteConfig): string | undefined {
  const found = kindOfFile(file, config);
  return found && pageKinds[found.kind].pathOf(found.name, file, config);
}

/** The pages of one kind. */
export const pagesOf = <Name extends PageKindName, Page extends { readonly kind: PageKindName }>(
  kind: Name,
  pages: readonly Page[],
): Extract<Page, { kind: Name }>[] => pages.filter((page): page is Extract<Page, { kind: Name }> => page.kind === kind);
