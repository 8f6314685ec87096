import type { ExportNamedDeclaration, Identifier, Literal, Program } from 'acorn';
import type { Directive, ImportDeclaration, ModuleDeclaration, Statement } from 'estree';
import type { Root } from 'mdast';
import { decodeAddress } from '../../model/addresses/address';
import { escapeRegExp } from '../../model/escape';
import type { Json, ModuleUse } from '../../model/types';
import type { CompileState } from '../compile-state';
import { contentComponents, isContentComponent } from '../components/components';
import { treeFile } from '../links/site-paths';
import { siteModule, treeComponentsModule } from './mdx-source';
import type { Module } from './mdx-source';
import { parseModule } from './names';

type Entry = Statement | Directive | ModuleDeclaration;

const asWritten = (name: string): string => name;

/**
 * Imports and exports of a page as text, with modules named from the root of the tree: the MDX source is in another folder. What
 * the compiler knows is not imported again: the file of a component that the registry stands for need not exist. `rename` says
 * under which name an import is to be had.
 */
export function modulesOf(tree: Root, page: CompileState, rename = asWritten): Module[] {
  const written = tree.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') return [];
    const start = node.position?.start.offset ?? 0;
    return (node.data?.estree?.body ?? []).flatMap((entry) => {
      if (entry.type === 'ImportDeclaration') return imports(entry, page, rename);
      const [from = start, to = start + node.value.length] = entry.range ?? [];
      return [{ text: withRootedSource(node.value.slice(from - start, to - start), entry, page.file) }];
    });
  });
  const { treeComponents } = page.scope;
  if (treeComponents.length === 0) return written;
  const all = { text: `import ${rename('TreeComponents')} from "${treeComponentsModule}";` };
  return [
    all,
    ...treeComponents.map((name) => ({ text: `export const ${name} = TreeComponents.${name};` })),
    ...written,
  ];
}

