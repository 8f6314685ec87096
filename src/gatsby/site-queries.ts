import { z } from 'zod';
import { newestFirst } from '../model/newest-first';
import { site } from '../site';
import { all } from './resolver-context';
import type { Context } from './resolver-context';

const post = z.looseObject({ path: z.string(), date: z.string(), draft: z.boolean(), unlisted: z.boolean() });

/** Questions about the site as a whole that no node answers. */
export const siteQueries = {
  recentPosts: {
    type: '[BlogPost!]!',
    resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context): Promise<unknown> => {
      const posts = z.array(post).parse(await all(nodeModel, 'BlogPost'));
      const listed = posts.filter(({ draft, unlisted }) => !draft && !unlisted);
      return listed.sort(newestFirst).slice(0, site.recentPosts);
    },
  },
};
