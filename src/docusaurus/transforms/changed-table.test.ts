import { expect, test } from 'vitest';
import { element, htmlOf, onEach, run } from './rehype-in-tests';

test('changes links in tables, and the rest of the table stays', async () => {
  const text = '| a | b |\n| - | -: |\n| 1 | 2 |\n| [x](https://a.dev) | 3 |\n| 5 | 6 |\n| 7 |';
  const before = await htmlOf(text, () => undefined);
  const toBlank = onEach('a', (node) => (node.properties.target = '_blank'));
  expect((await htmlOf(text, toBlank)).replace(' target="_blank"', '')).toBe(before);
  const tree = await run(text, toBlank);
  expect(tree.children.map(({ type }) => type)).toEqual(['table']);
  const html = await htmlOf(
    text,
    onEach('table', (node) => (node.properties.className = ['wide'])),
  );
  expect(html).toBe(before.replace('<table', '<table class="wide"'));
});

test('adds a row to a table', async () => {
  const html = await htmlOf(
    '| a | b |\n| - | -: |\n| 1 | *2* |',
    onEach('tbody', (node) => node.children.push(element('tr', [element('td', ['3']), element('td', ['4'])]))),
  );
  expect(html.match(/<t[hd]\b[^>]*>.*?<\/t[hd]>/g)).toEqual([
    '<th>a</th>',
    '<th align="right">b</th>',
    '<td>1</td>',
    '<td align="right"><em>2</em></td>',
    '<td>3</td>',
    '<td>4</td>',
  ]);
});
