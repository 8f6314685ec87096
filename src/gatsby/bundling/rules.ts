import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stop } from 'esbuild';
import { buildFile } from './build-files';
import type { Compiler, Configuration, RuleSetRule } from 'webpack';
import { choicesOf, fits, missingPart, pluginOf, rulesOf } from './gatsby-parts';

const source = path.resolve('src');
/** Gatsby's own modules for browsers and for rendering, which it copies here. */
const ofGatsby = path.resolve('.cache') + path.sep;

/**
 * Which loader reads which module in a production build. While developing, Gatsby's own read all of them: they know how to
 * replace a module in a running page.
 *
 * | module                                | loader                         | why                                    |
 * | ------------------------------------- | ------------------------------ | -------------------------------------- |
 * | TypeScript in `src`, for browsers     | first `inline-messages`        | ids and descriptions cost bytes        |
 * | page, template, module with a query   | Gatsby's (Babel)               | takes queries out of the code          |
 * | other TypeScript in `src`, `.cache`   | `compile-script` (esbuild)     | there is nothing but types and JSX     |
 * | CSS in `src`                          | `scope-css` (esbuild)          | needs no compilation for each file     |
 * | gatsby-browser, gatsby-ssr, packages  | Gatsby's                       | Gatsby's plugins may change them       |
 * | pages that run, of our own content    | Gatsby's                       | gatsby-plugin-mdx reads them           |
 * | pages that run, of other trees        | `compile-page` (esbuild)       | there may be thousands                 |
 * | scripts of a tree                     | `drop-types`, then Gatsby's    | any of them may have types             |
 * | styles, drawings, Markdown of a tree  | `tree-modules`                 | Docusaurus has other rules than Gatsby |
 */
export function chooseLoaders(config: Configuration, stage: string): void {
  const rules = rulesOf(config);
  // Not the inliner, which reads the modules before.
  const babel = rules.filter(
    (rule) => fits(rule, 'module.tsx') && rule.use !== undefined && rule.enforce === undefined,
  );
  if (babel.length === 0) throw missingPart('rule for TypeScript');
  for (const rule of babel) rule.exclude = needsNoBabel;
  const styles = rules.filter((rule) => choicesOf(rule).some((choice) => fits(choice, 'module.css')));
  if (styles.length === 0) throw missingPart('rule for style sheets');
  for (const { oneOf } of styles) oneOf?.unshift(cssRule(config, stage));
  // As Babel does for rendering, what is imported lazily becomes part of the one script that renders.
  if (stage === 'build-html') {
    config.module = { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' } } };
    config.plugins?.push(stopEsbuild);
  }
  const use = [{ loader: buildFile('compile-script') }];
  // Otherwise the type in package.json would say that `.cache` has no ES modules.
  config.module?.rules?.push({ test: /\.(?:tsx?|js)$/, type: 'javascript/auto', include: needsNoBabel, use });
}

/** Nothing is left to compile, and pages are made when a build needs the most memory. */
const stopEsbuild = {
  apply: ({ hooks }: Compiler) => hooks.done.tap('stop esbuild', () => void stop()),
};

/** Reads the modules before the other loaders do. */
export const inliningRule = (texts: Readonly<Record<string, string>>): RuleSetRule => ({
  test: /\.tsx?$/,
  include: source,
  enforce: 'pre',
  use: [{ loader: buildFile('inline-messages'), options: { texts } }],
});

/** Gatsby's Babel plugins look for queries, for images that are named in the code, and for exports of pages. */
function needsNoBabel(file: string): boolean {
  if (file.startsWith(ofGatsby)) return file.endsWith('.js');
  const folder = path.relative(source, file).split(path.sep)[0] ?? '..';
  if (!/\.tsx?$/.test(file) || ['..', 'pages', 'templates'].includes(folder)) return false;
  return !/graphql|StaticImage/.test(readFileSync(file, 'utf8'));
}

function cssRule({ plugins }: Configuration, stage: string): RuleSetRule {
  const extractor = stage === 'build-javascript' ? pluginOf(plugins, 'MiniCssExtractPlugin').constructor : undefined;
  return { test: /\.css$/, include: source, use: [{ loader: buildFile('scope-css'), options: { extractor } }] };
}
