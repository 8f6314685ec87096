import type { GatsbyNode } from 'gatsby';

/**
 * Spares Gatsby the parsing of modules without a query. It looks for queries in all modules of `src` and of its plugins that have a
 * word such as `config` or `Head`, and needs a second for them in each build.
 */
export const preprocessSource: GatsbyNode['preprocessSource'] = ({ contents }) =>
  contents.includes('graphql`') ? undefined : ';';
