import { expect, test } from 'vitest';
import { escapeAttribute, escapeHtml, escapeRegExp } from './escape';

test('signs of HTML become text, once', () => {
  expect(escapeHtml('<a href="b">&lt;</a>')).toBe('&lt;a href="b"&gt;&amp;lt;&lt;/a&gt;');
  expect(escapeAttribute('<a href="b">')).toBe('&lt;a href=&quot;b&quot;&gt;');
});

test('a text with all signs of patterns matches itself only', () => {
  const text = 'a.b*c+d?e^f$g{1}h(i)|j[k]\\l/m';
  const pattern = new RegExp(`^${escapeRegExp(text)}$`, 'u');
  expect(pattern.test(text)).toBe(true);
  expect(pattern.test(text.replace('.', 'x'))).toBe(false);
});
