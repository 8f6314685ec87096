import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';

test.each([
  ['`a${1}\\u00e4`', 'a1ä'],
  ["'a' + 1", 'a1'],
  ["1 + 'a'", '1a'],
  ["['a'][0]", 'a'],
  ['`${1}${true}`', '1true'],
  ["{ a: { 'b c': 'd' } }['a']['b c']", 'd'],
  ['{ 1: [2, -3] }[1][1] + "!"', '-3!'],
  ["require('/a.png').default", '/a.png'],
  ["useBaseUrl('a.png')", '/a.png'],
  ["useBaseUrl('/a.png')", '/a.png'],
  ["useBaseUrl('https://a.dev')", 'https://a.dev'],
  ["require('a.png')", 'a.png'],
  ['null[0]', undefined],
  ["'abc'[0]", undefined],
  ["['a'][null]", undefined],
  ["['a'][['0']]", undefined],
  ['require(1)', undefined],
  ["require(['/a.png'])", undefined],
  ['require()', undefined],
  ['1 + 1', undefined],
  ["'a' - 'b'", undefined],
  ["'a' + []", undefined],
  ["'a' + null", undefined],
  ['`a${[]}`', undefined],
  ['`a${1 + 1}`', undefined],
  ["['a'].at(0)", undefined],
  ["['a', ...[]][0]", undefined],
  ["{ ['a']: 'b' }.a", undefined],
  ["{ ...{}, a: 'b' }.a", undefined],
  ["{ get a() { return 'b'; } }.a", undefined],
  ['+1', undefined],
  ['-"1"', undefined],
  ['/a/', undefined],
  ['1n', undefined],
])('an expression has the value that running it would give, or has to run: %s', (code, value) => {
  const { body, needsMdx } = compileMarkdown('docs/a.mdx', `<b title={${code}}>A</b>\n`).compiled;
  expect(needsMdx).toBe(value === undefined);
  if (value !== undefined) expect(JSON.stringify(body)).toContain(JSON.stringify(`title="${value}"`).slice(1, -1));
});
