import type { Root } from 'mdast';
import { describe, expect, test } from 'vitest';
import { parseText } from '../../markdown/parse/grammar';
import { walkHtml } from '../../markdown/walk';
import { htmlOf, onEach, run } from './rehype-in-tests';

const page = [
  ...[
    '# Title',
    'Text with *two* **words**, `code` and [a link](https://a.dev "t").',
    '> Quoted',
    '- one *two* **three**\n- [x] done',
  ],
  ...[
    '1. loose\n\n   more',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '```js title="a.js"\nconst a = 1;\n```',
    ':::note[Title]\n\nInside\n\n:::',
  ],
  ...[
    'A note[^1].',
    '[^1]: Below.',
    '[ref]: https://b.dev',
    '<Tabs>\n\n**bold** text\n\n</Tabs>',
    '{1 + 1}',
    '## Second',
    '![alt](./a.png)',
  ],
].join('\n\n');

test('what no plugin touches is the same as before', async () => {
  expect(await run(page, () => undefined)).toEqual(parseText(page));
});

/** Paragraphs of short items are made again, without a place. */
const settled = (tree: Root): Root =>
  JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value))) as Root;

test('a change of one node leaves the rest of the page', async () => {
  const tree = await run(
    page,
    onEach('em', (node) => (node.properties.className = ['soft'])),
  );
  const data = { hProperties: { className: ['soft'] } };
  const expected = JSON.stringify(parseText(page), (_, value: { type?: string } | null) =>
    value?.type === 'emphasis' ? { ...value, data } : value,
  );
  const sorted = ({ children }: Root): string[] => children.map((node) => JSON.stringify(node)).sort();
  expect(sorted(settled(tree))).toEqual(sorted(settled(JSON.parse(expected) as Root)));
});

describe('a rehype plugin', () => {
  test('adds attributes to elements', async () => {
    const html = await htmlOf(
      'A [link](https://a.dev).',
      onEach('a', (node) => (node.properties.target = '_blank')),
    );
    expect(html).toContain('<a href="https://a.dev" target="_blank"');
  });

  test('puts elements around others', async () => {
    const html = await htmlOf(
      'Before.\n\n```js\nlet a;\n```',
      onEach('pre', (node, replace) =>
        replace({ type: 'element', tagName: 'figure', properties: { className: ['code'] }, children: [node] }),
      ),
    );
    expect(html).toMatch(/<figure class="code">.*<pre/s);
  });

  test('replaces a quote by a block with a title', async () => {
    const html = await htmlOf(
      '> [!NOTE]\n> Mind the *gap*.',
      onEach('blockquote', (node) => {
        node.tagName = 'div';
        node.properties.className = ['alert'];
        const [, paragraph] = node.children;
        if (paragraph?.type === 'element') paragraph.children[0] = { type: 'text', value: 'Mind the ' };
        node.children.unshift({
          type: 'element',
          tagName: 'p',
          properties: {},
          children: [{ type: 'text', value: 'Note' }],
        });
      }),
    );
    expect(html).toMatch(/<div class="alert">\s*<p>Note<\/p>\s*<p>Mind the <em>gap<\/em>\.<\/p>/);
  });

  test('changes text inside of lists and tables', async () => {
    const html = await htmlOf('- kettle and *kettle*\n\n| a |\n| - |\n| kettle |', (tree) =>
      walkHtml(tree, (node) => {
        if (node.type === 'text') node.value = node.value.replace('kettle', 'pot');
        return undefined;
      }),
    );
    expect(html).toMatch(/<li>pot and <em>pot<\/em><\/li>/);
    expect(html).toMatch(/<td[^>]*>pot<\/td>/);
  });

  test('keeps footnotes, and headings keep their ids', async () => {
    const html = await htmlOf(
      '## Part\n\nNote[^1].\n\n[^1]: Below.',
      onEach('h2', (node) => (node.properties.className = ['x'])),
    );
    expect(html).toMatch(/<h2 class="x" id="part">|<h2 id="part" class="x">/);
    expect(html).toContain('Below.');
  });

  test('keeps a footnote when it changes all links', async () => {
    const html = await htmlOf(
      'Note[^1].\n\n[^1]: Below.',
      onEach('a', (node) => (node.properties.className = ['x'])),
    );
    expect(html).toBe(await htmlOf('Note[^1].\n\n[^1]: Below.', () => undefined));
    expect(html).toContain('Below.');
  });

  test('keeps footnotes whose text is in a block that it changes', async () => {
    const html = await htmlOf(
      '> Note[^1] *now*.\n>\n> [^1]: Below.',
      onEach('em', (node) => (node.tagName = 'strong')),
    );
    expect(html).toContain('<strong>now</strong>');
    expect(html).toContain('Below.');
  });

  test('adds no paragraph to an item that can be checked', async () => {
    const change = onEach('p', (node) => (node.properties.className = ['x']));
    const written = '- [x] <kbd>a</kbd>';
    expect(await htmlOf(written, change)).toBe(await htmlOf(written, () => undefined));
  });

  test('changes names and attributes of tags', async () => {
    const html = await htmlOf('<details open>\n\nInside\n\n</details>', (tree) =>
      walkHtml(tree, (node) => {
        if (node.type === 'mdxJsxFlowElement')
          Object.assign(node, {
            name: 'section',
            attributes: [{ type: 'mdxJsxAttribute', name: 'class', value: 'box' }],
          });
        return undefined;
      }),
    );
    expect(html).toMatch(/<section class="box">\s*<p>Inside<\/p>\s*<\/section>/);
  });

  test('keeps elements that remark plugins have named', async () => {
    const named = (tree: Root): void => {
      tree.children.push({
        type: 'box' as 'paragraph',
        data: { hName: 'section', hProperties: { className: ['box'] } },
        children: [
          { type: 'text', value: 'In ' },
          { type: 'emphasis', children: [{ type: 'text', value: 'it' }] },
        ],
      });
    };
    const change = onEach('em', (node) => (node.tagName = 'i'));
    expect(await htmlOf('Before.', change, named)).toContain('<section class="box">In <i>it</i></section>');
  });

  test('gives admonitions, pictures and code in lines attributes', async () => {
    const html = await htmlOf(':::note[Title]\n\n`a`\n\n:::\n\n![b][c]\n\n[c]: https://a.dev/%C3%A4.png', (tree) =>
      walkHtml(tree, (node) => {
        if (node.type === 'element') node.properties.className = ['x'];
        return undefined;
      }),
    );
    expect(html).toMatch(
      /<aside class="admonition admonition-note x" role="note">|<aside role="note" class="x? ?admonition/,
    );
    expect(html).toContain('Title');
    expect(html).toContain('<code class="x">a</code>');
    expect(html).toMatch(/<img[^>]* class="x"/);
  });
});
