import { expect, test } from 'vitest';
import { isPlainHtml } from '../../model/plain-html';
import { plainMarkup } from './markup';

test.each([
  ['plain <b>text</b> stays &amp; is as it was', 'plain <b>text</b> stays &amp; is as it was'],
  ['<div class="group" style="margin: 1em" onclick="go()">Guides</div>', '<div class="group">Guides</div>'],
  ['<h4>Guides</h4><hr style="x: y">', 'Guides<hr>'],
  ['<a href="javascript:go()"><img src="/a.png" loading="lazy"> A &lt; B</a>', '<a><img src="/a.png"> A &lt; B</a>'],
  ['<a href="/b?c=1&amp;d=2">B</a><i style="a">i</i>', '<a href="/b?c=1&amp;d=2">B</a><i>i</i>'],
  ['A<br>B<img src="a.png">', 'A<br>B<img src="/a.png">'],
  ['<script>go()</script><style>a {}</style><!-- x -->', ''],
  ['<iframe>A</iframe><svg><title>A</title></svg><object>A</object>', ''],
  ['<template>A</template><noscript>A</noscript><video>A</video>', ''],
])('%s', (html, plain) => {
  expect(plainMarkup(html)).toBe(plain);
  expect(isPlainHtml(plain)).toBe(true);
});
