import { parse } from 'acorn';
import type { AnyNode, CallExpression, Expression, ObjectExpression, Property, SpreadElement } from 'acorn';

/** A part of the code and what stands there instead. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * JavaScript for browsers, in which JSX has become calls: a `translate` without values becomes its message; what has values
 * keeps its message only. Ids and descriptions are of no use where every text stands in the code.
 */
export function inlineMessages(code: string): string {
  if (!/\b[tT]ranslate\b/.test(code)) return code;
  const edits: Edit[] = [];
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (call) => {
    edits.push(...editsOf(call, code));
  });
  // From the end, so that places before an edit stay where they are.
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

function editsOf({ callee, arguments: given, start, end }: CallExpression, code: string): Edit[] {
  const [first, second] = given;
  const called = callee.type === 'Identifier' ? callee.name : '';
  if (called === 'translate' && first?.type === 'ObjectExpression') {
    const message = textOf(first, 'message');
    if (!message) return [];
    return given.length === 1 ? [{ start, end, text: code.slice(message.start, message.end) }] : withoutIdOf(first);
  }
  if (first?.type !== 'Identifier' || first.name !== 'Translate' || second?.type !== 'ObjectExpression') return [];
  return textOf(second, 'children') ? withoutIdOf(second) : [];
}

/** A string of a declaration; undefined when it is missing or empty, so that running code takes the id or throws. */
function textOf({ properties }: ObjectExpression, name: string): Expression | undefined {
  const value = properties.find((property) => keyOf(property) === name);
  if (value?.type !== 'Property' || value.value.type !== 'Literal') return undefined;
  return typeof value.value.value === 'string' && value.value.value !== '' ? value.value : undefined;
}

const keyOf = (property: Property | SpreadElement): string | undefined =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined;

function withoutIdOf({ properties, end }: ObjectExpression): Edit[] {
  return properties.flatMap((property, index) => {
    const key = keyOf(property);
    const next = properties[index + 1]?.start ?? end - 1;
    return key === 'id' || key === 'description' ? [{ start: property.start, end: next, text: '' }] : [];
  });
}

function visit(node: AnyNode, onCall: (call: CallExpression) => void): void {
  if (node.type === 'CallExpression') onCall(node);
  for (const value of Object.values(node).flat()) if (isNode(value)) visit(value, onCall);
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
