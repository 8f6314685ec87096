import { blogFeeds } from '../../model/feeds/blog-feeds';
import { nodesOf } from '../nodes/domain-nodes';
import type { NodeStore } from '../nodes/domain-nodes';

/** The feeds of the blog from the current nodes: address → text. */
export const feedFiles = (store: NodeStore): Map<string, () => string> =>
  blogFeeds(nodesOf(store, 'BlogPost'), nodesOf(store, 'Author'));
