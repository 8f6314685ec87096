import { expect, test } from 'vitest';
import { remoteStyles } from './remote-styles';

test.each([
  ["@import url('https://fonts.example/css?family=A;B');", ['https://fonts.example']],
  ['@import"https://a.example/a.css";@import url(https://a.example/b.css);', ['https://a.example']],
  ['@import "//fonts.example/a.css" screen;', ['https://fonts.example']],
  ['@font-face { src: local(a), url(https://b.example/a.woff2) format("woff2") }', ['https://b.example']],
  ["@import './part.css';\n@font-face { src: url(./a.woff2) }\n.a { background: url(https://c.example/a.png) }", []],
  ["/* @import 'https://fonts.example'; */", []],
])('%s gets style sheets and fonts of %j', (css, hosts) => {
  expect(remoteStyles(css)).toEqual(hosts);
});
