import type { PhrasingContent, RootContent, Table } from 'mdast';
import type { Field, NamedValue } from '../../model/reference/files/parts';
import { memberName, memberTitle, sharedClass } from './members';
import { code, inline, ofMessage, small, table, text } from './nodes';

/** The description of a field, with its default and its values. */
export function fieldText({ description, values, default: fallback }: Field): PhrasingContent[] {
  return [
    ...inline(description),
    ...(fallback === undefined ? [] : [text(` Default: ${fallback}.`)]),
    ...(values === undefined ? [] : [text(' One of '), ...commas(values), text('.')]),
  ];
}

/** `a`, `b`, `c`: each as code. */
export const commas = (values: readonly string[]): PhrasingContent[] =>
  values.flatMap((value, index) => (index === 0 ? [code(value)] : [text(', '), code(value)]));

/** The name of a field, with a mark where it may be left out of a request or may be missing in a response. */
export const fieldName = ({ name, optional }: Field): PhrasingContent[] => [
  code(name),
  ...(optional ? [text(' '), small('optional')] : []),
];

/** The type of a field, with what it is more exactly. */
export const fieldType = ({ type = '–', format }: Field): string =>
  format === undefined ? type : `${type} (${format})`;

/** What a request takes or a response holds. */
export const fieldTable = (title: string, fields: readonly Field[]): RootContent =>
  ofMessage(
    table(
      [title, 'Type', 'Description'],
      fields.map((field) => ({ cells: [fieldName(field), [text(fieldType(field))], fieldText(field)] })),
    ),
  );

/** Values with a meaning each. */
export function valueTable(title: string, values: readonly NamedValue[], idOf?: (name: string) => string): Table {
  const prefix = sharedClass(values.map(({ name }) => name));
  return table(
    [memberTitle(title, prefix), 'Description'],
    values.map(({ name, description }) => ({
      ...(idOf ? { id: idOf(name) } : {}),
      cells: [[memberName(name, prefix)], inline(description)],
    })),
  );
}
