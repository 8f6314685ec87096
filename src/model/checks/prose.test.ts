import { expect, test } from 'vitest';
import { proseOf } from './prose';

/** The words that are left, line by line. */
const left = (...lines: readonly string[]): string[] =>
  proseOf(lines.join('\n'))
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim());

test('every character keeps its place', () => {
  const source =
    '---\ntitle: A light\nid: light\n---\nUse `code` and [a link](/docs/light) <b>here</b>.\n```py\nx = 1\n```\n';
  const prose = proseOf(source);
  expect(prose.split('\n').map(({ length }) => length)).toEqual(source.split('\n').map(({ length }) => length));
  expect(prose.indexOf('here')).toBe(source.indexOf('here'));
});

test('of the front matter only what readers see is prose', () => {
  expect(
    left('---', 'title: A light', 'id: lamp', 'description: Of lamps', 'sidebar_label: Lamps', '---', 'id: it'),
  ).toEqual(['', ': A light', '', ': Of lamps', ': Lamps', '', 'id: it']);
  expect(left('id: lamp', '---', 'title: it')).toEqual(['id: lamp', '---', 'title: it']);
  expect(left('--- ', 'id: lamp', '---\t', 'id: it')).toEqual(['', '', '', 'id: it']);
});

test.each([
  ['code in a line', 'Use `a b` and ``c ` d`` here', 'Use and here'],
  ['the target of a link', 'See [the light](/docs/light) here', 'See [the light here'],
  ['a definition', '  [light]: /docs/light "Light"', ''],
  ['tags', 'A <b title="x">light</b> here', 'A light here'],
  ['expressions', 'A {frontMatter.title} here', 'A here'],
  ['addresses', 'See https://example.org/a-b and mailto:a@b.c here', 'See and here'],
  ['imports', 'import Light from "./light"', ''],
  ['exports', '  export const light = 1', ''],
  ['names of files', 'Open manifest.json and light/sensor.py here', 'Open and here'],
  ['paths', 'Open homeassistant/components here', 'Open here'],
  ['names of admonitions', ':::note Read this', 'Read this'],
  ['no ends of sentences', 'This is it.Now go on', 'This is it.Now go on'],
])('%s: no prose', (_, line, expected) => {
  expect(left(line)).toEqual([expected]);
});

test.each([
  ['a block of code', ['```yaml', 'light: on', '```', 'after'], ['', '', '', 'after']],
  ['one with tildes', ['~~~', '```', 'light', '~~~', 'after'], ['', '', '', '', 'after']],
  ['one that shows another', ['````', '```', 'light', '```', '````', 'after'], ['', '', '', '', '', 'after']],
  ['one in a list in a quotation', ['> - ```', '>   light', '>   ```', 'after'], ['', '', '', '']],
  ['one with indented marks', ['```', 'light', '  ``` ', 'after'], ['', '', '', 'after']],
  ['one with marks around a word', ['```', '```light```', 'x', '```', 'after'], ['', '', '', '', 'after']],
  ['one with the beginning of another', ['```', '```js', 'x', '```', 'after'], ['', '', '', '', 'after']],
  ['one that ends with the text', ['```', 'light'], ['', '']],
  ['code that stands in a line', ['```light``` is', 'after'], ['is', 'after']],
])('%s: no prose', (_, lines, expected) => {
  expect(left(...lines)).toEqual(expected);
});

test.each([
  ['in a line', ['a <!-- b --> c <!-- d --> e', 'f'], ['a c e', 'f']],
  ['over lines', ['a <!-- b', 'c', 'd --> e', 'f'], ['a', '', 'e', 'f']],
  ['one after the other', ['a <!-- b', 'c --> d <!-- e', 'f --> g'], ['a', 'd', 'g']],
])('a comment %s: no prose', (_, lines, expected) => {
  expect(left(...lines)).toEqual(expected);
});
