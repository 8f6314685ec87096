import type { Expression, Program } from 'estree';
import type { Json } from '../model/types';

/** A value that is written out in the page, or `undefined` when it would have to be computed. */
export type StaticValue = { readonly value: Json } | undefined;

/** The value of an attribute or expression that needs no running: literals, arrays and objects of them. */
export function staticValueOfProgram(program: Program | null | undefined): StaticValue {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? staticValue(statement.expression) : undefined;
}

function staticValue(node: Expression): StaticValue {
  switch (node.type) {
    case 'Literal': {
      const { value } = node;
      const plain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
      return plain && typeof value !== 'bigint' && !(value instanceof RegExp) ? { value: value ?? null } : undefined;
    }
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked ?? '' } : undefined;
    case 'UnaryExpression': {
      const argument = staticValue(node.argument);
      return node.operator === '-' && typeof argument?.value === 'number' ? { value: -argument.value } : undefined;
    }
    case 'ArrayExpression': {
      const items = node.elements.map((item) =>
        item && item.type !== 'SpreadElement' ? staticValue(item) : undefined,
      );
      const known = items.filter((item) => item !== undefined);
      return known.length === items.length ? { value: known.map(({ value }) => value) } : undefined;
    }
    case 'ObjectExpression': {
      const object: Record<string, Json> = {};
      for (const property of node.properties) {
        if (property.type !== 'Property' || property.computed || property.kind !== 'init') return undefined;
        const { key, value } = property;
        const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
        const inner = isExpression(value) ? staticValue(value) : undefined;
        if (name === undefined || !inner) return undefined;
        object[name] = inner.value;
      }
      return { value: object };
    }
    default:
      return undefined;
  }
}

function isExpression(node: { type: string }): node is Expression {
  return !node.type.endsWith('Pattern');
}
