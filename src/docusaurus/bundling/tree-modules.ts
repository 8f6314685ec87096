import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { packageFolders } from '../modules/compile-sass';
import { onlyInDocusaurus } from '../modules/file-endings';
import { rootsOf, routers } from '../modules/resolve-modules';
import { isFileName } from '../modules/gap';
import { readGaps } from '../modules/stand-ins';
import { readOrigin } from '../origin';
import { isFunction } from '../run/is-function';
import type { Origin } from '../origin';
import { escapeRegExp } from '../../model/escape';
import { mdxDir } from '../../gatsby/nodes/mdx-sources';
import { buildFile } from '../../gatsby/bundling/build-files';
import { ownSheetsOnly } from './own-sheets-only';
import { addressQuery } from './loaders/component-of-mdx';
import type { Configuration, Rule } from '../../gatsby/bundling/optimize';

interface ModuleNames {
  readonly resolve: {
    readonly alias: Record<string, string | string[]>;
    readonly fallback: Record<string, string>;
    readonly modules: readonly string[];
    readonly roots?: readonly string[];
  };
}

/** Names under which pages that run, and what they import, know modules of the tree, of Docusaurus and of this site. */
export function treeModules(contentDir: string): ModuleNames {
  const theme = path.resolve('src/docusaurus/client/theme');
  const own = path.join(contentDir, 'src/theme');
  const origin = readOrigin(contentDir);
  const standIns = [...readGaps(contentDir)].map(([name, file]) => [`${name}$`, file] as const);
  const ofFiles = standIns.filter(([name]) => isFileName(name));
  // Hooks only work with one React, whatever version the tree has installed.
  const shared = origin
    ? [
        ...['react', 'react-dom'].map((name) => [name, path.resolve('node_modules', name)] as const),
        ...routers.map((name) => [`${name}$`, path.resolve('src/docusaurus/client/router')] as const),
      ]
    : [];
  return {
    resolve: {
      alias: {
        ...origin?.aliases,
        ...Object.fromEntries([...standIns.filter(([name]) => !isFileName(name)), ...shared]),
        // A mounted tree has files of ours under this name.
        ...(origin ? { '@site/data': path.join(origin.root, 'data') } : {}),
        // The docs of a mounted tree may be a part of the folder that the tree has under this name.
        '@site': origin ? [contentDir, origin.root] : contentDir,
        '@site-components': path.resolve('src/components'),
        '@generated/docusaurus.config': path.join(contentDir, 'config.json'),
        '@generated/custom-css': path.join(contentDir, 'custom-css.js'),
        '@generated/docs': path.join(contentDir, 'docs.cjs'),
        '@docusaurus/core/lib/client/exports': path.resolve('src/docusaurus/client'),
        '@docusaurus': path.resolve('src/docusaurus/client'),
        '@theme-original': theme,
        '@theme-init': theme,
        '@theme': existsSync(own) ? [own, theme] : theme,
      },
      // Another module may find a file by the same path.
      fallback: Object.fromEntries(ofFiles),
      // A tree without its own packages finds React, clsx and others here.
      modules: ['node_modules', ...(origin ? packageFolders(origin.root) : []), path.resolve('node_modules')],
      ...(origin ? { roots: rootsOf({ root: origin.root, contentDir }) } : {}),
    },
  };
}

/** Changes the rules for the modules of a tree made for Docusaurus, where they differ from those of Gatsby. */
export function loadTree(config: Configuration, contentDir: string): void {
  const origin = readOrigin(contentDir);
  if (!origin) return;
  const served = rootsOf({ root: origin.root, contentDir });
  const folders = [origin.root, ...Object.values(origin.folders).map((folder) => path.resolve(origin.root, folder))];
  for (const rule of config.module?.rules ?? []) {
    // What Gatsby compiles MDX with would compile each of them once more, with Babel.
    if (rule.test?.test('a.mdx') === true) rule.exclude = { and: [folders, { not: notOfTree }] };
    if (rule.oneOf?.some(({ test }) => test?.test('a.module.css')))
      addStyles(rule.oneOf, folders, { ...origin, contentDir }, served);
    if (rule.test?.test('a.svg') === true && rule.use !== undefined) drawInScripts(rule, folders);
  }
  config.module?.rules?.push(typedRule(folders), fileRule(folders), markdownRule(origin.root, contentDir, folders));
}

/** Has esbuild compile the pages of a tree that run, of which it may have thousands. Nothing of MDX is left in them but its frame. */
export function compilePages(config: Configuration, contentDir: string): void {
  if (!readOrigin(contentDir)) return;
  const pages = mdxDir + path.sep;
  for (const rule of config.module?.rules ?? [])
    if (rule.test?.test('a.mdx') === true && rule.include === undefined)
      rule.exclude = { or: [...(rule.exclude === undefined ? [] : [rule.exclude]), pages] };
  config.module?.rules?.push({ include: pages, type: 'javascript/auto', use: [{ loader: buildFile('compile-page') }] });
}

