import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { contentDir } from '../../content/content-dir';
import { inlineMessages } from '../../i18n/inline-messages';

/** The parts of webpack's configuration that we touch. */
interface Configuration {
  cache?: unknown;
  devtool?: unknown;
  optimization?: {
    splitChunks?: { minSize?: number };
    minimizer?: { options?: { parallel?: unknown; minimizer?: { options?: object } } }[];
  };
  plugins?: { options?: object }[];
  module?: { rules?: unknown[] };
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, loaders, stage }) => {
  // Modules that Gatsby bundles into the app and that we do not use: the browser half of gatsby-plugin-lunr, which would
  // load the whole index on every page and put Lunr into the app, and the third-party script runner.
  const unused = /gatsby-plugin-lunr[\\/]gatsby-browser\.js$|@builder\.io[\\/]partytown[\\/]integration/;
  const emptyModule = loaders.null as () => object;
  const babel = loaders.dependencies as (options: object) => object;
  const inlining = { babelrc: false, configFile: false, cacheDirectory: false, plugins: [inlineMessages] };
  const ownCode = { test: /\.tsx?$/, include: path.resolve('src'), enforce: 'post' };
  const inline = stage === 'build-javascript' ? [{ ...ownCode, use: [babel(inlining)] }] : [];
  const rules = [{ test: unused, use: [emptyModule()] }, ...inline];
  actions.setWebpackConfig({ module: { rules }, resolve: pageModules() });
  const config = (getConfig as () => Configuration)();
  if (stage.startsWith('build')) optimize(config);
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
    // A tree without packages of its own finds React and others here.
    modules: ['node_modules', path.resolve('node_modules')],
  };
}

/** esbuild would save 2 s of CPU a build, but its output is 4.4 KB gzip larger on every first load. */
const modernScripts = {
  ecma: 2020,
  compress: { ecma: 2020 },
  mangle: true,
  output: { ecma: 2020, comments: false },
};

/**
 * The levers on cost that ARCHITECTURE.md measures: no persistent cache (it resolves webpack's whole dependency tree before
 * it writes), no source maps, Terser for today's browsers, short class names, because they stand in every page, and no
 * script of its own for the little that two kinds of pages share.
 */
function optimize(config: Configuration): void {
  config.cache = false;
  config.devtool = false;
  if (config.optimization?.splitChunks) config.optimization.splitChunks.minSize = 40_000;
  for (const { constructor, options } of config.optimization?.minimizer ?? []) {
    if (constructor.name !== 'TerserPlugin' || !options) continue;
    Object.assign(options.minimizer?.options ?? {}, modernScripts);
    options.parallel = false;
  }
  // Global styles are in cascade layers and modules name their own classes, so the order of files decides nothing.
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin') Object.assign(plugin.options ?? {}, { ignoreOrder: true });
  }
  shortenClassNames(config.module?.rules);
}

function shortenClassNames(part: unknown): void {
  if (typeof part !== 'object' || part === null || part instanceof RegExp) return;
  if ('localIdentName' in part) Object.assign(part, { localIdentName: '_[hash:base62:5]' });
  for (const inner of Object.values(part)) shortenClassNames(inner);
}
