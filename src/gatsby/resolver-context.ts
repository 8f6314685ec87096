import { contentGraph } from './content-graph';
import type { ContentGraph } from './content-graph';

/** What resolvers use of Gatsby's store. */
export interface NodeModel {
  findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<unknown> }>;
  getNodeById(args: { id: string; type?: string }): unknown;
}
export interface Context {
  readonly nodeModel: NodeModel;
}
export type Resolver = { resolve: (source: unknown, args: unknown, context: Context) => unknown };

/** All nodes of a type. */
export const all = async (model: NodeModel, type: string): Promise<unknown[]> => [...(await model.findAll({ type })).entries];

/** The graph of all pages; asking for the sidebars makes the query run again when they change. */
export async function graphOf({ nodeModel }: Context): Promise<ContentGraph> {
  const sidebars = await all(nodeModel, 'Sidebar');
  return contentGraph(async () => ({
    sidebars,
    docs: await all(nodeModel, 'DocPage'),
    posts: await all(nodeModel, 'BlogPost'),
  }));
}
