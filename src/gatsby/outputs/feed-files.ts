import { blogFeeds } from '../../model/feeds/blog-feeds';
import { blogs } from '../../model/pages/posts/blogs';
import { nodesOf } from '../nodes/domain-nodes';
import type { NodeStore } from '../nodes/domain-nodes';

/** The feeds of all blogs from the current nodes: address → text. */
export const feedFiles = (store: NodeStore): Map<string, () => string> =>
  new Map(
    blogs.flatMap((blog) => {
      const posts = nodesOf(store, 'BlogPost').filter((post) => post.blog === blog.folder);
      return [...blogFeeds(posts, nodesOf(store, 'Author'), blog)];
    }),
  );