/** Code of a page in which `require('./a')` and `import('./a')` name their modules from the root of the tree. */
export const withRootedRequests = (code: string, file: string): string =>
  code.replace(
    /(\b(?:require|import)\(\s*(["'`])(?:[^"'`]*!)?)(\.{1,2}\/[^"'`]+)(?=\2\s*\))/g,
    (_, start: string, _quote: string, request: string) => start + moduleFromRoot(request, file),
  );

function withRootedSource(text: string, entry: Entry, file: string): string {
  const source = 'source' in entry ? entry.source?.value : undefined;
  if (typeof source !== 'string') return withRootedRequests(text, file);
  return text.replace(new RegExp(`(['"])${escapeRegExp(source)}\\1`), JSON.stringify(moduleFromRoot(source, file)));
}

function imports({ specifiers, source }: ImportDeclaration, page: CompileState, rename: typeof asWritten): Module[] {
  const module = JSON.stringify(moduleFromRoot(String(source.value), page.file));
  if (specifiers.length === 0) return [{ text: `import ${module};` }];
  return specifiers.flatMap((specifier): Module[] => {
    const name = specifier.local.name;
    const known = knownAs(name, String(source.value), page);
    if (known !== undefined) return known === '' ? [] : [{ name, text: `export const ${name} = ${known};` }];
    const text = `import ${clauseOf(specifier, rename)} from ${module};`;
    return [page.scope.modules.has(name) ? { text } : { name, text }];
  });
}

/** What a page and its partials import to run, from all of its files. */
export const usedModules = (pages: readonly CompileState[]): ModuleUse[] =>
  pages.flatMap(({ scope, file, trail, needsMdx, context }) => {
    const isReplacing = needsMdx && context.replacedElements().length > 0;
    const ofTree =
      scope.treeComponents.length > 0 || isReplacing ? [{ source: treeComponentsModule, line: 1, column: 1 }] : [];
    return [...ofTree, ...scope.imports].map(({ source, line, column }) => ({
      module: moduleFromRoot(source, file),
      ...{ line, column },
      ...(trail.length > 1 ? { partial: file } : {}),
    }));
  });

/** What a name stands for without an import; empty for nothing at all, `undefined` when it has to be imported. */
function knownAs(name: string, source: string, { scope, context, file }: CompileState): string | undefined {
  if (scope.broken.has(name)) return '';
  // As a tag, it stands in the page already; what an expression gets is a component.
  if (scope.partials.has(name)) return undefined;
  const value = scope.values.get(name);
  if (value !== undefined) {
    // An import gives a picture its address; a value would be the path that the author writes.
    const picture = isPathOf(value, source) ? treeFile(value, file) : undefined;
    return picture !== undefined && context.hasFile?.(picture) === true ? undefined : JSON.stringify(value);
  }
  const component = scope.components.get(name);
  if (component === undefined || /^@(?:theme|docusaurus)/.test(source)) return undefined;
  const isRuntime = isContentComponent(component) && contentComponents[component].made === 'page';
  return isRuntime ? `${siteModule}.${component}` : '';
}

/** Whether a value is the path of its import, as written or from the root of the tree. */
const isPathOf = (value: Json, source: string): value is string =>
  value === source ||
  (typeof value === 'string' && source.startsWith('/') && /^@site\/(?:static)?/.test(value) && value.endsWith(source));

function clauseOf(specifier: ImportDeclaration['specifiers'][number], rename: typeof asWritten): string {
  const name = rename(specifier.local.name);
  if (specifier.type === 'ImportDefaultSpecifier') return name;
  if (specifier.type === 'ImportNamespaceSpecifier') return `* as ${name}`;
  const { imported } = specifier;
  return `{ ${imported.type === 'Identifier' ? imported.name : JSON.stringify(imported.value)} as ${name} }`;
}

/**
 * `./part.jsx` in `docs/core/a.mdx` → `@site/docs/core/part.jsx`. Loaders are left out, because data files are read by their
 * ending.
 */
export function moduleFromRoot(source: string, file: string): string {
  const path = source.slice(source.lastIndexOf('!') + 1);
  if (!path.startsWith('.')) return path;
  return `@site${decodeAddress(new URL(path, `file:///${file}`).pathname)}`;
}

/** The name that MDX gives the default export of a file. It gets the content of the file. */
export const layoutName = 'MDXLayout';

/** The tags around the content of a file with these statements. */
export const layoutTags = (statements: readonly string[]): readonly [string, string] =>
  statements.some((text) => layoutStart.test(text))
    ? [`<${layoutName} {...props}>`, `</${layoutName}>`]
    : ['<>', '</>'];

const layoutStart = new RegExp(String.raw`^(?:const ${layoutName} =|import \{ .* as ${layoutName}\b)`);

/** The statements of a module. Its default export is a declaration or import of `MDXLayout`; all else is as written. */
export function withLayout(code: string): string[] {
  const program = parseModule(code);
  return program?.body.flatMap((entry) => [...layoutOf(entry, code), ...restOf(entry, code)]) ?? [code];
}

/** The statements of a module for the body of a function. Nobody asks a function for exports, so only what they declare is left. */
export const withoutExports = (code: string): string[] =>
  withLayout(code).flatMap((statement) => {
    const [entry] = parseModule(statement)?.body ?? [];
    if (entry?.type === 'ExportAllDeclaration') return [];
    if (entry?.type !== 'ExportNamedDeclaration') return [statement];
    return entry.declaration ? [textOf(entry.declaration, statement)] : [];
  });

type LayoutEntry = Program['body'][number];

function layoutOf(entry: LayoutEntry, code: string): string[] {
  if (entry.type === 'ExportDefaultDeclaration') return [`const ${layoutName} = ${textOf(entry.declaration, code)};`];
  if (entry.type !== 'ExportNamedDeclaration') return [];
  const local = entry.specifiers.find(isDefault)?.local;
  if (!local) return [];
  const name = textOf(local, code);
  return [
    entry.source
      ? `import { ${name} as ${layoutName} } from ${textOf(entry.source, code)};`
      : `const ${layoutName} = ${name};`,
  ];
}

function restOf(entry: LayoutEntry, code: string): string[] {
  if (entry.type === 'ExportDefaultDeclaration') return [];
  if (entry.type !== 'ExportNamedDeclaration' || !entry.specifiers.some(isDefault)) return [textOf(entry, code)];
  const rest = entry.specifiers.filter((specifier) => !isDefault(specifier));
  if (rest.length === 0) return [];
  const from = entry.source ? ` from ${textOf(entry.source, code)}` : '';
  return [`export { ${rest.map((specifier) => textOf(specifier, code)).join(', ')} }${from};`];
}

const isDefault = ({ exported }: ExportNamedDeclaration['specifiers'][number]): boolean =>
  nameOf(exported) === 'default';

const nameOf = (node: Identifier | Literal): string => (node.type === 'Identifier' ? node.name : String(node.value));

const textOf = ({ start, end }: { readonly start: number; readonly end: number }, code: string): string =>
  code.slice(start, end);
