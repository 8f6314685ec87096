import { z } from 'zod';
import type { SiteData } from '../site-data';
import type { JsonObject } from '../types';
import type { Blog, SiteConfig } from '../../config/site-config';
import { listPartPath } from '../addresses/routes';
import { blogOfFile, prefixOfAuthor, shownBlogs, newestFirst } from './posts/blogs';
import { docSetOfId, docsBySet, tagsKey } from './doc-sets';
import { kebabCase } from '../addresses/address';
import { breadcrumbsOfCategory } from '../navigation/breadcrumbs';
import type { Breadcrumb } from '../navigation/breadcrumbs';
import { firstLink, indexedCategories } from '../navigation/sidebar';
import type { SidebarItem } from '../navigation/sidebar';

/** What lists need to know of a doc or a post. */
export interface ListedPage {
  readonly kind: string;
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: string | null;
  readonly tags: readonly string[];
  /** All keys of its front matter, as written. */
  readonly frontMatter: JsonObject;
  readonly draft: boolean;
  readonly unlisted: boolean;
  /** Keys of authors; only of posts. */
  readonly authors?: readonly string[];
}

/** What the lists say, in the language of the site. */
export interface ListWords {
  readonly tags: string;
  readonly authors: string;
  readonly tagged: (tag: string, count: number, kind: 'doc' | 'post') => string;
  readonly by: (name: string, count: number) => string;
}

/** A list of pages; of posts, it may be divided. */
export interface ListPage extends CategoryPage {
  readonly group?: PostGroup;
  /** Folder of the blog whose tags, authors or posts it lists. */
  readonly blog?: string;
}

/** Posts that are shown with their excerpts, and which part of them. */
export interface PostGroup {
  readonly title: string;
  readonly description: string;
  /** Address of the first part. */
  readonly path: string;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
}

interface Entry {
  readonly label: string;
  readonly path: string;
  readonly description: string;
  readonly pages: ListedPage[];
}

/** A tag as a page names it → its label and address. The tags file of a tree may say otherwise than the tag itself. */
export function tagOf(written: string, base: string, tags: SiteData['tags'][string] = {}): Omit<Entry, 'pages'> {
  const { label = written, permalink = kebabCase(written), description = '' } = tags[written] ?? {};
  return { label, path: `${base}/${permalink.replace(/^\/|\/$/g, '')}`, description };
}

const writtenTags = z.array(z.unknown()).catch([]);
const tagWithAddress = z.looseObject({ label: z.string(), permalink: z.string() });

/** The tags of a page with their labels and addresses, which it may write itself. */
export function tagsOfPage(
  page: Pick<ListedPage, 'kind' | 'id' | 'tags' | 'frontMatter'>,
  all: SiteData['tags'],
  config: SiteConfig,
): Omit<Entry, 'pages'>[] {
  const { base, of } = tagBaseOf(page, config);
  const own = writtenTags.parse(page.frontMatter.tags).flatMap((tag) => tagWithAddress.safeParse(tag).data ?? []);
  const known = { ...all[of], ...Object.fromEntries(own.map((tag) => [tag.label, tag])) };
  return page.tags.map((tag) => tagOf(tag, base, known));
}

/** Where the tags of a page are listed: below its docs, or below its blog. The id of a post is its file. */
const tagBaseOf = ({ kind, id }: Pick<ListedPage, 'kind' | 'id'>, config: SiteConfig): { base: string; of: string } => {
  if (kind === 'post') {
    const { folder, blogBasePath, blogGroups } = blogOfFile(id, config);
    return { base: `${blogBasePath}/${blogGroups.tags}`, of: folder };
  }
  const { path = config.docsBasePath, docs = 'default', tags = 'tags' } = docSetOfId(id, config.docSets) ?? {};
  return { base: `${path}/${tags}`, of: tagsKey(docs) };
};

/**
 * The lists of pages by tag, for each blog and for each version of the docs, and of posts by author, as a tree made for Docusaurus has them.
 * Our own pages have none: their tags lead to the search.
 */
