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
  const used: string[] = [];
  const own = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === 'Identifier' && typeof value.name === 'string') used.push(value.name);
    if (value.type === 'JSXIdentifier' && typeof value.name === 'string' && /^[A-Z]/.test(value.name)) {
      used.push(value.name);
    }
    if (/Function/.test(value.type)) declare(value.params, own);
    if (value.type === 'VariableDeclarator') declare(value.id, own);
    for (const [key, inner] of Object.entries(value)) {
      if (!isNameOnly(value, key)) visit(inner);
    }
  };
  visit(program);
  return [...new Set(used)].filter((name) => !own.has(name) && !everywhere.has(name));
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
