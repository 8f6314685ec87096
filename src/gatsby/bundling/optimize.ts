import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { browsers } from './browsers';
import { buildFile, entryNames } from './build-files';
import { withoutHashes } from './minify-scripts';
import type { Minify } from './minify-scripts';
import { stableIds } from './stable-ids';

/** The parts of webpack's configuration that we touch. */
export interface Configuration {
  cache?: unknown;
  devtool?: unknown;
  output?: object;
  optimization?: {
    splitChunks?: { minSize?: number };
    minimizer?: Minimizer[];
  };
  plugins?: Plugin[];
  module?: { rules?: Rule[]; parser?: { javascript?: object } };
}

export interface Plugin {
  readonly constructor: { readonly name: string; readonly getCssDependency?: unknown };
  readonly options?: object;
  /** The constants of a DefinePlugin, by name. */
  definitions?: Readonly<Record<string, unknown>>;
  readonly apply: (compiler: never) => void;
}

/** The parts of webpack's compiler that we touch. */
export interface Compiler {
  readonly hooks: {
    readonly afterEmit: { tap(name: string, run: (compilation: Compilation) => void): void };
    readonly done: { tap(name: string, run: () => void): void };
  };
}

interface Compilation {
  /** Files of loaders, whose own imports webpack would look up. */
  readonly buildDependencies: { clear(): void };
}

/** A rule of webpack: which modules, and which loaders read them. */
export interface Rule {
  test?: RegExp;
  include?: unknown;
  exclude?: unknown;
  enforce?: string;
  type?: string;
  generator?: { readonly filename: string };
  issuer?: RegExp;
  resourceQuery?: unknown;
  oneOf?: Rule[];
  use?: unknown;
}

interface Minimizer {
  readonly constructor: { readonly name: string; readonly swcMinify?: Minify };
  readonly options?: object;
}

/**
 * The levers on cost that ARCHITECTURE.md measures: modules kept for the next build, no source maps, minifiers that are compiled
 * programs, short class names, because they stand in every page, and no separate script for the little that two kinds of pages share. `tree` names the tree
 * and its settings, with which modules are compiled.
 */
export function optimize(config: Configuration, tree: string): void {
  keepModules(config, tree);
  config.plugins?.push(stableIds);
  config.devtool = false;
  if (config.optimization?.splitChunks) config.optimization.splitChunks.minSize = 40_000;
  for (const { constructor, options } of config.optimization?.minimizer ?? []) {
    if (constructor.name === 'TerserPlugin' && constructor.swcMinify)
      Object.assign(options ?? {}, minifyScripts(constructor.swcMinify));
    if (constructor.name === 'CssMinimizerPlugin') Object.assign(options ?? {}, { minify: minifyCss, parallel: false });
  }
  // Global styles are in cascade layers and modules name their own classes, so the order of files decides nothing.
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin') Object.assign(plugin.options ?? {}, { ignoreOrder: true });
  }
  shortenClassNames(config.module?.rules);
}

/**
 * What webpack made of modules is kept in `.cache/webpack`, so an edit of content compiles no scripts again. As Gatsby sets it
 * up, webpack would look for changes in all its files and those of all loaders, and it would take 7 s to find them. They
 * only change with the installed packages and with our build code, so a digest of these does as well.
 */
function keepModules(config: Configuration, tree: string): void {
  if (typeof config.cache !== 'object' || config.cache === null) return;
  Object.assign(config.cache, { buildDependencies: {}, version: madeBy(tree) });
  const forgetLoaders = (compilation: Compilation): void => compilation.buildDependencies.clear();
  config.plugins?.push({ apply: ({ hooks }: Compiler) => hooks.afterEmit.tap('forget loaders', forgetLoaders) });
}

/** Digest of everything that modules are compiled by. */
function madeBy(tree: string): string {
  const hash = createHash('sha1').update(process.version);
  hash.update(tree);
  const files = [...entryNames.map(buildFile), 'package-lock.json'];
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Options of Gatsby's TerserPlugin that make it use SWC: smaller scripts than Terser's in a tenth of the time. */
const minifyScripts = (swc: Minify): object => ({
  parallel: false,
  minimizer: {
    implementation: withoutHashes(swc),
    options: { ecma: 2020, compress: { ecma: 2020, passes: 2 }, mangle: true, format: { ecma: 2020, comments: false } },
  },
});

/** One style sheet, as css-minimizer-webpack-plugin hands it over: its text by its name. */
async function minifyCss(sheet: Record<string, string>): Promise<{ code: string }> {
  const [css = ''] = Object.values(sheet);
  return transform(css, { loader: 'css', minify: true, target: browsers, charset: 'utf8' });
}

/** For style sheets that Gatsby's loaders read; ours get their names from `scope-css`, which never have a second underscore. */
function shortenClassNames(part: unknown): void {
  if (typeof part !== 'object' || part === null || part instanceof RegExp) return;
  if ('localIdentName' in part) Object.assign(part, { localIdentName: '__[hash:base62:5]' });
  for (const inner of Object.values(part)) shortenClassNames(inner);
}
