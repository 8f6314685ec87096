import { z } from 'zod';
import { byLetter } from '../../model/names/a-to-z';
import { indexDefinitions } from '../../model/names/identifier-index';
import { newestFirst } from '../../model/pages/newest-first';
import { site } from '../../site';
import { all } from './resolver-context';
import type { Context } from './resolver-context';

const post = z.looseObject({ path: z.string(), date: z.string(), draft: z.boolean(), unlisted: z.boolean() });

const doc = z.object({
  path: z.string(),
  title: z.string(),
  draft: z.boolean(),
  unlisted: z.boolean(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  definitions: z.array(
    z.object({ anchor: z.string(), kind: z.enum(['property', 'method', 'class', 'name']), name: z.string() }),
  ),
});

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
  definedNames: {
    type: '[DefinedNames!]!',
    resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context): Promise<unknown> => {
      const docs = z.array(doc).parse(await all(nodeModel, 'DocPage'));
      const listed = docs.filter(({ draft, unlisted }) => !draft && !unlisted);
      const inOrder = listed.sort((a, b) => (a.path < b.path ? -1 : 1));
      return byLetter(indexDefinitions(inOrder), ({ name }) => name);
    },
  },
};
