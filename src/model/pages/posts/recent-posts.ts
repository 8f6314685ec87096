import type { Blog } from '../../../config/site-config';

interface Dated {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly path: string;
}

/** Newest first; posts of one day by address, so that the order never depends on the file system. */
export const newestFirst = (a: Dated, b: Dated): number => b.date.localeCompare(a.date) || a.path.localeCompare(b.path);

interface Post {
  readonly blog: string;
  readonly path: string;
  readonly date: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
}

/** The posts that stand beside all others of their blog, the newest first. */
export const recentPosts = <P extends Post>(posts: readonly P[], { folder, recentPosts: count }: Blog): P[] =>
  posts
    .filter(({ blog, draft, unlisted }) => blog === folder && !draft && !unlisted)
    .sort(newestFirst)
    .slice(0, count);
