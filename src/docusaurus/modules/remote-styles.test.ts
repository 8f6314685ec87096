import { expect, test, vi } from 'vitest';
import { ownSheetsOnly, remoteStyles } from './remote-styles';

test.each([
  ["@import url('https://fonts.example/css?family=A;B');", ['https://fonts.example']],
  ['@import"https://a.example/a.css";@import url(https://a.example/b.css);', ['https://a.example']],
  ['@import "//fonts.example/a.css" screen;', ['https://fonts.example']],
  ['@font-face { src: local(a), url(https://b.example/a.woff2) format("woff2") }', ['https://b.example']],
  [
    "@IMPORT url( 'HTTP://a.example/a.css');@import\n  url(http://b.example/b.css);",
    ['https://a.example', 'https://b.example'],
  ],
  [
    '@font-face { src: url(https://a.example/a), url(https://b.example/b) } @FONT-FACE{src:URL(https://c.example/c)}',
    ['https://a.example', 'https://b.example', 'https://c.example'],
  ],
  ["@import './part.css';\n@font-face { src: url(./a.woff2) }\n.a { background: url(https://c.example/a.png) }", []],
  ["/* @import 'https://fonts.example'; */", []],
])('%s gets style sheets and fonts of %j', (css, hosts) => {
  expect(remoteStyles(css)).toEqual(hosts);
});

const { AtRule, Declaration } = ownSheetsOnly;

test.each([
  ["url('https://fonts.example/css')", 1],
  ['"//fonts.example/a.css" screen', 1],
  ['"./part.css"', 0],
])('an import of %s is left out %d times', (params, times) => {
  const remove = vi.fn();
  AtRule.import({ params, remove });
  expect(remove).toHaveBeenCalledTimes(times);
});

test.each([
  ['url(https://a.example/a.woff2)', undefined],
  ['url("https://a.example/a.woff2") format("woff2"), url(./a.woff)', 'url(./a.woff)'],
  ['url(data:font/woff2;base64,AA==), local(A)', 'url(data:font/woff2;base64,AA==), local(A)'],
])('a font from %s is read from %s', (value, kept) => {
  const font = { value, parent: { name: 'font-face' }, remove: vi.fn() };
  Declaration.src(font);
  expect(font.remove).toHaveBeenCalledTimes(kept === undefined ? 1 : 0);
  if (kept !== undefined) expect(font.value).toBe(kept);
});

test('sources of what is no font stay', () => {
  const other = { value: 'url(https://a.example/a)', parent: { name: 'view-transition' }, remove: vi.fn() };
  Declaration.src(other);
  expect(other.remove).not.toHaveBeenCalled();
});
