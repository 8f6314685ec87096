import { loadBuildCode } from './src/gatsby/load-build-code';

export const {
  onPreBootstrap,
  createSchemaCustomization,
  createResolvers,
  preprocessSource,
  sourceNodes,
  shouldOnCreateNode,
  onCreateNode,
  createPages,
  onCreateWebpackConfig,
  onCreateDevServer,
  onPreBuild,
  onPostBuild,
  onPostBootstrap,
} = loadBuildCode();
