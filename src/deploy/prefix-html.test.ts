import { expect, test } from 'vitest';
import { prefixHtml } from './prefix-html';

test.each([
  ['<a href="/docs/a#b">x</a>', '<a href="/base/docs/a#b">x</a>'],
  ['<a href="/">x</a>', '<a href="/base/">x</a>'],
  [
    '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
    '<img src="/base/a.png" srcset="/base/a.png 1x, /base/b.png 2x">',
  ],
  ['<form action="/search">', '<form action="/base/search">'],
  ['<a href="/base/docs/a">x</a>', '<a href="/base/docs/a">x</a>'],
  ['<a href="/basement">x</a>', '<a href="/base/basement">x</a>'],
  ['<a href="#top">x</a>', '<a href="#top">x</a>'],
  ['<a href="//example.org/a">x</a>', '<a href="//example.org/a">x</a>'],
  ['<code>&lt;a href="/docs"></code>', '<code>&lt;a href="/docs"></code>'],
])('%s', (html, expected) => {
  expect(prefixHtml(html, '/base')).toBe(expected);
  expect(prefixHtml(expected, '/base')).toBe(expected);
  expect(prefixHtml(html, '')).toBe(html);
});

test('a link is found whatever its title says', () => {
  expect(prefixHtml(`<a title="a < b > c" href="/docs">d</a> <a title='"<' href="/blog">`, '/site')).toBe(
    `<a title="a < b > c" href="/site/docs">d</a> <a title='"<' href="/site/blog">`,
  );
});
