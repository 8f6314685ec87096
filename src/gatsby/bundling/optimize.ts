import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import type { Configuration, Compiler, Module } from 'webpack';
import { digestOf } from '../../model/digest';
import { browsers } from './browsers';
import { buildFile, entryNames } from './build-files';
import { missingPart, objectBelow, pluginOf } from './gatsby-parts';
import { pathBelow } from '../../content/files/paths';

/**
 * The levers on cost that ARCHITECTURE.md measures: modules kept for the next build, no source maps, minifiers that are compiled
 * programs, short class names, because they stand in every page, and no separate script for the little that two kinds of pages share. `tree` names the tree
 * and its settings, with which modules are compiled.
 * @throws if Gatsby's configuration has no such part any more
 */
export function optimize(config: Configuration, stage: string, tree: string): void {
  const { optimization, plugins } = config;
  keepModules(config, tree);
  plugins?.push(stableIds);
  config.devtool = false;
  if (!optimization?.splitChunks) throw missingPart('`splitChunks`');
  optimization.splitChunks.minSize = 40_000;
  if (!shortenClassNames(config.module?.rules)) throw missingPart('`localIdentName`');
  if (stage !== 'build-javascript') return;
  // Exports and modules as arrow functions, which all browsers of the site know.
  config.target = ['web', 'es2020'];
  const terser = pluginOf(optimization.minimizer, 'TerserPlugin');
  const swc: unknown = Reflect.get(terser.constructor, 'swcMinify');
  if (!isMinify(swc)) throw missingPart('`TerserPlugin.swcMinify`');
  Object.assign(objectBelow(terser, 'options'), minifyScripts(swc));
  const cssMinimizer = pluginOf(optimization.minimizer, 'CssMinimizerPlugin');
  Object.assign(objectBelow(cssMinimizer, 'options'), { minify: minifyCss, parallel: false });
  anyOrderOfStyles(config);
}

/** Global styles are in cascade layers and modules name their own classes, so the order of files decides nothing. */
export function anyOrderOfStyles({ plugins }: Configuration): void {
  Object.assign(objectBelow(pluginOf(plugins, 'MiniCssExtractPlugin'), 'options'), { ignoreOrder: true });
}

/**
 * What webpack made of modules is kept in `.cache/webpack`, so an edit of content compiles no scripts again. As Gatsby sets it
 * up, webpack would look for changes in all its files and those of all loaders, and it would take 7 s to find them. They
 * only change with the installed packages and with our build code, so a digest of these does as well.
 */
function keepModules({ cache, plugins }: Configuration, tree: string): void {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') throw missingPart('cache in files');
  Object.assign(cache, { buildDependencies: {}, version: madeBy(tree) });
  plugins?.push(({ hooks }) => {
    hooks.afterEmit.tap('forget loaders', ({ buildDependencies }) => buildDependencies.clear());
  });
}

/** Digest of everything that modules are compiled by. */
export function madeBy(tree: string): string {
  const files = [...entryNames.map(buildFile), 'package-lock.json'];
  return digestOf([process.version, tree, ...files.map((file) => readFileSync(file))]);
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

/**
 * For style sheets that Gatsby's loaders read; ours get their names from `scope-css`, which never have a second underscore. Tells whether there is
 * such a loader.
 */
export function shortenClassNames(part: unknown): boolean {
  if (typeof part !== 'object' || part === null || part instanceof RegExp) return false;
  const isNaming = 'localIdentName' in part;
  if (isNaming) Object.assign(part, { localIdentName: '__[hash:base62:5]' });
  return Object.values(part).map(shortenClassNames).includes(true) || isNaming;
}

/** A minifier, as terser-webpack-plugin calls it: with one script by its name, a source map, and options. */
type Minify = (script: Record<string, string>, ...rest: unknown[]) => Promise<{ readonly code?: string | undefined }>;

/** Whether a value may be a minifier; what it is called with is up to terser-webpack-plugin. */
const isMinify = (value: unknown): value is Minify => typeof value === 'function';

/** Hashes of scripts, in names of files. */
const hash = /\b[\da-f]{20}\b/g;

/**
 * Hides the hashes in a script from a minifier. SWC chooses short names by how often each letter occurs, and hashes are not final yet:
 * they still depend on the folder of the build, and the names of variables would too.
 */
export const withoutHashes =
  (minify: Minify): Minify =>
  async (script, ...rest) => {
    const hashes: string[] = [];
    const hide = (found: string): string => String(hashes.push(found) - 1).padStart(found.length, '0');
    const hidden = Object.entries(script).map(([name, code]) => [name, code.replace(hash, hide)] as const);
    const minified = await minify(Object.fromEntries(hidden), ...rest);
    return { ...minified, code: minified.code?.replace(hash, (found) => hashes[Number(found)] ?? found) };
  };

/** An absolute path as it is in every folder and on every system. */
const inProject = (file: string): string => pathBelow('', file);

/** The file of a module, with what its request says after it. Of several modules that webpack has made one, it is that of the first. */
function resourceOf(module: object): string {
  if ('rootModule' in module && typeof module.rootModule === 'object' && module.rootModule)
    return resourceOf(module.rootModule);
  return 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
}

/** Gatsby puts the absolute path of the source of a page that runs as MDX into the request of its module. */
function idOfPage(module: Module): string | undefined {
  const [component = '', source] = resourceOf(module).split('?__contentFilePath=');
  return source === undefined ? undefined : digestOf([inProject(component), ' ', inProject(source)], 12);
}

/**
 * A plugin of webpack for sites with pages that run as MDX. webpack makes the ids of their modules, and the hash of the whole
 * compilation, which stands in every page, of absolute paths. With ids from relative paths, and a hash of what is written, a site is the
 * same in every folder.
 */
export const stableIds = {
  apply: ({ hooks }: Compiler): void => {
    hooks.compilation.tap('stable ids', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('stable ids', (modules) => {
        for (const module of modules) {
          const id = idOfPage(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
      compilation.hooks.afterProcessAssets.tap('stable ids', (assets) => {
        const names = Object.keys(assets).sort();
        compilation.hash = digestOf(
          names.flatMap((name) => [name, assets[name]?.buffer() ?? '']),
          20,
        );
      });
    });
  },
};
