import type { ImportDeclaration, Program, Statement, Directive, ModuleDeclaration } from 'estree';
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { Json, JsonObject } from '../../model/types';
import { isContentComponent } from '../components/components';
import { resolveImport } from './imports';
import type { Imported } from './imports';
import { exportOfPartial } from './partial-exports';
import type { PageContext } from '../page-context';
import { placeAt } from '../problem-list';
import type { ProblemList } from '../problem-list';
import { staticValue } from './static-value';
import { walk } from '../walk';

/** The source of an import as written, and its place in the file. */
export interface ImportUse {
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

/** The names that a page's own imports and exports declare. */
export interface Scope {
  /** Known while compiling. */
  readonly values: ReadonlyMap<string, Json>;
  /** Imported components of the registry, by the names that they have here. */
  readonly components: ReadonlyMap<string, string>;
  /** Imported Markdown files, by the names that they have here. */
  readonly partials: ReadonlyMap<string, string>;
  /** Known only when the page runs as MDX; when there is one, the page has to. */
  readonly modules: ReadonlySet<string>;
  /** Names that an import failed to give; that was reported once and needs no second message. */
  readonly broken: ReadonlySet<string>;
  /** Components that the tree has made known to all its pages, as far as this page uses them. */
  readonly treeComponents: readonly string[];
  /** Sources of imports that are only known when the page runs, and where they are. */
  readonly imports: readonly ImportUse[];
  /** True when running is needed although no name says so, as for an import without names. */
  readonly runs: boolean;
}

type Entry = Statement | Directive | ModuleDeclaration;

interface Draft {
  values: Map<string, Json>;
  components: Map<string, string>;
  partials: Map<string, string>;
  modules: Set<string>;
  broken: Set<string>;
  treeComponents: string[];
  imports: ImportUse[];
  /** Names of components that the page uses as tags. */
  tags: ReadonlySet<string>;
  runs: boolean;
}

/** Reads imports and exports, which stand at the top level only. `given` are values that a page knows without: its front matter. */
export function readScope(
  tree: Root,
  file: string,
  context: PageContext,
  problems: ProblemList,
  given: JsonObject,
): Scope {
  const draft: Draft = {
    values: new Map<string, Json>(Object.entries(given)),
    components: new Map(),
    partials: new Map(),
    modules: new Set(),
    broken: new Set(),
    treeComponents: [],
    imports: [],
    tags: componentTags(tree),
    runs: false,
  };
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    const program: Program | null | undefined = node.data?.estree;
    for (const entry of program?.body ?? []) {
      const at = entry.loc ? placeAt(entry.loc.start.line, entry.loc.start.column + 1) : node;
      readEntry(entry, draft, file, context, problems, at);
    }
  }
  const { values, components, partials, modules, broken } = draft;
  const declared = [values, components, partials, modules, broken];
  for (const name of draft.tags) {
    if (declared.some((names) => names.has(name)) || isContentComponent(name) || !context.hasComponent(name)) continue;
    draft.treeComponents.push(name);
    modules.add(name);
  }
  return draft;
}

function readEntry(
  entry: Entry,
  draft: Draft,
  file: string,
  context: PageContext,
  problems: ProblemList,
  at: Pick<Node, 'position'>,
): void {
  if (entry.type === 'ImportDeclaration') {
    const place = { line: at.position?.start.line ?? 1, column: at.position?.start.column ?? 1 };
    const use: ImportUse = { source: String(entry.source.value), ...place };
    if (entry.specifiers.length === 0) {
      draft.runs = true;
      draft.imports.push(use);
    }
    for (const specifier of entry.specifiers) {
      const { local, type } = specifier;
      const imported = named(specifier, resolveImport(entry, local.name, file, context, draft.tags), context);
      if (imported.kind === 'value') draft.values.set(local.name, imported.value);
      if (imported.kind === 'component') draft.components.set(local.name, imported.name);
      const isPartial = imported.kind === 'partial' && type === 'ImportDefaultSpecifier';
      if (isPartial) draft.partials.set(local.name, imported.file);
      else if (imported.kind === 'module' || imported.kind === 'partial') draft.modules.add(local.name);
      if (imported.kind === 'module') draft.imports.push(use);
      if (imported.kind === 'problem') {
        draft.broken.add(local.name);
        problems.add(at, imported.what, imported.remedy);
      }
    }
  } else if (entry.type === 'ExportNamedDeclaration' && entry.declaration) {
    const { declaration } = entry;
    if (declaration.type !== 'VariableDeclaration') {
      draft.modules.add(declaration.id.name);
      return;
    }
    for (const { id, init } of declaration.declarations) {
      const known = init ? staticValue(init, draft.values) : undefined;
      if (id.type !== 'Identifier') draft.runs = true;
      else if (known && declaration.kind === 'const') draft.values.set(id.name, known.value);
      else draft.modules.add(id.name);
    }
  } else draft.runs = true;
}

/** A name that a Markdown file exports besides its content is known while compiling. */
function named(specifier: ImportDeclaration['specifiers'][number], imported: Imported, context: PageContext): Imported {
  if (imported.kind !== 'partial' || specifier.type !== 'ImportSpecifier') return imported;
  const name = specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.local.name;
  const value = exportOfPartial(name, imported.file, context);
  return value === undefined ? imported : { kind: 'value', value };
}

function componentTags(tree: Root): Set<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    if (node.name !== null && /^[A-Z]/.test(node.name)) names.add(node.name.split('.')[0] ?? node.name);
    return undefined;
  });
  return names;
}
