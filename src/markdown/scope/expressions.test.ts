import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';

const messages = (body: string): string[] =>
  compileMarkdown('docs/page.md', body).problems.map(({ line, column, what }) => `${line}:${column} ${what}`);

test.each([
  ['Text {Error} more.', '1:6 `{Error}` is an expression, but `Error` is a name of JavaScript that shows nothing.'],
  ['Text {name} more.', '1:6 `{name}` is an expression, but `name` is not defined on this page.'],
  [
    "export const data = { name: { first: 'A' } };\n\n{data.nmae}",
    '3:1 `{data.nmae}` shows nothing because there is no `nmae`.',
  ],
  [
    "export const data = { name: { first: 'A' } };\n\n{data.name['last'].length}",
    "3:1 `{data.name['last'].length}` shows nothing because there is no `last`.",
  ],
])('%j has an expression that shows nothing', (body, message) => {
  expect(messages(body)).toEqual([message]);
});

test.each([
  '{(() => { throw new Error("no") })()}',
  '{Symbol("a").description}',
  '{NaN}',
  'export const Error = 1 + 1;\n\n{Error}',
  "export const data = { name: ['A'] };\n\n{data.name.length} {data.toString().length} {data.name[0]}",
])('%s shows what JavaScript makes of it', (body) => {
  expect(messages(body)).toEqual([]);
});
