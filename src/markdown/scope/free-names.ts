import type { Program } from 'estree';

/** Names that stand for something everywhere. */
const everywhere: ReadonlySet<string> = new Set(
  'undefined NaN Infinity Math JSON Object Array String Number Boolean Date Intl Set Map RegExp Promise Symbol React props require window document process console'.split(
    ' ',
  ),
);

interface AnyNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Names that an expression uses and does not declare itself, in the order of their use. */
export function freeNames(program: Program | null | undefined): string[] {
  const own = new Set<string>();
  const used = namesOf(program, (node) => {
    if (/Function/.test(node.type)) declare(node.params, own);
    if (node.type === 'VariableDeclarator') declare(node.id, own);
  });
  return [...used].filter((name) => !own.has(name) && !everywhere.has(name));
}

/** Names that code uses or declares. What stands in strings and texts is none. */
export const usedNames = (program: unknown): ReadonlySet<string> => namesOf(program, () => undefined);

function namesOf(program: unknown, onNode: (node: AnyNode) => void): Set<string> {
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

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
