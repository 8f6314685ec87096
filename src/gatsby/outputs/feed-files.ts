import { blogFeeds } from '../../model/feeds/blog-feeds';
import { builtTree } from '../built-tree';
import { shownBlogs } from '../../model/pages/posts/blogs';
import { nodesOf } from '../nodes/domain-nodes';
import type { NodeStore } from '../nodes/domain-nodes';

/** The feeds of all blogs from the current nodes: address → text. */
export function feedFiles(store: NodeStore): Map<string, () => string> {
  const { config } = builtTree();
  return new Map(
    shownBlogs(config).flatMap((blog) => {
      const posts = nodesOf(store, 'BlogPost').filter((post) => post.blog === blog.folder);
      return [...blogFeeds(posts, nodesOf(store, 'Author'), blog, config)];
    }),
  );
}
