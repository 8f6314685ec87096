import { appendFileSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addPages } from '../grow-content.mts';
import { forgetBuilds, prepareTree } from '../tests/site-tree.mts';
import { measureCommand } from './measure-command.mts';
import type { Cost } from './measure-command.mts';

const trees = path.resolve('.tmp/trees');

export const markdownBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .sort();

/** Adds a line to the first page of a folder. */
export function editPage(folder: string): void {
  const [page] = markdownBelow(folder).filter((name) => name.endsWith('.md'));
  if (page === undefined) throw new Error(`${folder} has no page to edit.`);
  appendFileSync(path.join(folder, page), `\nSentence ${Date.now()} of a benchmark.\n`);
}

/** A script of ours in a tree, as npm runs it. */
export const runScript = (node: string, tree: string, ...script: readonly string[]): Promise<Cost> =>
  measureCommand(tree, [node, '--import', 'tsx', ...script]);

/** A cold build of our content with copies of its docs, so that there are this many pages. */
export async function buildGrown(node: string, pages: number): Promise<Cost> {
  const tree = prepareTree(`bench-${pages}`, 'content', (contentDir) => {
    addPages(contentDir, Math.max(0, pages - markdownBelow(contentDir).length));
  });
  forgetBuilds(tree);
  return runScript(node, tree, 'scripts/gatsby/run-gatsby.mts', 'build');
}

/** A Gatsby site with one page and no plugins, built twice: what Gatsby costs before there is anything to build. */
export async function buildEmptySite(node: string): Promise<{ readonly cold: Cost; readonly warm: Cost }> {
  const tree = path.join(trees, 'bench-empty');
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(path.join(tree, 'src/pages'), { recursive: true });
  writeFileSync(
    path.join(tree, 'package.json'),
    JSON.stringify({ name: 'empty', private: true, dependencies: { gatsby: '*' } }),
  );
  writeFileSync(path.join(tree, 'gatsby-config.js'), 'module.exports = {};\n');
  // Without it, Parcel takes a folder above for the project and looks through all of it.
  writeFileSync(path.join(tree, 'package-lock.json'), '{}');
  const page = "import * as React from 'react';\nexport default function Page() {\n  return <p>Nothing</p>;\n}\n";
  writeFileSync(path.join(tree, 'src/pages/index.js'), page);
  symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'));
  const build = (): Promise<Cost> =>
    measureCommand(tree, [node, path.resolve('node_modules/gatsby/cli.js'), 'build'], {
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    });
  return { cold: await build(), warm: await build() };
}
