import { builtTree } from '../built-tree';
import { contentGraph } from './content-graph';
import type { ContentGraph } from './content-graph';
import { nodesOf, pageNodesOf } from './domain-nodes';
import type { NodeStore } from './domain-nodes';

/** The graph for hooks that run outside of a query. */
export const graphFromNodes = (store: NodeStore): Promise<ContentGraph> =>
  contentGraph(
    () => Promise.resolve({ pages: pageNodesOf(store), sidebars: nodesOf(store, 'Sidebar') }),
    builtTree().config,
  );
