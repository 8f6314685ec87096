import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { namedElements } from './tree-components';

/** What Markdown makes, and `<details>`. The first `h1` is the title of the page, and code blocks (`pre`) have their own look. */
const replaceable: ReadonlySet<string> = new Set(
  (
    'a blockquote br code del details em h2 h3 h4 h5 h6 hr img input li ol p section strong sup ' +
    'table tbody td th thead tr ul'
  ).split(' '),
);

/** Modules in `src/theme/MDXComponents` that Docusaurus shows elements with. */
const ofModules: Readonly<Record<string, readonly string[]>> = {
  A: ['a'],
  Code: ['code'],
  Details: ['details'],
  Heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  Img: ['img'],
  Li: ['li'],
  Pre: ['pre'],
  Ul: ['ul'],
};

/** Elements of Markdown in whose place a tree has its own components. */
function elementsOf(root: string): string[] {
  const modules = modulesIn(path.join(root, 'src/theme/MDXComponents'));
  return [...new Set([...namedElements(root), ...modules.flatMap((name) => ofModules[name] ?? [])])];
}

/** Those of them that pages show. */
export const replacedElements = (root: string): string[] => elementsOf(root).filter((name) => replaceable.has(name));

/** Those of them that pages do not show, and what becomes of them. */
export const ignoredElements = (root: string): [element: string, what: string][] =>
  elementsOf(root).flatMap((name): [string, string][] => {
    if (name === 'code') return [[name, 'is shown in place of code in a line of text, but not of code blocks']];
    return replaceable.has(name) ? [] : [[name, 'is not shown in place of the element']];
  });

/** Names of the modules in a folder. */
export const modulesIn = (folder: string): string[] =>
  existsSync(folder) ? [...new Set(readdirSync(folder).map((entry) => entry.replace(/(?:\.module)?\.\w+$/, '')))] : [];

/** Parts of `src/theme/MDXComponents` that only pages can import: with an `index`, that one imports them. */
export const loneParts = (root: string): string[] => {
  const parts = modulesIn(path.join(root, 'src/theme/MDXComponents'));
  return parts.includes('index') ? [] : parts.filter((name) => ofModules[name] === undefined);
};
