import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { blogFeeds } from '../../model/feeds/blog-feeds';

const post = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.string(),
  authors: z.array(z.string()),
  tags: z.array(z.string()),
  draft: z.boolean(),
  unlisted: z.boolean(),
});
const author = z.object({ key: z.string(), name: z.string(), url: z.string().nullish() });

/** The feeds of the blog from the current nodes: address → text. */
export const feedFiles = ({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): Map<string, () => string> =>
  blogFeeds(z.array(post).parse(getNodesByType('BlogPost')), z.array(author).parse(getNodesByType('Author')));
