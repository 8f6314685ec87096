import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import type { ExportDefaultDeclaration, Expression, Program } from 'acorn';
import { transformSync } from 'esbuild';

const places = ['', '/index'].flatMap((inner) => ['js', 'jsx', 'ts', 'tsx'].map((ending) => `${inner}.${ending}`));

/** Names of the components that `src/theme/MDXComponents` of a tree makes known to all its pages. */
export const treeComponents = (root: string): string[] => namesOfTree(root).filter((name) => /^[A-Z]/.test(name));

/** Names of elements, such as `img`, in whose place it has its own components. */
export const namedElements = (root: string): string[] => namesOfTree(root).filter((name) => /^[a-z]/.test(name));

function namesOfTree(root: string): string[] {
  const base = path.join(root, 'src/theme/MDXComponents');
  const file = places.map((place) => base + place).find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
  return file === undefined ? [] : namesIn(readFileSync(file, 'utf8'));
}

/** The names that the default export of a module spells out; those that it spreads in are in the original already. */
function namesIn(source: string): string[] {
  const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic', format: 'esm' });
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const names = defaultExports(program).flatMap((one) => (one.type === 'ObjectExpression' ? one.properties : []));
  return names.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    return name === '' ? [] : [name];
  });
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
