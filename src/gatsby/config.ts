import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { contentDir } from '../content/content-dir';
import { isNoContent } from '../content/files/read-content';
import { mdxDir } from './bundling/build-files';
import { areTypesCurrent, generatedTypes } from './outputs/query-types';
import { readAbbreviations } from '../content/data-files';
import { lunrOptions } from '../search/index/lunr-index';
import { publishing } from '../publishing';
import { site } from '../site';

const unwantedPages = [
  ...(publishing.homePage ? [] : ['index.tsx']),
  ...(site.namesPage ? [] : ['docs/identifiers.tsx']),
];

/** What gatsby-config.ts exports. Gatsby takes an export called `config`, in any module, for a page that is rendered on demand. */
export const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { title: site.title, tagline: site.tagline, siteUrl: site.url },
  pathPrefix: site.basePath.replace(/\/$/, ''),
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Gatsby also infers types from the front matter of a tree, so only our own tree defines what the types are.
  graphqlTypegen: site.foreign ? false : { typesOutputPath: generatedTypes, generateOnBuild: !areTypesCurrent() },
  plugins: [
    // Gatsby makes a page of every other module in this folder.
    {
      resolve: 'gatsby-plugin-page-creator',
      // The plugin does not accept an empty list.
      options: { path: path.resolve('src/pages'), ...(unwantedPages.length > 0 ? { ignore: unwantedPages } : {}) },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: contentDir, ignore: ['**/.*', isNoContent] },
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
