import type { Node } from 'gatsby';
import { abbreviationsIn } from '../../model/names/abbreviations';
import { docsLanguage, postingsOnly, registerPipeline } from '../lunr-pipeline';
import { fieldBoosts, searchFields } from '../weights';

registerPipeline();

const textOf =
  (field: string) =>
  (node: Node): string => {
    const value = node[field];
    return typeof value === 'string' ? value : '';
  };

/** Where gatsby-plugin-lunr leaves its index; `finish-build` splits it and deletes it. */
export const lunrOutput = 'search_index.json';

/** A field with what its words are called for short, which thus counts as much as they do. */
const withShortForms =
  (field: string) =>
  (node: Node): string => {
    const text = textOf(field)(node);
    return [text, ...abbreviationsIn(text)].join(' ');
  };

/** One field of Lunr's index per weight; a page's title counts in the row of the page, a heading in its section's. */
const resolvers = {
  title: (node: Node): string => (node.anchor === '' ? withShortForms('title')(node) : ''),
  heading: withShortForms('heading'),
  reference: textOf('reference'),
  keywords: textOf('keywords'),
  mentions: textOf('mentions'),
  // Short forms of names and of the text are among the names in code, because no section defines them.
  code: (node: Node): string => {
    const [code, ...others] = ['code', 'reference', 'keywords', 'mentions', 'text'].map((field) => textOf(field)(node));
    return [code, ...abbreviationsIn(others.join(' '))].join(' ');
  },
  text: textOf('text'),
};

/** Options of gatsby-plugin-lunr: index every section, with our tokenizer and pipeline, as far as the files of the search need it. */
export const lunrOptions = {
  languages: [
    {
      name: 'en',
      filterNodes: (node: Node): boolean => node.internal.type === 'SearchSection',
      plugins: [() => docsLanguage, () => postingsOnly],
    },
  ],
  fields: searchFields.map((name) => ({ name, attributes: { boost: fieldBoosts[name] } })),
  resolvers: { SearchSection: resolvers },
  filename: lunrOutput,
};
