import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { isDeveloping } from './develop/last-good';
import { builtTree } from './built-tree';
import { leadsAround } from '../content/files/files-below';
import { isNoContent } from '../content/files/read-content';
import { mdxDir } from './bundling/build-files';
import { areTypesCurrent, generatedTypes } from './outputs/query-types';
import { readAbbreviations } from '../content/data-files';
import { loadLanguage, lunrOptions } from '../search/index/lunr-index';
import { searchIn } from '../search/words';

/** What gatsby-config.ts exports. Gatsby takes an export called `config`, in any module, for a page that is rendered on demand. */
export function gatsbyConfig(): GatsbyConfig {
  const { contentDir, config } = builtTree();
  searchIn(loadLanguage(config.locale.code));
  const unwantedPages = [
    ...(config.homePage ? [] : ['index.tsx']),
    ...(config.namesPage ? [] : ['docs/identifiers.tsx']),
  ];
  return {
    siteMetadata: { title: config.title, tagline: config.tagline, siteUrl: config.url },
    pathPrefix: config.basePath.slice(0, -1),
    trailingSlash: 'never',
    jsxRuntime: 'automatic',
    // Gatsby also infers types from the front matter of a tree, so only our own tree defines what the types are. While developing, it would write them after each edit.
    graphqlTypegen:
      config.foreign || isDeveloping()
        ? false
        : { typesOutputPath: generatedTypes, generateOnBuild: !areTypesCurrent() },
    plugins: [
      // Gatsby makes a page of every other module in this folder.
      {
        resolve: 'gatsby-plugin-page-creator',
        // The plugin does not accept an empty list.
        options: { path: path.resolve('src/pages'), ...(unwantedPages.length > 0 ? { ignore: unwantedPages } : {}) },
      },
      {
        resolve: 'gatsby-source-filesystem',
        options: {
          name: 'content',
          path: contentDir,
          ignore: ['**/.*', (file: string) => isNoContent(file, config) || leadsAround(file)],
        },
      },
      { resolve: 'gatsby-source-filesystem', options: { name: 'mdx-pages', path: mdxDir } },
      { resolve: 'gatsby-source-filesystem', options: { name: 'images', path: path.resolve('src/images') } },
      {
        resolve: 'gatsby-plugin-mdx',
        options: { extensions: ['.md', '.mdx'] },
      },
      'gatsby-plugin-sharp',
      'gatsby-transformer-sharp',
      'gatsby-plugin-image',
      'gatsby-plugin-react-helmet',
      { resolve: 'gatsby-plugin-lunr', options: lunrOptions(readAbbreviations(contentDir)) },
    ],
  };
}