/** Has a page of a tree fail alone whose module fails while the renderer loads it. */
export function catchPages(config: Configuration, contentDir: string): void {
  if (!readOrigin(contentDir)) return;
  // Otherwise the next page would get what the module had exported before it failed, so the output would depend on their order.
  config.output = { ...config.output, strictModuleErrorHandling: true };
  config.module?.rules?.push({
    test: /\$virtual[\\/]async-requires\.js$/,
    use: [{ loader: buildFile('catch-pages') }],
  });
}

/** Pages that run are compiled by then; they may be below the tree if this project is. */
const notOfTree = [mdxDir + path.sep, /[\\/]node_modules[\\/]/];

/** Markdown that modules of the tree import. */
const markdownRule = (root: string, contentDir: string, include: readonly string[]): Rule => ({
  test: /\.mdx?$/,
  include: [...include],
  exclude: notOfTree,
  type: 'javascript/auto',
  use: [{ loader: buildFile('compile-markdown'), options: { root, contentDir } }],
});

/** Scripts whose types Babel would not accept, because of their names. */
const typedRule = (include: readonly string[]): Rule => ({
  test: /\.(?:[cm]?js|jsx)$/,
  include: [...include],
  exclude: notOfTree,
  use: [{ loader: buildFile('drop-types') }],
});

/** Files that have an address when a module imports them. */
const fileRule = (include: readonly string[]): Rule => ({
  test: new RegExp(`\\.(?:${onlyInDocusaurus.join('|')})$`, 'i'),
  include: [...include],
  type: 'asset/resource',
  generator: { filename: 'static/[name]-[hash][ext]' },
});

/** Style sheets of the tree: those with local names have a default export, and Sass is compiled. */
function addStyles(
  rules: Rule[],
  include: readonly string[],
  { root, customCss, changesSheets, contentDir }: Origin & { readonly contentDir: string },
  served: readonly string[],
): void {
  // No file has an empty name.
  const isCustom = new RegExp(`^(?:${customCss.map(escapeRegExp).join('|')})$`);
  const changedBy = changesSheets ? { contentDir, script: buildFile('content-worker') } : undefined;
  const custom = { loader: buildFile('scope-custom-css'), options: { root, changedBy } };
  const change = { loader: buildFile('change-css'), options: changedBy };
  const sass = { loader: buildFile('compile-sass'), options: { root } };
  // A file that is published by its address has another one when the site is mounted at a path, so it becomes a file of the bundle.
  const isFound = (url: string): boolean =>
    !url.startsWith('/') || served.some((folder) => existsSync(path.join(folder, url.replace(/[?#].*$/, ''))));
  const ofTree = rules
    .filter(({ test }) => test?.test('a.module.css'))
    .flatMap((rule): Rule[] => {
      const isModule = rule.test?.test('a.css') === false;
      const use = withDefaultExport(rule.use, isFound);
      const rest = { ...rule, include };
      return [
        ...(isModule ? [] : [{ use: [use, custom].flat(), test: isCustom }]),
        { ...rest, use: changedBy ? [use, change].flat() : use, test: isModule ? /\.module\.css$/ : /\.css$/ },
        {
          ...rest,
          use: [use, ...(changedBy ? [change] : []), sass].flat(),
          test: isModule ? /\.module\.s[ac]ss$/ : /\.s[ac]ss$/,
        },
      ];
    });
  rules.unshift(...ofTree);
}

/**
 * A copy of options of loaders in which the names of classes are one object, addresses that lead nowhere are left alone, and PostCSS
 * passes over the configuration of the tree, which is for other tools.
 */
function withDefaultExport(options: unknown, isFound: (url: string) => boolean): unknown {
  if (Array.isArray(options)) return options.map((one) => withDefaultExport(one, isFound));
  if (typeof options !== 'object' || options === null) return options;
  const isStyles = 'loader' in options && /[\\/]css-loader[\\/]/.test(String(options.loader));
  return Object.fromEntries(
    Object.entries(options).map(([key, value]: [string, unknown]) => {
      if (key === 'options' && isStyles) return [key, withDefaultExport({ ...objectOf(value), url: isFound }, isFound)];
      // postcss-loader reads whether to look for a configuration off the function that returns the other options.
      if (key === 'postcssOptions' && isFunction(value))
        return [key, Object.assign((...context: unknown[]) => withOwnSheets(value(...context)), { config: false })];
      if (key === 'namedExport') return [key, false];
      if (key === 'exportLocalsConvention') return [key, 'asIs'];
      return [key, withDefaultExport(value, isFound)];
    }),
  );
}

function withOwnSheets(options: unknown): object {
  const { plugins = [], ...rest } = z.looseObject({ plugins: z.array(z.unknown()).optional() }).parse(options);
  return { ...rest, plugins: [...plugins, ownSheetsOnly] };
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** A drawing that a script of the tree imports is a component; one that a style sheet names is a file. */
function drawInScripts(rule: Rule, include: readonly string[]): void {
  const inScripts = {
    test: /\.svg$/,
    include,
    issuer: /\.(?:[jt]sx?|mdx?)$/,
    resourceQuery: { not: [new RegExp(`^${escapeRegExp(addressQuery)}$`)] },
    use: [{ loader: buildFile('draw-svg') }],
  };
  rule.oneOf = [inScripts, { use: rule.use }];
  delete rule.use;
}
