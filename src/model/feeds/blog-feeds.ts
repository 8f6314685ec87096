import type { Blog, SiteConfig } from '../../config/site-config';
import { newestFirst } from '../pages/posts/blogs';
import { feedLinks } from './feed-links';
import { writeFeed } from './write-feed';

/** A post as a feed tells of it. */
export interface FeedPost {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** yyyy-mm-dd */
  readonly date: string;
  /** Keys of authors. */
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly draft: boolean;
  readonly unlisted: boolean;
}
export interface FeedAuthor {
  readonly key: string;
  readonly name: string;
  readonly url?: string | null | undefined;
}

/** The feeds of a blog: address → text, made when asked for. Drafts and unlisted posts are in none. */
export function blogFeeds(
  posts: readonly FeedPost[],
  authors: readonly FeedAuthor[],
  blog: Blog,
  site: Pick<SiteConfig, 'title' | 'url' | 'locale'>,
): Map<string, () => string> {
  const people = new Map(authors.map(({ key, name, url }) => [key, { name, url: url ?? undefined }]));
  const newest = posts
    .filter(({ draft, unlisted }) => !draft && !unlisted)
    .sort(newestFirst)
    .slice(0, blog.feedPosts);
  const title = blog.feedTitle || `${site.title} Blog`;
  const content = {
    title,
    description: blog.feedDescription || title,
    page: site.url + (blog.blogBasePath || '/'),
    author: site.title,
    language: blog.feedLanguage || site.locale.code,
    copyright: blog.feedCopyright,
    entries: newest.map((post) => ({
      address: new URL(site.url + post.path).href,
      title: post.title,
      summary: post.description,
      day: post.date,
      authors: post.authors.flatMap((key) => people.get(key) ?? []),
      tags: post.tags,
    })),
  };
  return new Map(
    feedLinks(blog).map(({ format, href }) => [href, () => writeFeed({ ...content, self: site.url + href }, format)]),
  );
}
