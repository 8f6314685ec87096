import type { FurtherBlog } from '../../config/site-config';
import { feedOptions } from '../config/config-schema';
import type { BlogOptions } from '../config/config-schema';
import type { Notes } from '../notes';
import { basePathOf } from '../convert/addresses';
import { editUrlOf } from '../convert/edit-address';
import { withoutBlanks } from '../convert/without-blanks';

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
