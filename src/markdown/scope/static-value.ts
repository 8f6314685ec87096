import type { CallExpression, Expression, MemberExpression, Program, Property } from 'estree';
import type { Json } from '../../model/types';

/** A value that is written out in the page, or `undefined` when it would have to be computed. */
export type StaticValue = { readonly value: Json } | undefined;

/** Values of the page's own names: constants, and data that it imports. */
export type Values = ReadonlyMap<string, Json>;

const noValues: Values = new Map();

/** The value of an attribute or expression that needs no running: literals, arrays, objects, known names and parts of them. */
export function staticValueOfProgram(program: Program | null | undefined, values = noValues): StaticValue {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? staticValue(statement.expression, values) : undefined;
}

/** The same for an expression of the syntax tree. */
export function staticValue(node: Expression, values: Values): StaticValue {
  switch (node.type) {
    case 'Literal': {
      const { value } = node;
      const plain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
      return plain && typeof value !== 'bigint' && !(value instanceof RegExp) ? { value: value ?? null } : undefined;
    }
    case 'Identifier': {
      const value = values.get(node.name);
      return value === undefined ? undefined : { value };
    }
    case 'TemplateLiteral': {
      const parts = node.expressions.map((part) => textOf(staticValue(part, values)));
      if (parts.includes(undefined)) return undefined;
      return { value: node.quasis.map(({ value }, index) => (value.cooked ?? '') + (parts[index] ?? '')).join('') };
    }
    case 'BinaryExpression': {
      // Only joins texts, because arithmetic is computation.
      if (node.operator !== '+' || node.left.type === 'PrivateIdentifier') return undefined;
      const [left, right] = [staticValue(node.left, values), staticValue(node.right, values)];
      const [start, end] = [textOf(left), textOf(right)];
      const isText = typeof left?.value === 'string' || typeof right?.value === 'string';
      return isText && start !== undefined && end !== undefined ? { value: start + end } : undefined;
    }
    case 'UnaryExpression': {
      const argument = staticValue(node.argument, values);
      return node.operator === '-' && typeof argument?.value === 'number' ? { value: -argument.value } : undefined;
    }
    case 'ArrayExpression': {
      const items = node.elements.map((item) =>
        item && item.type !== 'SpreadElement' ? staticValue(item, values) : undefined,
      );
      const known = items.filter((item) => item !== undefined);
      return known.length === items.length ? { value: known.map(({ value }) => value) } : undefined;
    }
    case 'ObjectExpression': {
      const entries = node.properties.map((property) =>
        property.type === 'Property' ? entryOf(property, values) : undefined,
      );
      const known = entries.filter((entry) => entry !== undefined);
      return known.length === entries.length ? { value: Object.fromEntries(known) } : undefined;
    }
    case 'MemberExpression':
      return member(node, values);
    case 'CallExpression':
      return call(node);
    default:
      return undefined;
  }
}

function entryOf(property: Property, values: Values): [string, Json] | undefined {
  const { key, value, computed, kind } = property;
  if (computed || kind !== 'init' || !isExpression(value)) return undefined;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
  const inner = staticValue(value, values);
  return name === undefined || !inner ? undefined : [name, inner.value];
}

/**
 * A key that a known object does not have, such as `{data.nmae}`, with those that it has: the expression would show nothing. Keys of
 * front matter are optional.
 */
export function missingKey(
  program: Program | null | undefined,
  values: Values,
): { readonly key: string; readonly known: readonly string[] } | undefined {
  const [statement] = program?.body ?? [];
  let node = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  while (node?.type === 'MemberExpression' && node.object.type !== 'Super') {
    const isFrontMatter = node.object.type === 'Identifier' && node.object.name === 'frontMatter';
    const holder = isFrontMatter ? undefined : staticValue(node.object, values)?.value;
    const key = keyOf(node, values);
    if (typeof holder === 'object' && holder !== null && !Array.isArray(holder))
      return typeof key !== 'string' || key in holder ? undefined : { key, known: Object.keys(holder) };
    node = node.object;
  }
  return undefined;
}

const keyOf = ({ property, computed }: MemberExpression, values: Values): Json | undefined => {
  if (property.type === 'PrivateIdentifier') return undefined;
  return computed ? staticValue(property, values)?.value : property.type === 'Identifier' ? property.name : null;
};

function member(node: MemberExpression, values: Values): StaticValue {
  const { object } = node;
  if (object.type === 'Super') return undefined;
  const key = keyOf(node, values);
  // `require('…').default` is the address that `require('…')` gives.
  if (key === 'default' && object.type === 'CallExpression') return call(object);
  const holder = staticValue(object, values)?.value;
  if (typeof holder !== 'object' || holder === null || (typeof key !== 'string' && typeof key !== 'number')) {
    return undefined;
  }
  const inner = Object.hasOwn(holder, key) ? Object.entries(holder).find(([name]) => name === String(key)) : undefined;
  return inner && { value: inner[1] };
}

/** Docusaurus' two ways to name a file of the site; both give its address. */
const addressFunctions: ReadonlySet<string> = new Set(['require', 'useBaseUrl']);

function call({ callee, arguments: [argument] }: CallExpression): StaticValue {
  if (callee.type !== 'Identifier' || !addressFunctions.has(callee.name) || argument?.type !== 'Literal') {
    return undefined;
  }
  const { value } = argument;
  if (typeof value !== 'string') return undefined;
  // A path of the site may lack its first slash there.
  return { value: callee.name === 'useBaseUrl' && /^\w[^:]*$/.test(value) ? `/${value}` : value };
}

const textOf = (known: StaticValue): string | undefined =>
  known && (typeof known.value === 'object' ? undefined : String(known.value));

function isExpression(node: { type: string }): node is Expression {
  return !node.type.endsWith('Pattern');
}
