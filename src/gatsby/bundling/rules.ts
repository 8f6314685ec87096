import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFile } from './build-files';
import type { Configuration, Rule } from './optimize';

const source = path.resolve('src');

/**
 * Which loader reads which module in a production build. While developing, Gatsby's own read all of them: they know how to
 * replace a module in a running page.
 *
 * | module                                | loader                         | why                                    |
 * | ------------------------------------- | ------------------------------ | -------------------------------------- |
 * | page, template, module with a query   | Gatsby's (Babel)               | takes queries out of the code          |
 * | other TypeScript in `src`             | `compile-script` (esbuild)     | there is nothing but types and JSX     |
 * | TypeScript in `src`, for browsers     | then `inline-messages` (acorn) | ids and descriptions cost bytes        |
 * | CSS in `src`                          | `scope-css` (esbuild)          | needs no compilation for each file     |
 * | gatsby-browser, `.cache`, packages    | Gatsby's                       | Gatsby's plugins may change them       |
 * | pages that run                        | Gatsby's                       | they may use whatever Docusaurus knows |
 * | styles and drawings of a tree         | `tree-modules`                 | Docusaurus has other rules than Gatsby |
 */
export function chooseLoaders(config: Configuration, stage: string): void {
  const rules = config.module?.rules ?? [];
  for (const rule of rules) {
    // Not the inliner, which reads what other loaders have made.
    if (rule.test?.test('module.tsx') && rule.use && !rule.enforce) rule.exclude = needsNoBabel;
    if (rule.oneOf?.some(({ test }) => test?.test('module.css'))) rule.oneOf.unshift(cssRule(config, stage));
  }
  // As Babel does for rendering, what is imported lazily becomes part of the one script that renders.
  if (config.module && stage === 'build-html') config.module.parser = { javascript: { dynamicImportMode: 'eager' } };
  rules.push({ test: /\.tsx?$/, include: needsNoBabel, use: [{ loader: buildFile('compile-script') }] });
}

/** Reads what the other loaders have made. */
export const inliningRule = {
  test: /\.tsx?$/,
  include: source,
  enforce: 'post',
  use: [{ loader: buildFile('inline-messages') }],
};

/** Gatsby's Babel plugins look for queries, for images that are named in the code, and for exports of pages. */
function needsNoBabel(file: string): boolean {
  const folder = path.relative(source, file).split(path.sep)[0] ?? '..';
  if (!/\.tsx?$/.test(file) || ['..', 'pages', 'templates'].includes(folder)) return false;
  return !/graphql|StaticImage/.test(readFileSync(file, 'utf8'));
}

function cssRule({ plugins = [] }: Configuration, stage: string): Rule {
  const extractor = plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin')?.constructor;
  const options = stage === 'build-javascript' ? { extractor } : {};
  return { test: /\.css$/, include: source, use: [{ loader: buildFile('scope-css'), options }] };
}
