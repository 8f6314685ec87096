import { Parser } from 'acorn';
import type { ModuleDeclaration, Pattern, Program, Statement } from 'acorn';
import jsx from 'acorn-jsx';
import type { Program as EstreeProgram } from 'estree';
import { isObject, isText } from '../../model/guards';

/** Names that stand for something everywhere: those of JavaScript, and what the build and browsers add. */
const everywhere: ReadonlySet<string> = new Set(
  (
    'undefined NaN Infinity globalThis Math JSON Reflect Atomics Intl Object Array String Number Boolean BigInt Symbol Date RegExp Function Promise ' +
    'Proxy Iterator Map Set WeakMap WeakSet WeakRef FinalizationRegistry Error AggregateError EvalError RangeError ReferenceError SyntaxError ' +
    'TypeError URIError ArrayBuffer SharedArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array ' +
    'Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent ' +
    'encodeURI encodeURIComponent React props require window document process console'
  ).split(' '),
);

interface AnyNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Names that an expression uses and does not declare itself, in the order of their use. */
export function freeNames(program: EstreeProgram | null | undefined): string[] {
  const own = new Set<string>();
  const used = namesUsedIn(program, (node) => {
    if (/Function|^Class|^VariableDeclarator$|^CatchClause$/.test(node.type))
      for (const declared of [node.id, node.params, node.param]) declare(declared, own);
  });
  return [...used].filter((name) => !own.has(name) && !everywhere.has(name));
}

/** The name that is all of an expression, such as `{Error}`, if it stands everywhere for something that is no text. */
export function soleGlobal(program: EstreeProgram | null | undefined): string | undefined {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'Identifier') return undefined;
  const { name } = statement.expression;
  return everywhere.has(name) && !/^(?:undefined|NaN|Infinity)$/.test(name) ? name : undefined;
}

/** Names that code uses or declares. What stands in strings and texts is none. */
const usedNames = (program: unknown): ReadonlySet<string> => namesUsedIn(program, () => undefined);

function namesUsedIn(program: unknown, onNode: (node: AnyNode) => void): Set<string> {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value) || value.type === 'ImportDeclaration') return;
    if (value.type === 'Identifier' && typeof value.name === 'string') used.add(value.name);
    if (value.type === 'JSXIdentifier' && typeof value.name === 'string' && /^[A-Z]/.test(value.name)) {
      used.add(value.name);
    }
    if (value.type === 'JSXMemberExpression' && isNode(value.object) && typeof value.object.name === 'string') {
      used.add(value.object.name);
    }
    onNode(value);
    for (const [key, inner] of Object.entries(value)) {
      if (!isNameOnly(value, key)) visit(inner);
    }
  };
  visit(program);
  return used;
}

/** Keys and members are named, not used. */
function isNameOnly(node: AnyNode, key: string): boolean {
  if (key === 'property') return node.type === 'JSXMemberExpression' || node.computed === false;
  if (key === 'key') return node.computed === false;
  return key === 'name' && node.type === 'JSXAttribute';
}

function declare(pattern: unknown, own: Set<string>): void {
  if (Array.isArray(pattern)) for (const inner of pattern) declare(inner, own);
  if (!isNode(pattern)) return;
  if (pattern.type === 'Identifier' && typeof pattern.name === 'string') own.add(pattern.name);
  for (const key of ['left', 'argument', 'elements', 'properties', 'value']) declare(pattern[key], own);
}

const isNode = (value: unknown): value is AnyNode => isObject(value) && isText(value.type);

/** A name may be declared twice or only elsewhere: the code is a part of a page. */
class PartParser extends Parser {
  raiseRecoverable(): void {
    // What stops a real parser here is found by those that read the whole page.
  }
}

const parser = PartParser.extend(jsx());

/** The syntax tree of JavaScript with JSX; `undefined` for what is none. */
export function parseModule(code: string): Program | undefined {
  try {
    return parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  } catch {
    return undefined;
  }
}

/** Names that code may use. Of code that cannot be read, every word may be one; of other code, words in strings and texts are none. */
export function namesIn(code: string): ReadonlySet<string> {
  const program = parseModule(code);
  return program ? usedNames(program) : new Set(code.split(/[^\w$]+/));
}

/** Names that a module has at its top: those that it imports, declares or exports. None of code that cannot be read. */
export function declaredNames(code: string): ReadonlySet<string> {
  return new Set((parseModule(code)?.body ?? []).flatMap(namesDeclaredBy));
}

function namesDeclaredBy(entry: Statement | ModuleDeclaration): string[] {
  if (entry.type === 'ImportDeclaration') return entry.specifiers.map(({ local }) => local.name);
  if (entry.type === 'VariableDeclaration') return entry.declarations.flatMap(({ id }) => namesInPattern(id));
  if (entry.type === 'FunctionDeclaration' || entry.type === 'ClassDeclaration') return [entry.id.name];
  if (entry.type !== 'ExportNamedDeclaration') return [];
  const exported = entry.specifiers.map(({ exported: name }) => (name.type === 'Identifier' ? name.name : ''));
  return [...exported, ...(entry.declaration ? namesDeclaredBy(entry.declaration) : [])];
}

function namesInPattern(pattern: Pattern | null): string[] {
  if (pattern?.type === 'Identifier') return [pattern.name];
  if (pattern?.type === 'ObjectPattern')
    return pattern.properties.flatMap((part) => namesInPattern(part.type === 'Property' ? part.value : part.argument));
  if (pattern?.type === 'ArrayPattern') return pattern.elements.flatMap(namesInPattern);
  if (pattern?.type === 'AssignmentPattern') return namesInPattern(pattern.left);
  return pattern?.type === 'RestElement' ? namesInPattern(pattern.argument) : [];
}
