import type { PhrasingContent, RootContent, Table } from 'mdast';
import type { Field, NamedValue } from '../../model/reference/files/parts';
import { code, inline, ofMessage, table, text } from './nodes';

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

/** What an answer holds; a field that can be missing says so. */
export const answerTable = (title: string, fields: readonly Field[]): RootContent =>
  ofMessage(
    table(
      [title, 'Type', 'Description'],
      fields.map((field) => ({
        cells: [
          [code(field.name)],
          [text(field.type ?? '–')],
          [...(field.optional ? [text('Optional. ')] : []), ...fieldText(field)],
        ],
      })),
    ),
  );

/** What a request takes. */
export const requestTable = (title: string, fields: readonly Field[]): RootContent =>
  ofMessage(
    table(
      [title, 'Type', 'Required', 'Description'],
      fields.map((field) => ({
        cells: [[code(field.name)], [text(field.type ?? '–')], [text(field.optional ? 'no' : 'yes')], fieldText(field)],
      })),
    ),
  );

/** Values with a meaning each. */
export const valueTable = (title: string, values: readonly NamedValue[], idOf?: (name: string) => string): Table =>
  table(
    [title, 'Description'],
    values.map(({ name, description }) => ({
      ...(idOf ? { id: idOf(name) } : {}),
      cells: [[code(name)], inline(description)],
    })),
  );
