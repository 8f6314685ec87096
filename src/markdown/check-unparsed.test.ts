import { expect, test } from 'vitest';
import { compileMarkdown } from './compile';
import { standalone } from './page-context';

const found = (body: string): string[] =>
  compileMarkdown('docs/a.md', body).problems.map(({ line, column, remedy }) => `${line}:${column} ${remedy}`);

test.each([
  ['> [!note] Text\n', '1:3 Write `:::note` on a line above the text and `:::` on a line below it, without the `>`.'],
  ['- A[^a-b]\n', '1:4 Add a line `[^a-b]: text`, or put code in backticks.'],
  ['One\ntwo *[`t`] (./x.md)*.\n', '2:6 Write `[`t`](./x.md)`.'],
  ['| A |\n| - |\n| [t]  (/docs/x) (or y) |\n', '3:3 Write `[t](/docs/x)`.'],
  ['## See [f(x)] (/docs/x)\n\nText.\n', '1:8 Write `[f(x)](/docs/x)`.'],
  ['See (t)[#x]\n', '1:5 Write `[t](#x)`.'],
  ['## A\n\nSee [t] (https://example.com/x).\n', '3:5 Write `[t](https://example.com/x)`.'],
  ['See [t](../a b c).\n', '1:5 Write `[t](../a%20b%20c)`, or put the address between `<` and `>`.'],
  ['![a](my x.png)\n', '1:1 Write `![a](my%20x.png)`, or put the address between `<` and `>`.'],
  ['See [t](/docs/x#One two).\n', '1:5 Write `[t](/docs/x#one-two)`, or put the address between `<` and `>`.'],
  ['![a](x.png "A title" =300x)\n', '1:1 Write `![a](x.png "A title")`.'],
  ['See [[another page]].\n', '1:5 Write `[text](page.md)`, or put code in backticks.'],
  ['[TOC]\n', '1:1 Remove it.'],
  ['One [a [b](/docs/x) `c`](/docs/y).\n', '1:5 Remove one of the two links.'],
  ['Set ** the `key` ** now.\n', '1:5 Write `**the `key`**`.'],
  ['**Important: ** read\n', '1:1 Write `**Important:**`.'],
  ['A&nbps;B\n', '1:2 Correct the name, such as `&nbsp;`, or write `&amp;nbps;` if that is meant.'],
  ['![a](x.png =300x)\n', '1:1 Write `![a](x.png)`.'],
  ['See [a](/docs/b here (or not).\n', '1:5 Write `[a](/docs/b)`.'],
  ['Text,\n![a](./b.png\n', '2:1 Write `![a](./b.png)`.'],
  ['!!! note\n    Text.\n', '1:1 Write `:::note` on a line above the text and `:::` on a line below it.'],
  ['- [] a\n', '1:3 Write `[ ] `, with a space behind it.'],
  ['1. Text.\n2. [X]a\n', '2:4 Write `[X] `, with a space behind it.'],
  ['Some **bold text.\n', '1:6 Write `**` where that text ends, or put code in backticks.'],
  ['*Open `a` text.\n', '1:1 Write `*` where that text ends, or put code in backticks.'],
  ['Some ~~struck text.\n', '1:6 Write `~~` where that text ends, or put code in backticks.'],
  ['Some ~~struck~ text.\n', '1:6 Write `~~struck~~`.'],
  ['####### Seven\n', '1:1 Write `######`.'],
  ['One\n! [A](/docs/x)\n', '2:1 Write `![`.'],
  ['Text :::tip[A]\n', '1:6 Write `:::tip` on a line above the text and `:::` on a line below it.'],
  ['See [t](/docs/x "title) now.\n', '1:5 Write `[t](/docs/x "title")`.'],
  ['See [t](my page.md#x).\n', '1:5 Write `[t](my%20page.md#x)`, or put the address between `<` and `>`.'],
  ['A[^1]\n\n[^1]: B.\n\n[^note]: C.\n', '5:1 Write `[^note]` in the text that it belongs to, or remove it.'],
  [
    '<details>\n\n<details>\n<summary>A</summary>\n\nB.\n\n</details>\n\n</details>\n',
    '1:1 Write `<summary>…</summary>` in the line below it.',
  ],
  ['<details>\n\nText.\n\n</details>\n', '1:1 Write `<summary>…</summary>` in the line below it.'],
  [
    '<details>\n<summary>A</summary>\nText.\n\n</details>\n',
    '2:1 Put it on lines of its own, with a blank line before and after it.',
  ],
  ['In `a`, __init__.py.\n', '1:9 Put a name in backticks, and write bold text as `**init**`.'],
])('%j', (body, remedy) => {
  expect(found(body)).toEqual([remedy]);
});

test.each([
  'See `a[[0]]`, [[t](/docs/x)] and the [TOC].\n',
  'See array[0] (first), f(x)[0] and [core] (#123).\n',
  'See [t](first second).\n',
  String.raw`See \[t] (/docs/x), [t\] (/docs/x) and (t)\[/docs/x].` + '\n',
  '`[t] (/docs/x)` and `[^1]`\n\n```text\n[t] (/docs/x) (t)[/docs/x]\n```\n',
  'See [t] (/docs/x).\n\n[t]: /docs/a\n',
  'A[^1]\n\n[^1]: Text.\n',
  'A&nbsp;B &rarr; &amp;nbps; R&D; x=1&y;\n',
  'Pass **kwargs and **others. `** a **` and **a** b **c**\n\nOr 2 ** 3 ** 4.\n',
  'Pass **kwargs. 2*x, ~/a and a *.py\n\n\\*Open\n\n- *One*: **a *b* c**\n',
  '<details>\n<summary>A</summary>\n\nText.\n\n</details>\n',
  '> Text [!NOTE]\n\n> [!NEWS]\n',
  '- [ ] a\n- [x] b\n- [x](/docs/a)\n- [y] c\n- a []\n',
  '`__init__`, __two words__ and **init**\n',
  '~~a~~, ~b~ and a/~c~\n\n! `code`, so! [a](/docs/x)\n\nA ::: b, `:::tip`, C::note\n',
])('no slip: %j', (body) => {
  expect(found(body)).toEqual([]);
});

test('another tree keeps its text', () => {
  expect(compileMarkdown('docs/a.md', 'A[^1]\n', { ...standalone, policy: 'lenient' }).problems).toEqual([]);
});
