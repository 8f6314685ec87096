import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';
import { preprocess, unwrapMdxCodeBlocks } from './preprocess';

test.each([
  ['A\n\n```mdx-code-block\n<b>B</b>\n```\n\nC', 'A\n\n\n<b>B</b>\n\n\nC'],
  ['  ``` mdx-code-block\n  <b />\n  ```', '\n  <b />\n'],
  ['````mdx-code-block\n```js\na\n```\n````', '\n```js\na\n```\n'],
  ['```mdx-code-block\n```\n```js\na\n```', '\n\n```js\na\n```'],
  ['```js\nmdx-code-block\n```', '```js\nmdx-code-block\n```'],
])('%j', (body, unwrapped) => {
  expect(unwrapMdxCodeBlocks(body)).toBe(unwrapped);
});

test('what is in such a block is part of the page in a tree made for Docusaurus', () => {
  const body = '```mdx-code-block\n<details>\n```\n\n## Inside\n\n```mdx-code-block\n</details>\n```\n';
  const { compiled, problems } = compileMarkdown('docs/a.md', body, { ...standalone, policy: 'lenient' });
  expect(problems).toEqual([]);
  expect(compiled.headings.map(({ id }) => id)).toEqual(['inside']);
  expect(JSON.stringify(compiled.body)).not.toContain('mdx-code-block');
});

test.each([
  ['behind the mark of a quote', '>```html\n><!-- a -->\n>## A {#a}\n>```'],
  ['behind the marks of quotes and list items', '>>- ~~~html\n>>  <!-- a -->\n>>  ~~~'],
  ['at the start of a line', '```html\n<!-- a -->\n```'],
])('code in a fence %s stays as it is', (_, text) => {
  expect(preprocess(text)).toBe(text);
});

test('a longer fence ends a block of code', () => {
  expect(preprocess('```\n<!-- a -->\n`````\n<!-- b -->')).toBe('```\n<!-- a -->\n`````\n{/*  b */}');
});

test('nothing in a comment can end it early or begin code', () => {
  expect(preprocess('<!-- a ` */ { } b --> `c`')).toBe('{/*  a          b */} `c`');
});
