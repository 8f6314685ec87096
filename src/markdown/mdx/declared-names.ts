import type { ModuleDeclaration, Pattern, Statement } from 'acorn';
import { parseModule } from './parse-module';

/** Names that a module has at its top: those that it imports, declares or exports. None of code that cannot be read. */
export function declaredNames(code: string): ReadonlySet<string> {
  return new Set((parseModule(code)?.body ?? []).flatMap(namesOf));
}

function namesOf(entry: Statement | ModuleDeclaration): string[] {
  if (entry.type === 'ImportDeclaration') return entry.specifiers.map(({ local }) => local.name);
  if (entry.type === 'VariableDeclaration') return entry.declarations.flatMap(({ id }) => namesIn(id));
  if (entry.type === 'FunctionDeclaration' || entry.type === 'ClassDeclaration') return [entry.id.name];
  if (entry.type !== 'ExportNamedDeclaration') return [];
  const exported = entry.specifiers.map(({ exported: name }) => (name.type === 'Identifier' ? name.name : ''));
  return [...exported, ...(entry.declaration ? namesOf(entry.declaration) : [])];
}

function namesIn(pattern: Pattern | null): string[] {
  if (pattern?.type === 'Identifier') return [pattern.name];
  if (pattern?.type === 'ObjectPattern')
    return pattern.properties.flatMap((part) => namesIn(part.type === 'Property' ? part.value : part.argument));
  if (pattern?.type === 'ArrayPattern') return pattern.elements.flatMap(namesIn);
  if (pattern?.type === 'AssignmentPattern') return namesIn(pattern.left);
  return pattern?.type === 'RestElement' ? namesIn(pattern.argument) : [];
}
