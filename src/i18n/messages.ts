import { parse } from '@babel/parser';
import type { CallExpression, JSXElement, Node } from '@babel/types';

/** A part of the code and what stands there instead. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A call of `translate` or an element `<Translate>`. */
export interface DeclaredMessage {
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** `id`, `message` and `description`; undefined where only running code knows one of them. */
  readonly fields: Readonly<Partial<Record<string, string>>> | undefined;
  /** Names of the values; undefined where only running code knows them. */
  readonly values: readonly string[] | undefined;
  /** What browsers get instead, if there is a message: no id, no description, and without values nothing but the message. */
  readonly edits: readonly Edit[];
}

/** The interface strings of a source file. The catalogue and the bundles are made from what this reads. */
export function readMessages(
  file: string,
  code: string,
  texts: Readonly<Record<string, string>> = {},
): DeclaredMessage[] {
  const declared: DeclaredMessage[] = [];
  if (!/\b[tT]ranslate\b/.test(code)) return declared;
  const plugins: ('typescript' | 'jsx')[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const visit = (node: Node): void => {
    const { line = 1, column = 0 } = node.loc?.start ?? {};
    const place = { line, column: column + 1 };
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'translate')
      declared.push({ ...place, ...ofCall(node, code, texts) });
    if (node.type === 'JSXElement' && nameOf(node.openingElement.name) === 'Translate')
      declared.push({ ...place, ...ofElement(node, texts) });
    for (const value of Object.values(node).flat()) if (isNode(value)) visit(value);
  };
  visit(parse(code, { sourceType: 'module', plugins }).program);
  return declared;
}

/**
 * A script for browsers, where ids and descriptions are of no use, because every text stands in the code: its translation, or the English
 * message where there is none.
 */
export function inlineMessages(file: string, code: string, texts: Readonly<Record<string, string>>): string {
  // Without a message, running code takes the id or throws. From the end, so that places before an edit stay where they are.
  return readMessages(file, code, texts)
    .flatMap(({ fields, edits }) => (fields?.message ? edits : []))
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

type Read = Pick<DeclaredMessage, 'fields' | 'values' | 'edits'>;

function ofCall(call: CallExpression, code: string, texts: Readonly<Record<string, string>>): Read {
  const [declaration, values] = call.arguments;
  const properties = declaration?.type === 'ObjectExpression' ? declaration.properties : [undefined];
  const strings = properties.map((property) => (property?.type === 'ObjectProperty' ? property : undefined));
  const message = strings.find((property) => property && nameOf(property.key) === 'message')?.value;
  const fields = plainStrings(strings.map((property) => property && [nameOf(property.key), property.value]));
  const written = message ? code.slice(message.start ?? 0, message.end ?? 0) : '';
  const translated = texts[fields?.id ?? ''];
  const literal = translated === undefined ? written : JSON.stringify(translated);
  return {
    fields,
    values: values ? namesIn(values) : [],
    edits: [values ? edit(declaration, `{ message: ${literal} }`) : edit(call, literal)],
  };
}

function ofElement(
  { openingElement: { attributes }, children }: JSXElement,
  texts: Readonly<Record<string, string>>,
): Read {
  const named = attributes.map((attribute) =>
    attribute.type === 'JSXAttribute' ? ([nameOf(attribute.name), attribute] as const) : undefined,
  );
  const labels = named.filter((one) => !one || ['id', 'description'].includes(one[0]));
  const values = named.find((one) => one?.[0] === 'values')?.[1].value;
  const inside = children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');
  const message = inside.length > 1 ? [undefined] : inside.map((child) => ['message', inBraces(child)] as const);
  const fields = plainStrings([...labels.map((one) => one && ([one[0], one[1].value] as const)), ...message]);
  const translated = texts[fields?.id ?? ''];
  const shown = translated === undefined ? [] : inside.map((child) => edit(child, `{${JSON.stringify(translated)}}`));
  return {
    fields,
    values: values ? namesIn(inBraces(values)) : [],
    edits: [...labels.flatMap((one) => (one ? [edit(one[1], '')] : [])), ...shown],
  };
}

const edit = (node: Node | undefined, text: string): Edit => ({ start: node?.start ?? 0, end: node?.end ?? 0, text });

const inBraces = (node: Node): Node => (node.type === 'JSXExpressionContainer' ? node.expression : node);

/** Texts by name; undefined when one of them is no plain string. */
function plainStrings(
  entries: readonly (readonly [name: string, value: Node | null | undefined] | undefined)[],
): Record<string, string> | undefined {
  const texts = entries.map((entry) => [entry?.[0] ?? '', entry?.[1] ? textOf(entry[1]) : undefined] as const);
  return texts.some(([, text]) => text === undefined)
    ? undefined
    : Object.fromEntries(texts.map(([name, text]) => [name, text ?? '']));
}

function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'JSXText') return node.value.includes('\n') ? undefined : node.value;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
}

const nameOf = (node: Node): string =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : (textOf(node) ?? '');

function namesIn(values: Node): readonly string[] | undefined {
  if (values.type !== 'ObjectExpression') return undefined;
  const names = values.properties.map((property) => (property.type === 'SpreadElement' ? '' : nameOf(property.key)));
  return names.includes('') ? undefined : names;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;
