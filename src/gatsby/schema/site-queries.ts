import { byLetter } from '../../model/names/a-to-z';
import { indexDefinitions } from '../../model/names/identifier-index';
import { newestFirst } from '../../model/pages/newest-first';
import { site } from '../../site';
import { allOf } from './resolver-context';
import type { Context } from './resolver-context';

const isListed = ({ draft, unlisted }: { readonly draft: boolean; readonly unlisted: boolean }): boolean =>
  !draft && !unlisted;

/** Questions about the site as a whole that no node answers. */
export const siteQueries = {
  recentPosts: {
    type: '[BlogPost!]!',
    resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context): Promise<unknown> => {
      const posts = (await allOf(nodeModel, 'BlogPost')).filter(isListed);
      return posts.sort(newestFirst).slice(0, site.recentPosts);
    },
  },
  definedNames: {
    type: '[DefinedNames!]!',
    resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context): Promise<unknown> => {
      const docs = (await allOf(nodeModel, 'DocPage')).filter(isListed);
      const inOrder = docs.sort((a, b) => (a.path < b.path ? -1 : 1));
      return byLetter(indexDefinitions(inOrder), ({ name }) => name);
    },
  },
};
