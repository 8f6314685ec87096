import type { NodePluginArgs } from 'gatsby';
import { contentGraph } from './content-graph';
import type { ContentGraph } from './content-graph';

/** The graph for hooks that run outside of a query. */
export function graphFromNodes({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): Promise<ContentGraph> {
  return contentGraph(() =>
    Promise.resolve({
      docs: getNodesByType('DocPage'),
      posts: getNodesByType('BlogPost'),
      sidebars: getNodesByType('Sidebar'),
    }),
  );
}
