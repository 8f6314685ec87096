import type { Node } from 'gatsby';
import lunr from 'lunr';
import { lunrJson } from './lean-index';
import type { LunrJson } from './lean-index';
import { docsLanguage, postingsOnly } from '../lunr-pipeline';
import { lunrOptions } from './lunr-options';

/** An index of the same nodes as gatsby-plugin-lunr's, with all that Lunr needs to be asked. */
export const lunrIndexOf = (nodes: readonly Node[]): lunr.Index => build(nodes, [docsLanguage]);

/** What gatsby-plugin-lunr writes of the same nodes, where there is no build: while developing, and in benchmarks. */
export const lunrJsonOf = (nodes: readonly Node[]): LunrJson =>
  lunrJson.parse(JSON.parse(JSON.stringify(build(nodes, [docsLanguage, postingsOnly]))));

function build(nodes: readonly Node[], plugins: readonly lunr.Builder.Plugin[]): lunr.Index {
  const resolvers = Object.entries(lunrOptions.resolvers.SearchSection);
  return lunr((builder) => {
    for (const plugin of plugins) builder.use(plugin);
    builder.ref('id');
    for (const { name, attributes } of lunrOptions.fields) builder.field(name, attributes);
    for (const node of nodes)
      builder.add({ id: node.id, ...Object.fromEntries(resolvers.map(([field, resolve]) => [field, resolve(node)])) });
  });
}
