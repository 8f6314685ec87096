import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration, ResolveOptions, RuleSetCondition, RuleSetRule, RuleSetUseItem } from 'webpack';
import { z } from 'zod';
import { packageFolders } from '../modules/read-sheet';
import { onlyInDocusaurus } from '../modules/check-modules';
import { rootsOf, routers } from '../modules/resolve-modules';
import { isFileName, readStubs } from '../modules/missing-modules';
import { clientFolder, coreModules, requestOf, themeModules } from '../modules/our-modules';
import { isFunction } from '../config/run-module';
import type { Mounted } from '../mounted';
import { escapeRegExp } from '../../model/escape';
import { buildFile, mdxDir } from '../../gatsby/bundling/build-files';
import { choicesOf, fits, rulesOf } from '../../gatsby/bundling/gatsby-parts';
import { ownSheetsOnly } from '../modules/remote-styles';
import { addressQuery } from './component-of-mdx';

/** Names under which pages that run, and what they import, know modules of the tree, of Docusaurus and of this site. */
export function namesOfModules(
  { root, aliases }: Pick<Mounted, 'root' | 'aliases'>,
  contentDir: string,
): ResolveOptions {
  const own = path.join(contentDir, 'src/theme');
  const stubs = [...readStubs(contentDir)].map(([name, file]) => [`${name}$`, file] as const);
  const ofFiles = stubs.filter(([name]) => isFileName(name));
  return {
    alias: {
      ...aliases,
      ...Object.fromEntries(stubs.filter(([name]) => !isFileName(name))),
      // Hooks only work with one React, whatever version the tree has installed.
      ...Object.fromEntries(['react', 'react-dom'].map((name) => [name, path.resolve('node_modules', name)])),
      ...Object.fromEntries(routers.map((name) => [`${name}$`, path.join(clientFolder, 'router')])),
      // The mounted folder has files of ours under this name.
      '@site/data': path.join(root, 'data'),
      // The docs of a mounted tree may be a part of the folder that the tree has under this name.
      '@site': [contentDir, root],
      '@site-components': path.resolve('src/components'),
      '@generated/docusaurus.config': path.join(contentDir, 'config.json'),
      '@generated/codeTranslations': path.join(contentDir, 'code-translations.json'),
      '@generated/globalData': path.join(contentDir, 'global-data.json'),
      '@tree/root': path.join(clientFolder, 'TreeRoot'),
      '@generated/infima.css': path.join(contentDir, 'infima.css'),
      '@generated/custom-css': path.join(contentDir, 'custom-css.js'),
      '@generated/docs': path.join(contentDir, 'docs.cjs'),
      ...aliasesOf(coreModules, ['@docusaurus/', '@docusaurus/core/lib/client/exports/']),
      ...aliasesOf(themeModules, ['@theme-original/', '@theme-init/']),
      ...aliasesOf(themeModules, ['@theme/'], existsSync(own) ? own : undefined),
      '@docusaurus': clientFolder,
      '@theme': own,
    },
    // Another module may find a file by the same path.
    fallback: Object.fromEntries(ofFiles),
    // A tree without its own packages finds React, clsx and others here.
    modules: ['node_modules', ...packageFolders(root), path.resolve('node_modules')],
    roots: rootsOf({ root, contentDir }),
  };
}

/** Names of our modules → where they are. A module of the folder `before` takes the place of ours. */
const aliasesOf = (
  modules: typeof coreModules,
  scopes: readonly string[],
  before?: string,
): Record<string, string | string[]> =>
  Object.fromEntries(
    scopes.flatMap((scope) =>
      [...modules].map(([name, one]): [string, string | string[]] => {
        const ours = requestOf(one);
        return [`${scope}${name}$`, before === undefined ? ours : [path.join(before, name), ours]];
      }),
    ),
  );

/** Pages that run are compiled by then; they may be below the tree if this project is. */
const notOfTree = [mdxDir + path.sep, /[\\/]node_modules[\\/]/];

/** One of our loaders, by the name of its file in `loaders`. */
const loaderOf = (name: string, options: object = {}): RuleSetUseItem => ({ loader: buildFile(name), options });