export function listPages(
  pages: readonly ListedPage[],
  { tags, authors }: Pick<SiteData, 'tags' | 'authors'>,
  words: ListWords,
  config: SiteConfig,
): ListPage[] {
  if (!config.listPages) return [];
  const blogs = shownBlogs(config);
  const listed = pages.filter(({ kind, draft, unlisted }) => kind !== 'page' && !draft && !unlisted);
  const posts = listed.filter(({ kind }) => kind === 'post').sort((a, b) => newestFirst(dated(a), dated(b)));
  const docs = docsBySet(
    listed.filter(({ kind }) => kind === 'doc'),
    config.docSets,
  );
  const byTag = (group: readonly ListedPage[], kind: 'doc' | 'post', blog?: Blog): ListPage[] => {
    const entries = entriesOf(group, (page) => tagsOfPage(page, tags, config));
    const titleOf = (tag: string, count: number): string => words.tagged(tag, count, kind);
    return listsOf(group[0] ? tagBaseOf(group[0], config).base : '', words.tags, entries, titleOf, blog);
  };
  const byAuthor = (group: readonly ListedPage[], blog: Blog): ListPage[] => {
    const base = `${blog.blogBasePath}/${blog.blogGroups.authors}`;
    const entries = entriesOf(group, (post) =>
      (post.authors ?? []).flatMap((key) => {
        const { page, name = key, title = '' } = authors[key] ?? {};
        return page === undefined ? [] : [{ label: name, path: `${base}/${page}`, description: title }];
      }),
    );
    const linked = group.length === 0 ? [] : linkedAuthors(authors, blog, blogs, group);
    return listsOf(base, words.authors, entries, words.by, blog, linked);
  };
  const ofBlogs = blogs.flatMap((blog) => {
    const own = posts.filter(({ id }) => blogOfFile(id, config) === blog);
    return [...byTag(own, 'post', blog), ...byAuthor(own, blog)];
  });
  return [...ofBlogs, ...[...docs.values()].flatMap((group) => byTag(group, 'doc'))];
}

const dated = ({ date, path }: ListedPage): { date: string; path: string } => ({ date: date ?? '', path });

/** What several pages name, with these pages. */
function entriesOf(
  pages: readonly ListedPage[],
  named: (page: ListedPage) => readonly Omit<Entry, 'pages'>[],
): Entry[] {
  const entries = new Map<string, Entry>();
  for (const page of pages) {
    for (const one of named(page)) {
      const known = entries.get(one.path);
      if (!known) entries.set(one.path, { ...one, pages: [page] });
      else if (known.pages.at(-1) !== page) known.pages.push(page);
    }
  }
  return [...entries.values()].sort((a, b) => (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1));
}

/**
 * The authors of a blog without a page here, who may have one elsewhere. Docusaurus lists all authors in the file of a blog, and makes the
 * list even if nobody in it has a page.
 */
const linkedAuthors = (
  authors: SiteData['authors'],
  { prefix }: Blog,
  blogs: readonly Blog[],
  posts: readonly ListedPage[],
): ListPage['items'] =>
  Object.entries(authors).flatMap(([key, { page, name, title = '', url = '' }]) => {
    if (page !== undefined || prefixOfAuthor(key, blogs) !== prefix) return [];
    const count = posts.filter((post) => post.authors?.includes(key)).length;
    return [{ label: `${name} (${count})`, href: url, description: title }];
  });

/** The list of all entries, and of the pages of each; long lists of posts are divided as the blog is. */
function listsOf(
  path: string,
  title: string,
  entries: readonly Entry[],
  titleOf: ListWords['by'],
  blog?: Blog,
  further: ListPage['items'] = [],
): ListPage[] {
  if (entries.length + further.length === 0) return [];
  const around = { sidebar: null, breadcrumbs: [], ...(blog ? { blog: blog.folder } : {}) };
  const all = entries.map((entry) => ({
    label: `${entry.label} (${entry.pages.length})`,
    href: entry.path,
    description: entry.description,
  }));
  const each = entries.flatMap((entry) => {
    const size = blog?.postsPerPage ?? entry.pages.length;
    const length = Math.ceil(entry.pages.length / size);
    const named = { title: titleOf(entry.label, entry.pages.length), description: entry.description };
    return Array.from({ length }, (_, at) => ({
      ...{ ...around, ...named, path: listPartPath(entry.path, at + 1) },
      ...(blog ? { group: { ...named, path: entry.path, page: at + 1, pages: length } } : {}),
      items: entry.pages.slice(at * size, (at + 1) * size).map(({ path: href, title: label, description }) => ({
        ...{ label, href, description },
      })),
    }));
  });
  return [{ ...around, path, title, description: '', items: [...all, ...further] }, ...each];
}

/** The page of a category that has no doc. It lists what is in the category. */
export interface CategoryPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Null for a list that is in no sidebar. */
  readonly sidebar: string | null;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly items: readonly { readonly label: string; readonly href: string; readonly description: string }[];
}

/** Pages for all categories that want one. `descriptions` are those of docs by their address. */
export function categoryPages(
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
  descriptions: ReadonlyMap<string, string>,
): CategoryPage[] {
  return [...sidebars].flatMap(([sidebar, all]) =>
    indexedCategories(all).flatMap(({ href, index, items }) => {
      if (href === null || !index) return [];
      const entries = items.flatMap((item) => {
        const href = firstLink([item])?.path;
        return href === undefined ? [] : [{ label: item.label, href, description: descriptions.get(href) ?? '' }];
      });
      return [{ path: href, ...index, sidebar, breadcrumbs: breadcrumbsOfCategory(href, all), items: entries }];
    }),
  );
}
