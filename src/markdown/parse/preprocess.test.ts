import { expect, test } from 'vitest';
import { preprocess } from './preprocess';

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
