import { contentGraph } from '../nodes/content-graph';
import type { ContentGraph } from '../nodes/content-graph';

/** What resolvers use of Gatsby's store. */
export interface NodeModel {
  findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<unknown> }>;
  getNodeById(args: { id: string; type?: string }): unknown;
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

/** All nodes of a type. */
export const all = async (model: NodeModel, type: string): Promise<unknown[]> => [
  ...(await model.findAll({ type })).entries,
];

/** The graph of all pages; asking for the sidebars makes the query run again when they change. */
export async function graphOf({ nodeModel }: Context): Promise<ContentGraph> {
  const sidebars = await all(nodeModel, 'Sidebar');
  return contentGraph(async () => ({
    sidebars,
    docs: await all(nodeModel, 'DocPage'),
    posts: await all(nodeModel, 'BlogPost'),
  }));
}
