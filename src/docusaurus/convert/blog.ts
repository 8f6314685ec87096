import { z } from 'zod';
import { parse } from 'yaml';
import type { FurtherBlog } from '../../config/site-config';
import { feedOptions, optional } from '../config/config-schema';
import type { BlogOptions } from '../config/config-schema';
import type { UnsupportedSettings } from '../unsupported-settings';
import { basePathOf, editUrlOf } from './addresses';
import { kebabCase } from '../../model/addresses/address';
import type { SiteData } from '../../model/site-data';

const endless = 1_000_000;

/** Settings of a blog, as `site.yml` has them. */
type BlogSettings = Omit<FurtherBlog, 'folder' | 'prefix'>;

/** Addresses, names, counts and feeds of a blog; `of` names it in notes. What it does not say keeps its default. */
export function convertBlog(blog: BlogOptions, of: string, unsupported: UnsupportedSettings): BlogSettings {
  const nameOf = (key: `${'archive' | 'page' | 'tags' | 'authors'}BasePath`, usual: string): string =>
    blog[key]?.replace(/^\/+|\/+$/g, '') ?? usual;
  return {
    blogBasePath: basePathOf(blog.routeBasePath),
    blogLists: { archive: nameOf('archiveBasePath', 'archive'), page: nameOf('pageBasePath', 'page') },
    blogGroups: { tags: nameOf('tagsBasePath', 'tags'), authors: nameOf('authorsBasePath', 'authors') },
    blogEditUrl: editUrlOf(of, blog, unsupported),
    postsPerPage: blog.postsPerPage === 'ALL' ? endless : blog.postsPerPage,
    blogTitle: blog.blogTitle ?? 'Blog',
    blogDescription: blog.blogDescription ?? 'Blog',
    recentPosts: blog.blogSidebarCount === 'ALL' ? endless : blog.blogSidebarCount,
    ...convertFeeds(blog.feedOptions, of, unsupported),
  };
}

function convertFeeds(written: unknown, of: string, unsupported: UnsupportedSettings): Partial<BlogSettings> {
  const { type, title, description, copyright, language, limit, ...rest } = feedOptions.catch({}).parse(written ?? {});
  for (const key of Object.keys(rest)) unsupported.add(`${of}: feedOptions: ${key}`);
  return {
    feedFormats: type === undefined || type === 'all' ? undefined : [type ?? []].flat(),
    feedTitle: title,
    feedDescription: description,
    feedCopyright: copyright,
    feedLanguage: language,
    feedPosts: limit === null || limit === false ? endless : limit,
  };
}

const person = z.looseObject({
  ...{ name: z.string().optional(), title: z.string().optional(), url: z.string().optional() },
  page: optional(z.union([z.boolean(), z.looseObject({ permalink: z.string().optional() })])),
});

/** The authors' file of a Docusaurus blog. Values that do not fit are left out. `prefix` stands in front of keys. */
export function convertAuthors(yaml: string, unsupported: UnsupportedSettings, prefix: string): SiteData['authors'] {
  return Object.fromEntries(
    Object.entries(recordIn(yaml)).map(([key, value]) => {
      const { name = key, title, url, page = false } = person.safeParse(value).data ?? {};
      if (value === null || typeof value !== 'object')
        unsupported.add(`authors.yml: ${key}`, 'is ignored because it is not a person');
      return [
        prefix + key,
        {
          ...{ name, title: title || undefined },
          url: url !== undefined && URL.canParse(url) ? url : undefined,
          page: page === false ? undefined : pageOf(key, page),
        },
      ];
    }),
  );
}

/** Last part of the address of an author's page. */
const pageOf = (key: string, page: true | { readonly permalink?: string | undefined }): string =>
  (page === true ? undefined : page.permalink?.replace(/^\/|\/$/g, '')) ?? kebabCase(key);

const optionalLabel = optional(z.string().min(1));
const tag = z.object({ label: optionalLabel, permalink: optionalLabel, description: optionalLabel }).catch({});

/** A tags file of a blog or of docs: what each tag is called, and where its page is. */
export const convertTags = (yaml: string): SiteData['tags'][string] =>
  Object.fromEntries(Object.entries(recordIn(yaml)).map(([key, value]) => [key, tag.parse(value)]));

const recordIn = (yaml: string): Record<string, unknown> =>
  z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(parse(yaml) ?? {});
