import { expect, test } from 'vitest';
import { compileMarkdown } from './compile';

const warnings = (body: string): string[] =>
  compileMarkdown('docs/a.md', body).problems.map(({ line, column, what }) => `${line}:${column} ${what}`);

test.each([
  [
    '| A | B |\n|---|---|\n| 1 | 2 | 3 |\n',
    '3:9 The row has 3 cells, but the table has 2 columns. What is behind the last column is not shown.',
  ],
  ['See [this][nope].\n', '1:1 `[this][nope]` is shown as it is written because `[nope]` is not defined.'],
  ['See [nope][].\n', '1:1 `[nope][]` is shown as it is written because `[nope]` is not defined.'],
  ['See [this]().\n', '1:5 The link has no address.'],
])('what Markdown passes over is reported: %j', (body, warning) => {
  expect(warnings(body)).toEqual([warning]);
});

test.each(['| A | B |\n|---|---|\n| 1 |\n', 'See [this][one].\n\n[one]: /docs/a\n', '`list[int][0]`\n'])(
  'what is well-formed is not: %j',
  (body) => {
    expect(warnings(body)).toEqual([]);
  },
);
