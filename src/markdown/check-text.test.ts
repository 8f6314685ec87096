import { expect, test } from 'vitest';
import { compileMarkdown } from './compile';

const warnings = (body: string): string[] =>
  compileMarkdown('docs/a.md', body).problems.map(({ line, column, what }) => `${line}:${column} ${what}`);

test.each([
  [
    '| A | B |\n|---|---|\n| 1 | 2 | 3 |\n',
    '3:9 The row has 3 cells, but the table has 2 columns. What is behind the last column is not shown.',
  ],
  [
    '| A | B |\n| - | - |\n| 1 | `x | y` |\n',
    '3:10 The row has 3 cells, but the table has 2 columns. What is behind the last column is not shown.',
  ],
  ['| A | B |\n| - |\n| 1 | 2 |\n', '2:1 The lines are no table. The first one has 2 cells, and this one 1.'],
  ['| A | B |\n| 1 | 2 |\n', '2:1 The lines are no table without a line of dashes below the first one.'],
  [
    'Text.\n| A | B |\n| 1 | 2 |\n| 3 | 4 |\n',
    '3:1 The lines are no table without a line of dashes below the first one.',
  ],
  ['Text.\nUse `async_setup to start.\n', '2:1 A backtick begins code that has no end.'],
  ['-one\n- two\n', '1:1 The line is no entry of a list without a space behind `-`.'],
  ['- one\n-two\n', '2:1 The line is no entry of a list without a space behind `-`.'],
  ['1. One\n2.Two\n', '2:1 The line is no entry of a list without a space behind `2.`.'],
  ['1)One\n2) Two\n', '1:1 The line is no entry of a list without a space behind `1)`.'],
  ['See [](/docs/a).\n', '1:5 The link has no text.'],
  [
    '| A | B |\n\n| - | - |\n| 1 | 2 |\n',
    '3:1 The lines are no table without a row of headings directly above the dashes.',
  ],
  ['| A | B\n| 1 | 2\n', '2:1 The lines are no table without a line of dashes below the first one.'],
  ['| A | B \\|\n| - |\n', '2:1 The lines are no table. The first one has 2 cells, and this one 1.'],
  ['| A | B |\n|---|---|\n| 1 | 2 |\nText.\n', '4:1 The line becomes a row of the table above it.'],
  [
    '| A | B |\n|---|---|\n| 1 | two\nlines |\n',
    '4:1 The line becomes another row of the table, because a cell ends with its line.',
  ],
  ['::: warning\nHot.\n:::\n', '1:1 `::: warning` opens no admonition.'],
  ['::: warning Hot\n\nHot.\n\n:::\n', '1:1 `::: warning` opens no admonition.'],
  ['Hot.\n\n:::\n', '3:1 Unmatched `:::`.'],
  ['See [this][nope].\n', '1:1 `[this][nope]` is shown as it is written because `[nope]` is not defined.'],
  ['See [nope][].\n', '1:1 `[nope][]` is shown as it is written because `[nope]` is not defined.'],
  ['See [this]().\n', '1:5 The link has no address.'],
  ['#Heading without space\n', '1:1 `#` without a space after it is not a heading.'],
  ['##\u00a0A\n', '1:1 `##` without a space after it is not a heading.'],
  [':::note\n:::\n', '1:1 The admonition has no text.'],
])('what Markdown passes over is reported: %j', (body, warning) => {
  expect(warnings(body)).toEqual([warning]);
});

test.each([
  ['See [a][/docs/b].\n', 'Write `[a](/docs/b)`.'],
  ['See [a][./b.md#c].\n', 'Write `[a](./b.md#c)`.'],
  ['See [a][b].\n', 'Add a line `[b]: address`, or put code in backticks.'],
])('an address in brackets is told from a name: %j', (body, remedy) => {
  expect(compileMarkdown('docs/a.md', body).problems.map((problem) => problem.remedy)).toEqual([remedy]);
});

test.each([
  '| A | B |\n|---|---|\n| 1 |\n',
  'See [this][one].\n\n[one]: /docs/a\n',
  '`list[int][0]`\n',
  '|a|b|\n',
  'A \\` and `` ` ``.\n',
  '`a\nb`\n',
  '- a\n-\n',
  '-one\ntwo\n',
  'Release\n2025.6b\n- one\n',
  '1. In\n   3.x and later\n',
])('what is well-formed is not: %j', (body) => {
  expect(warnings(body)).toEqual([]);
});
