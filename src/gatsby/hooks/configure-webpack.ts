import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { contentDir } from '../../content/content-dir';
import { optimize } from '../bundling/optimize';
import type { Configuration } from '../bundling/optimize';
import { inliningRule, chooseLoaders } from '../bundling/rules';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, loaders, stage }) => {
  // Modules that Gatsby bundles into the app and that we do not use: the browser half of gatsby-plugin-lunr, which would
  // load the whole index on every page and put Lunr into the app, and the third-party script runner.
  const unused = /gatsby-plugin-lunr[\\/]gatsby-browser\.js$|@builder\.io[\\/]partytown[\\/]integration/;
  const emptyModule = loaders.null as () => object;
  const inline = stage === 'build-javascript' ? [inliningRule] : [];
  const rules = [{ test: unused, use: [emptyModule()] }, ...inline];
  actions.setWebpackConfig({ module: { rules }, resolve: pageModules() });
  const config = (getConfig as () => Configuration)();
  if (stage.startsWith('build')) {
    optimize(config);
    chooseLoaders(config, stage);
  }
  actions.replaceWebpackConfig(config);
};

/** Names under which pages that run, and what they import, know modules of the tree, of Docusaurus and of this site. */
function pageModules(): { alias: Record<string, string | string[]>; modules: string[] } {
  const theme = path.resolve('src/docusaurus-modules/theme');
  const own = path.join(contentDir, 'src/theme');
  return {
    alias: {
      '@site': contentDir,
      '@site-components': path.resolve('src/components'),
      '@docusaurus': path.resolve('src/docusaurus-modules'),
      '@theme-original': theme,
      '@theme': existsSync(own) ? [own, theme] : theme,
    },
    // A tree without its own packages finds React and others here.
    modules: ['node_modules', path.resolve('node_modules')],
  };
}