/** Changes the rules of the bundler for the modules of a tree, where those of Docusaurus are not those of Gatsby. */
export function changeBundling(config: Configuration, stage: string, tree: Mounted, contentDir: string): void {
  const { root } = tree;
  const folders = [root, ...Object.values(tree.folders).map((folder) => path.resolve(root, folder))];
  const isBuild = stage.startsWith('build');
  for (const rule of rulesOf(config)) {
    if (fits(rule, 'a.mdx')) leaveOutMarkdown(rule, folders, isBuild);
    const choices = choicesOf(rule);
    if (choices.some((choice) => fits(choice, 'a.module.css')))
      rule.oneOf?.unshift(...styleRules(choices, folders, tree, contentDir));
    if (fits(rule, 'a.svg') && rule.use !== undefined) drawInScripts(rule, rule.use, folders);
  }
  const ofTree = { include: folders, exclude: notOfTree };
  const rules: RuleSetRule[] = [
    // Our modules in the place of those of Docusaurus (`our-modules.ts`).
    { resourceQuery: /^\?default=/, include: path.resolve('src'), use: [loaderOf('default-export')] },
    // Scripts whose types Babel would not accept, because of their names.
    { ...ofTree, test: /\.(?:[cm]?js|jsx)$/, use: [loaderOf('drop-types')] },
    // Files that have an address when a module imports them.
    {
      ...{ test: new RegExp(`\\.(?:${onlyInDocusaurus.join('|')})$`, 'i'), include: folders, type: 'asset/resource' },
      generator: { filename: 'static/[name]-[hash][ext]' },
    },
    // Markdown that modules of the tree import.
    {
      ...{ ...ofTree, test: /\.mdx?$/, type: 'javascript/auto' },
      use: [loaderOf('compile-markdown', { root, contentDir })],
    },
  ];
  // Pages that run, of which there may be thousands. Nothing of MDX is left in them but its frame, so esbuild compiles them.
  if (isBuild) rules.push({ include: mdxDir + path.sep, type: 'javascript/auto', use: [loaderOf('compile-page')] });
  if (stage === 'build-html') {
    // Otherwise the next page would get what the module had exported before it failed, so the output would depend on their order.
    config.output = { ...config.output, strictModuleErrorHandling: true };
    // A page fails alone whose module fails while the renderer loads it.
    rules.push({ test: /\$virtual[\\/]async-requires\.js$/, use: [loaderOf('catch-pages')] });
  }
  config.module?.rules?.push(...rules);
}

/** What Gatsby compiles MDX with would compile Markdown of the tree, and pages, once more, with Babel. */
function leaveOutMarkdown(rule: RuleSetRule, folders: readonly string[], isBuild: boolean): void {
  const ofTree: RuleSetCondition = { and: [{ or: [...folders] }, { not: notOfTree }] };
  rule.exclude = isBuild && rule.include === undefined ? { or: [ofTree, mdxDir + path.sep] } : ofTree;
}

/** Style sheets of the tree: those with local names have a default export, and Sass is compiled. */
function styleRules(
  rules: readonly RuleSetRule[],
  include: string[],
  { root, customCss, changesSheets }: Mounted,
  contentDir: string,
): RuleSetRule[] {
  // An empty list must match nothing.
  const isCustom = new RegExp(`^(?:${customCss.map(escapeRegExp).join('|')})$`);
  const changedBy = changesSheets ? { contentDir, script: buildFile('content-worker') } : undefined;
  const change = (isCustom: boolean): RuleSetUseItem => loaderOf('change-sheet', { root, isCustom, changedBy });
  const sass = loaderOf('compile-sass', { root });
  // A file that is published by its address has another one when the site is mounted at a path, so it becomes a file of the bundle.
  const served = rootsOf({ root, contentDir });
  const isFound = (url: string): boolean =>
    !url.startsWith('/') || served.some((folder) => existsSync(path.join(folder, url.replace(/[?#].*$/, ''))));
  return rules
    .filter((rule) => fits(rule, 'a.module.css'))
    .flatMap((rule): RuleSetRule[] => {
      const isModule = !fits(rule, 'a.css');
      const use = loadersOf(withDefaultExport(rule.use, isFound));
      const name = isModule ? String.raw`\.module\.` : String.raw`\.`;
      return [
        ...(isModule ? [] : [{ test: isCustom, use: [...use, change(true)] }]),
        { ...rule, include, test: new RegExp(`${name}css$`), use: [...use, change(false)] },
        { ...rule, include, test: new RegExp(`${name}s[ac]ss$`), use: [...use, change(false), sass] },
      ];
    });
}

const loadersOf = (use: unknown): RuleSetUseItem[] => [use].flat().filter(isLoader);
const isLoader = (use: unknown): use is RuleSetUseItem => typeof use === 'string' || typeof use === 'object';

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
function drawInScripts(rule: RuleSetRule, use: NonNullable<RuleSetRule['use']>, include: string[]): void {
  const inScripts: RuleSetRule = {
    ...{ test: /\.svg$/, include, issuer: /\.(?:[jt]sx?|mdx?)$/, use: [loaderOf('draw-svg')] },
    resourceQuery: { not: [new RegExp(`^${escapeRegExp(addressQuery)}$`)] },
  };
  rule.oneOf = [inScripts, { use }];
  delete rule.use;
}
