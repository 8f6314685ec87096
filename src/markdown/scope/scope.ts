import type { ImportDeclaration, Program, Statement, Directive, ModuleDeclaration } from 'estree';
import type { Root } from 'mdast';
import type { Json, JsonObject } from '../../model/types';
import type { ImportUse, Scope } from '../compile-state';
import { exportOfPartial, resolveImport } from './imports';
import type { Imported } from './imports';
import type { PageContext } from '../page-context';
import { placeAt } from '../problem-list';
import type { ProblemList } from '../problem-list';
import { staticValue } from './static-value';
import { walk } from '../walk';
import { isTag } from '../nodes';

type Statements = Statement | Directive | ModuleDeclaration;

/** Reads the imports and exports at the top level of a file. `given` are values that need no import, like the front matter. */
export function readScope(
  tree: Root,
  file: string,
  context: PageContext,
  problems: ProblemList,
  given: JsonObject,
): Scope {
  const values = new Map<string, Json>(Object.entries(given));
  const components = new Map<string, string>();
  const partials = new Map<string, string>();
  const modules = new Set<string>();
  const broken = new Set<string>();
  const imports: ImportUse[] = [];
  const tags = componentTags(tree);
  let runs = false;

  const readImport = (entry: ImportDeclaration, use: ImportUse): void => {
    if (entry.specifiers.length === 0) {
      runs = true;
      imports.push(use);
    }
    for (const specifier of entry.specifiers) {
      const { name } = specifier.local;
      const imported = named(specifier, resolveImport(entry, name, file, context, tags), context);
      const isPartial = imported.kind === 'partial' && specifier.type === 'ImportDefaultSpecifier';
      if (imported.kind === 'value') values.set(name, imported.value);
      else if (imported.kind === 'component') components.set(name, imported.name);
      else if (isPartial) partials.set(name, imported.file);
      else if (imported.kind === 'module' || imported.kind === 'partial') modules.add(name);
      if (imported.kind === 'module') imports.push(use);
      if (imported.kind === 'problem') {
        broken.add(name);
        problems.add(placeAt(use.line, use.column), imported.what, imported.remedy);
      }
    }
  };
  const read = (entry: Statements, use: Omit<ImportUse, 'source'>): void => {
    if (entry.type === 'ImportDeclaration') readImport(entry, { source: String(entry.source.value), ...use });
    else if (entry.type !== 'ExportNamedDeclaration' || !entry.declaration) runs = true;
    else if (entry.declaration.type !== 'VariableDeclaration') modules.add(entry.declaration.id.name);
    else {
      const { kind, declarations } = entry.declaration;
      for (const { id, init } of declarations) {
        const known = init ? staticValue(init, values) : undefined;
        if (id.type !== 'Identifier') runs = true;
        else if (known && kind === 'const') values.set(id.name, known.value);
        else modules.add(id.name);
      }
    }
  };
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    const program: Program | null | undefined = node.data?.estree;
    for (const entry of program?.body ?? []) {
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      read(entry, entry.loc ? { line: entry.loc.start.line, column: entry.loc.start.column + 1 } : { line, column });
    }
  }
  const declared = [values, components, partials, modules, broken];
  const treeComponents = [...tags].filter(
    (name) => !declared.some((names) => names.has(name)) && context.hasComponent(name),
  );
  for (const name of treeComponents) modules.add(name);
  return { values, components, partials, modules, broken, treeComponents, imports, runs };
}

/** A name that a Markdown file exports besides its content is known while compiling. */
function named(specifier: ImportDeclaration['specifiers'][number], imported: Imported, context: PageContext): Imported {
  if (imported.kind !== 'partial' || specifier.type !== 'ImportSpecifier') return imported;
  const name = specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.local.name;
  const value = exportOfPartial(name, imported.file, context);
  return value === undefined ? imported : { kind: 'value', value };
}

/** Names of components that the page uses as tags. */
function componentTags(tree: Root): Set<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    if (!isTag(node)) return undefined;
    if (node.name !== null && /^[A-Z]/.test(node.name)) names.add(node.name.split('.')[0] ?? node.name);
    return undefined;
  });
  return names;
}
