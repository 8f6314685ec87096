import type { Node } from 'gatsby';
import { docsLanguage, registerPipeline } from './lunr-pipeline';
import { fieldBoosts, searchFields } from './ranking';

registerPipeline();

const textOf =
  (field: string) =>
  (node: Node): string => {
    const value = node[field];
    return typeof value === 'string' ? value : '';
  };

/** Where gatsby-plugin-lunr leaves its index; `finish-build` splits it and deletes it. */
export const lunrOutput = 'search_index.json';

/** One field of Lunr's index per weight; a page's title counts in the row of the page, a heading in its section's. */
const resolvers = {
  title: (node: Node): string => (node.anchor === '' ? textOf('title')(node) : ''),
  heading: textOf('heading'),
  keywords: textOf('keywords'),
  code: textOf('code'),
  text: textOf('text'),
};

/** Options of gatsby-plugin-lunr: index every section, with our tokenizer and pipeline. */
export const lunrOptions = {
  languages: [
    {
      name: 'en',
      filterNodes: (node: Node): boolean => node.internal.type === 'SearchSection',
      plugins: [() => docsLanguage],
    },
  ],
  fields: searchFields.map((name) => ({ name, attributes: { boost: fieldBoosts[name] } })),
  resolvers: { SearchSection: resolvers },
  filename: lunrOutput,
};
