import { byLetter } from '../../model/names/a-to-z';
import { commonNames, indexDefinitions } from '../../model/names/identifier-index';
import type { DefinedName } from '../../model/names/identifier-index';
import { isOfLastVersion } from '../../model/pages/doc-sets';
import { builtTree } from '../built-tree';
import { recentPosts } from '../../model/pages/posts/blogs';
import { goneNames } from '../../model/reference/removed-names';
import { currentTree } from '../nodes/current-tree';
import { allOf } from './resolver-context';
import type { Context } from './resolver-context';

const isListed = ({ draft, unlisted }: { readonly draft: boolean; readonly unlisted: boolean }): boolean =>
  !draft && !unlisted;

/** Questions about the site as a whole that no node answers. */
export const siteQueries = {
  recentPosts: {
    type: '[BlogPost!]!',
    resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context): Promise<unknown> => {
      const posts = await allOf(nodeModel, 'BlogPost');
      return recentPosts(posts, builtTree().config.blogs[0]);
    },
  },
  docsOf: {
    type: '[DocPage!]!',
    args: { ids: '[String!]!' },
    // A filter of all docs would run the query again when any doc changes.
    resolve: (_source: unknown, { ids }: { readonly ids: readonly string[] }, { nodeModel }: Context): unknown =>
      ids.map((id) => nodeModel.getNodeById({ id, type: 'DocPage' })),
  },
  definedNames: {
    type: '[DefinedNames!]!',
    resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context): Promise<unknown> =>
      byLetter(await namesIn(nodeModel), ({ name }) => name),
  },
  commonNames: {
    type: '[String!]!',
    resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context): Promise<unknown> =>
      commonNames(await namesIn(nodeModel)),
  },
};

async function namesIn(nodeModel: Context['nodeModel']): Promise<DefinedName[]> {
  const { docSets } = builtTree().config;
  const docs = (await allOf(nodeModel, 'DocPage')).filter((doc) => isListed(doc) && isOfLastVersion(doc.id, docSets));
  const removed = currentTree().reference.single['removed-names'];
  return indexDefinitions(
    docs.sort((a, b) => (a.path < b.path ? -1 : 1)),
    removed ? goneNames(removed) : new Map(),
  );
}
