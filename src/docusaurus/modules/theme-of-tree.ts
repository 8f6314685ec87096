import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import type { ExportDefaultDeclaration, Expression, Program, Property, SpreadElement } from 'acorn';
import { transformSync } from 'esbuild';
import type { UnsupportedSettings } from '../unsupported-settings';
import { themeModules } from './our-modules';

const places = ['', '/index'].flatMap((inner) => ['js', 'jsx', 'ts', 'tsx'].map((ending) => `${inner}.${ending}`));

/** Names of the components that `src/theme/MDXComponents` of a tree makes known to all its pages. */
export const treeComponents = (root: string): string[] =>
  componentsOf(root).flatMap(({ name }) => (/^[A-Z]/.test(name) ? [name] : []));

/** Whether a tree puts something around all of its pages. */
export const hasRoot = (root: string): boolean => moduleAt(path.join(root, 'src/theme/Root')) !== undefined;

/** Names of elements, such as `img`, in whose place it has its own components, and not those of Docusaurus. */
const namedElements = (root: string): string[] =>
  componentsOf(root).flatMap(({ name, module }) => (/^[a-z]/.test(name) && !isOriginal(module, root) ? [name] : []));

/** A component as the tree names it, and the module that it imports it from. */
interface Named {
  readonly name: string;
  readonly module?: string | undefined;
}

/** A copy of what Docusaurus has names its modules, of which the tree need not have its own ones. */
function isOriginal(module: string | undefined, root: string): boolean {
  const [, scope, name] = /^@(theme|theme-original|theme-init)\/(.+)$/.exec(module ?? '') ?? [];
  return name !== undefined && (scope !== 'theme' || moduleAt(path.join(root, 'src/theme', name)) === undefined);
}

const moduleAt = (base: string): string | undefined =>
  places.map((place) => base + place).find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());

function componentsOf(root: string): Named[] {
  const file = moduleAt(path.join(root, 'src/theme/MDXComponents'));
  return file === undefined ? [] : componentsIn(readFileSync(file, 'utf8'));
}

/** The components that the default export of a module spells out; those that it spreads in are in the original already. */
function componentsIn(source: string): Named[] {
  const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic', format: 'esm' });
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const modules = importsOf(program);
  const properties = defaultExports(program).flatMap((one) => (one.type === 'ObjectExpression' ? one.properties : []));
  return properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    return name === '' ? [] : [{ name, module: modules.get(componentIn(value)) }];
  });
}

/** Name of a component that is shown as it is; Docusaurus only tells that of headings which one it is. */
function componentIn(value: Expression): string {
  if (value.type === 'Identifier') return value.name;
  const heading = value.type === 'ArrowFunctionExpression' && value.body.type === 'CallExpression' ? value.body : null;
  const [component, props] = heading?.arguments ?? [];
  const isTold = props?.type === 'ObjectExpression' && props.properties.every(isLevel);
  return isTold && component?.type === 'Identifier' ? component.name : '';
}

const isLevel = (property: Property | SpreadElement): boolean =>
  property.type === 'SpreadElement' || (property.key.type === 'Identifier' && property.key.name === 'as');

/** The names that a module imports, and the modules that have them. */
function importsOf({ body }: Program): Map<string, string> {
  return new Map(
    body.flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({ local }) => [local.name, String(statement.source.value)] as const)
        : [],
    ),
  );
}

type Exported = ExportDefaultDeclaration['declaration'];

/** What a module exports by default, as far as it is written out: the value of a constant, for its name. */
function defaultExports({ body }: Program): Exported[] {
  const constants = new Map<string, Expression>();
  for (const statement of body) {
    for (const { id, init } of statement.type === 'VariableDeclaration' ? statement.declarations : [])
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
  }
  const valueOf = (one: Exported): Exported => {
    const value = one.type === 'Identifier' ? constants.get(one.name) : undefined;
    return value ? valueOf(value) : one;
  };
  return body.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return [valueOf(statement.declaration)];
    if (statement.type !== 'ExportNamedDeclaration') return [];
    // esbuild writes a default export as one of its name.
    return statement.specifiers.flatMap(({ local, exported }) =>
      exported.type === 'Identifier' && exported.name === 'default' && local.type === 'Identifier'
        ? [valueOf(local)]
        : [],
    );
  });
}

/** What Markdown makes, and `<details>`. The first `h1` is the title of the page, and code blocks (`pre`) have their own look. */
const replaceable = new Set(
  (
    'a blockquote br code del details em h2 h3 h4 h5 h6 hr img input li ol p section strong sup ' +
    'table tbody td th thead tr ul'
  ).split(' '),
);

/** Modules in `src/theme/MDXComponents` that Docusaurus shows elements with. */
const ofModules: Readonly<Record<string, readonly string[]>> = {
  ...{ A: ['a'], Code: ['code'], Details: ['details'], Img: ['img'], Li: ['li'], Pre: ['pre'], Ul: ['ul'] },
  Heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
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
const modulesIn = (folder: string): string[] =>
  existsSync(folder) ? [...new Set(readdirSync(folder).map((entry) => entry.replace(/(?:\.module)?\.\w+$/, '')))] : [];

/** Parts of `src/theme/MDXComponents` that only pages can import: with an `index`, that one imports them. */
export const loneParts = (root: string): string[] => {
  const parts = modulesIn(path.join(root, 'src/theme/MDXComponents'));
  return parts.includes('index') ? [] : parts.filter((name) => ofModules[name] === undefined);
};

/** Notes replaced parts of the theme that are not shown: pages do not import them, or this site shows its own element. */
export function noteReplacedTheme(root: string, unsupported: UnsupportedSettings): void {
  const known = [...themeModules.keys(), 'Icon'];
  const parts = [
    ...modulesIn(path.join(root, 'src/theme')).filter((name) => !known.includes(name)),
    ...loneParts(root).map((name) => `MDXComponents/${name}`),
  ];
  for (const part of parts) unsupported.add(`src/theme/${part}`, 'is shown only where a page imports it');
  for (const [element, what] of ignoredElements(root)) unsupported.add(`src/theme/MDXComponents: ${element}`, what);
}
