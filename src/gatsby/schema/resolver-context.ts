import { builtTree } from '../built-tree';
import { contentGraph } from '../nodes/content-graph';
import type { ContentGraph } from '../nodes/content-graph';
import { isNode, pageNodeTypes } from '../nodes/domain-nodes';
import type { DomainNode, NodeType, PageNode } from '../nodes/domain-nodes';

/** What resolvers use of Gatsby's store. */
export interface NodeModel {
  findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<unknown> }>;
  getNodeById(args: { id: string; type?: string }): unknown;
  getNodesByIds(args: { ids: readonly string[] }, dependencies: { connectionType: string }): unknown;
}
export interface Context {
  readonly nodeModel: NodeModel;
}
export interface Resolver {
  resolve: (source: unknown, args: unknown, context: Context, info: ResolveInfo) => unknown;
}

/** What a resolver is told of its field. */
export interface ResolveInfo {
  /** The resolver that Gatsby made from the schema. */
  readonly originalResolver: (source: unknown, args: unknown, context: Context, info: ResolveInfo) => unknown;
}

/** All nodes of a type; a query that asks for them runs again when they change. */
export const allOf = async <Type extends NodeType>(model: NodeModel, type: Type): Promise<DomainNode<Type>[]> =>
  [...(await model.findAll({ type })).entries].filter((node) => isNode(type, node));

/** The nodes of all pages. */
const allPages = async (model: NodeModel): Promise<PageNode[]> =>
  (await Promise.all(pageNodeTypes.map((type) => allOf(model, type)))).flat();

/**
 * The graph of all pages. A query that asks for it runs again when any sidebar or page changes. The graph may be known already, and to ask
 * for no node of a type costs nothing.
 */
export function graphOf({ nodeModel }: Context): Promise<ContentGraph> {
  for (const connectionType of ['Sidebar', ...pageNodeTypes]) nodeModel.getNodesByIds({ ids: [] }, { connectionType });
  const load = async () => ({ sidebars: await allOf(nodeModel, 'Sidebar'), pages: await allPages(nodeModel) });
  return contentGraph(load, builtTree().config);
}
