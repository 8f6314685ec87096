import type { Blog } from '../../../config/site-config';
import { newestFirst } from './newest-first';

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
