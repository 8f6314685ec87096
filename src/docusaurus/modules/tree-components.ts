import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import type { ExportDefaultDeclaration, Expression, Program, Property, SpreadElement } from 'acorn';
import { transformSync } from 'esbuild';

const places = ['', '/index'].flatMap((inner) => ['js', 'jsx', 'ts', 'tsx'].map((ending) => `${inner}.${ending}`));

/** Names of the components that `src/theme/MDXComponents` of a tree makes known to all its pages. */
export const treeComponents = (root: string): string[] =>
  componentsOf(root).flatMap(({ name }) => (/^[A-Z]/.test(name) ? [name] : []));

/** Names of elements, such as `img`, in whose place it has its own components, and not those of Docusaurus. */
export const namedElements = (root: string): string[] =>
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
