import type { Node } from 'gatsby';
import lunr from 'lunr';
import { lunrJson } from './lean-index';
import type { LunrJson } from './lean-index';
import { docsLanguage } from './lunr-pipeline';
import { lunrOptions } from './lunr-options';

/** The index that gatsby-plugin-lunr makes of the same nodes, where there is no build: while developing, and in benchmarks. */
export function lunrIndexOf(nodes: readonly Node[]): lunr.Index {
  const resolvers = Object.entries(lunrOptions.resolvers.SearchSection);
  return lunr((builder) => {
    builder.use(docsLanguage);
    builder.ref('id');
    for (const { name, attributes } of lunrOptions.fields) builder.field(name, attributes);
    for (const node of nodes)
      builder.add({ id: node.id, ...Object.fromEntries(resolvers.map(([field, resolve]) => [field, resolve(node)])) });
  });
}

/** The same, as it is written to a file. */
export const lunrJsonOf = (index: lunr.Index): LunrJson => lunrJson.parse(JSON.parse(JSON.stringify(index)));
