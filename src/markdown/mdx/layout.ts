import type { ExportNamedDeclaration, Identifier, Literal, Program } from 'acorn';
import { parseModule } from './parse-module';

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

type Entry = Program['body'][number];

function layoutOf(entry: Entry, code: string): string[] {
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

function restOf(entry: Entry, code: string): string[] {
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
