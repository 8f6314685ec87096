import { expect, test } from 'vitest';
import { walkHtml } from '../../markdown/walk';
import { element, htmlOf, onEach, text, wordsOf } from './rehype-in-tests';

test('adds elements within lines of text without blanks', async () => {
  const html = await htmlOf('- Press (kettle).\n- kettle', (tree) =>
    walkHtml(tree, (node, index, parent) => {
      if (node.type !== 'text') return undefined;
      const parts = node.value.split(/(kettle)/).filter((part) => part !== '');
      parent.children.splice(
        ...[index, 1],
        ...parts.map((part) => (part === 'kettle' ? element('abbr', ['KETTLE']) : text(part))),
      );
      return index + parts.length;
    }),
  );
  expect(html).toContain('<li>Press (<abbr>KETTLE</abbr>).</li>');
  expect(html).toMatch(/<li>\s*<abbr>KETTLE<\/abbr>\s*<\/li>/);
});

test.each(['div', 'h2', 'dt', 'p'])('adds a %s with blanks between its words', async (tagName) => {
  const html = await htmlOf('Before.', (tree) => {
    tree.children.push(element(tagName, [element('b', ['a']), ' ', element('i', ['b'])]));
  });
  expect(html).toContain('<b>a</b> <i>b</i>');
});

test('wraps the words of a paragraph, which stays a paragraph', async () => {
  const html = await htmlOf(
    '**a** *b*',
    onEach('p', (node) => {
      node.children = node.children.map((child) => (child.type === 'text' ? child : element('span', [child])));
    }),
  );
  expect(html).toContain('<p><span><strong>a</strong></span> <span><em>b</em></span></p>');
});

test.each(['<b>a</b> <i>b</i>', '- <b>a</b> <i>b</i>\n\n- *c*', '> <kbd>a</kbd>\n>\n> *c*'])(
  'leaves tags alone in a line as they were: %s',
  async (written) => {
    const change = onEach('em', (node) => (node.properties.className = ['x']));
    expect(wordsOf(await htmlOf(written, change))).toBe(wordsOf(await htmlOf(written, () => undefined)));
  },
);

test('adds code as it is', async () => {
  const html = await htmlOf('Before.', (tree) => {
    tree.children.push(element('pre', [element('code', ['graph\n    A --> B\n', element('b', ['\n  x']), '\n  y'])]));
  });
  expect(html).toContain('<pre><code>graph\n    A --> B\n<b>\n  x</b>\n  y</code></pre>');
});

test('adds fields and HTML as text', async () => {
  const html = await htmlOf('Before *it*.', (tree) => {
    const input = element('input', []);
    input.properties = { disabled: true, type: 'checkbox' };
    tree.children.push(element('p', [input, ' Label']), { type: 'raw', value: '<div class="x">A <b>b</b></div>' });
  });
  expect(html).toMatch(/<p><input[^>]* disabled[^>]*> Label<\/p>/);
  expect(html).toContain('<div class="x">A <b>b</b></div>');
});
