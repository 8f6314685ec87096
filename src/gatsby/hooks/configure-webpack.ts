import type { GatsbyNode } from 'gatsby';
import { contentDir } from '../../content/content-dir';
import { optimize } from '../bundling/optimize';
import type { Configuration } from '../bundling/optimize';
import { inliningRule, chooseLoaders } from '../bundling/rules';
import { loadTree, treeModules } from '../bundling/tree-modules';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, loaders, stage }) => {
  // Modules that Gatsby bundles into the app and that we do not use: the browser half of gatsby-plugin-lunr, which would
  // load the whole index on every page and put Lunr into the app, and the third-party script runner.
  const unused = /gatsby-plugin-lunr[\\/]gatsby-browser\.js$|@builder\.io[\\/]partytown[\\/]integration/;
  const emptyModule = loaders.null as () => object;
  const inline = stage === 'build-javascript' ? [inliningRule] : [];
  const rules = [{ test: unused, use: [emptyModule()] }, ...inline];
  actions.setWebpackConfig({ module: { rules }, ...treeModules(contentDir) });
  const config = (getConfig as () => Configuration)();
  loadTree(config, contentDir);
  if (stage.startsWith('build')) {
    optimize(config);
    chooseLoaders(config, stage);
  }
  actions.replaceWebpackConfig(config);
};
