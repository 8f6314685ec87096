import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../../markdown/compile';
import { standalone } from '../../markdown/page-context';
import { parseText } from '../../markdown/parse/grammar';
import { walkHtml } from '../../markdown/walk';
import { runPlugins } from './run-plugins';

type Change = (html: HtmlRoot) => void;

/** What a rehype plugin makes of the syntax tree of a text. */
async function run(text: string, change: Change): Promise<Root> {
  const page = { path: '/a.md', text, frontMatter: {}, tree: parseText(text), parse: () => parseText(text) };
  const plugin = { name: 'p', attach: () => change as never, options: [], isEarly: false, kind: 'rehype' } as const;
  const { tree, failed } = await runPlugins({ ...page, resolveLinks: () => () => undefined }, [plugin], 1000);
  expect([...failed.values()]).toEqual([]);
  return tree;
}

/** The HTML of a page after a rehype plugin has run. */
async function htmlOf(text: string, change: Change): Promise<string> {
  const tree = await run(text, change);
  const transformed = () => ({ tree, problems: [], isComplete: true });
  const context = { ...standalone, policy: 'lenient', transformed } as const;
  const { compiled, problems } = compileMarkdown('docs/a.md', text, context);
  expect(problems.filter(({ severity }) => severity === undefined)).toEqual([]);
  return compiled.body.map((segment) => (segment.kind === 'html' ? segment.html : JSON.stringify(segment))).join('');
}

const onEach =
  (tagName: string, change: (node: Element, replace: (by: ElementContent) => void) => void): Change =>
  (html) =>
    walkHtml(html, (node, index, parent) => {
      if (node.type !== 'element' || node.tagName !== tagName) return undefined;
      change(node, (by) => (parent.children[index] = by));
      return index + 1;
    });

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
  const data = { hName: 'em', hProperties: { className: ['soft'] } };
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
});
