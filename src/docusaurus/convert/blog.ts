import { z } from 'zod';
import { parse } from 'yaml';
import type { FurtherBlog } from '../../config/site-config';
import { feedOptions } from '../config/config-schema';
import type { BlogOptions } from '../config/config-schema';
import type { Notes } from '../notes';
import { basePathOf, editUrlOf } from './addresses';
import { withoutBlanks } from './without-blanks';
import { kebabCase } from '../../model/pages/kebab-case';
import type { SiteData } from '../../model/site-data';

const endless = 1_000_000;

/** Settings of a blog, as `site.yml` has them. */
type BlogSettings = Omit<FurtherBlog, 'folder' | 'prefix'>;

type AlwaysSaid = 'blogBasePath' | 'blogLists' | 'blogGroups';

/** Addresses, names, counts and feeds of a blog; `of` names it in notes. What it does not say is left out. */
export function convertBlog(
  blog: BlogOptions,
  of: string,
  notes: Notes,
): BlogSettings & Required<Pick<BlogSettings, AlwaysSaid>> {
  const nameOf = (key: `${'archive' | 'page' | 'tags' | 'authors'}BasePath`, usual: string): string =>
    blog[key]?.replace(/^\/+|\/+$/g, '') ?? usual;
  return {
    blogBasePath: basePathOf(blog.routeBasePath),
    blogLists: { archive: nameOf('archiveBasePath', 'archive'), page: nameOf('pageBasePath', 'page') },
    blogGroups: { tags: nameOf('tagsBasePath', 'tags'), authors: nameOf('authorsBasePath', 'authors') },
    ...withoutBlanks<BlogSettings>({
      blogEditUrl: editUrlOf(of, blog, notes),
      postsPerPage: count(blog.postsPerPage),
      blogTitle: textOr(blog.blogTitle) ?? 'Blog',
      blogDescription: textOr(blog.blogDescription) ?? 'Blog',
      recentPosts: count(blog.blogSidebarCount),
      ...convertFeeds(blog.feedOptions, of, notes),
    }),
  };
}

const count = (value: number | 'ALL' | undefined): number | undefined => (value === 'ALL' ? endless : value);

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

type Blanks = { [Key in keyof BlogSettings]?: BlogSettings[Key] | undefined };

function convertFeeds(written: unknown, of: string, notes: Notes): Blanks {
  const { type, title, description, copyright, language, limit, ...rest } = feedOptions.catch({}).parse(written ?? {});
  for (const key of Object.keys(rest)) notes.add(`${of}: feedOptions: ${key}`);
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
  name: z.string().optional(),
  title: z.string().optional(),
  url: z.string().optional(),
  image_url: z.string().optional(),
  page: z
    .union([z.boolean(), z.looseObject({ permalink: z.string().optional() })])
    .optional()
    .catch(undefined),
});

/** The authors' file of a Docusaurus blog. Values that do not fit are left out. `prefix` stands in front of keys. */
export function convertAuthors(yaml: string, notes: Notes, prefix = ''): SiteData['authors'] {
  const people = z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(parse(yaml) ?? {});
  return Object.fromEntries(
    Object.entries(people).flatMap(([key, value]) => {
      const { name, title, url, image_url: imageUrl, page } = person.safeParse(value).data ?? {};
      if (value === null || typeof value !== 'object')
        notes.add(`authors.yml: ${key}`, 'is ignored because it is not a person');
      const isUrl = url !== undefined && URL.canParse(url);
      return [
        [
          prefix + key,
          {
            name: name ?? key,
            ...(title === undefined || title === '' ? {} : { title }),
            ...(isUrl ? { url } : {}),
            ...(imageUrl === undefined || imageUrl === '' ? {} : { imageUrl }),
            ...(page === undefined || page === false ? {} : { page: pageOf(key, page) }),
          },
        ],
      ];
    }),
  );
}

/** Last part of the address of an author's page. */
const pageOf = (key: string, page: true | { readonly permalink?: string | undefined }): string =>
  (page === true ? undefined : page.permalink?.replace(/^\/|\/$/g, '')) ?? kebabCase(key);

const tag = z.looseObject({
  label: z.string().min(1).optional().catch(undefined),
  permalink: z.string().min(1).optional().catch(undefined),
  description: z.string().optional().catch(undefined),
});

/** A tags file of a blog or of docs: what each tag is called, and where its page is. */
export function convertTags(yaml: string): SiteData['tags'][string] {
  const tags = z
    .record(z.string(), tag.nullable().catch(null))
    .catch({})
    .parse(parse(yaml) ?? {});
  return Object.fromEntries(
    Object.entries(tags).map(([key, value]) => {
      const { label, permalink, description } = value ?? {};
      return [key, { ...(label && { label }), ...(permalink && { permalink }), ...(description && { description }) }];
    }),
  );
}
