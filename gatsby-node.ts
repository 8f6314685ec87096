export { onPreBootstrap } from './src/gatsby/preflight';
export { createSchemaCustomization } from './src/gatsby/schema';
export { createResolvers } from './src/gatsby/resolvers';
export { sourceNodes } from './src/gatsby/source-site';
export { shouldOnCreateNode, onCreateNode } from './src/gatsby/create-content-nodes';
export { createPages } from './src/gatsby/create-pages';
export { onCreateWebpackConfig } from './src/gatsby/configure-webpack';
export { onCreateDevServer } from './src/gatsby/dev-server';
export { onPostBuild } from './src/gatsby/finish-build';
