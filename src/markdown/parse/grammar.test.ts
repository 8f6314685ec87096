import type { Root, RootContent } from 'mdast';
import { describe, expect, test } from 'vitest';
import { parseText } from './grammar';
import { walk } from '../walk';

function linksOf(tree: Root): string[] {
  const found: string[] = [];
  walk(tree, (node: RootContent) => {
    if (node.type === 'link') found.push(node.url);
    return undefined;
  });
  return found;
}

describe('a bare address', () => {
  test.each([
    ['See https://example.com/a_b_c.', 'https://example.com/a_b_c'],
    ['See www.example.com now.', 'http://www.example.com'],
    ['Write to me@example.com.', 'mailto:me@example.com'],
    ['\\[a](https://example.com/x)', 'https://example.com/x'],
    ['`a` and https://example.com/x and `b`', 'https://example.com/x'],
    ['```\ncode\n```\n\nhttps://example.com/x', 'https://example.com/x'],
    ['- ```\n  code\n  ```\n- https://example.com/x', 'https://example.com/x'],
    ['\\` https://example.com/x `', 'https://example.com/x'],
  ])('becomes a link: %s', (text, url) => {
    expect(linksOf(parseText(text))).toEqual([url]);
  });

  test.each(['`https://example.com`', '```\nhttps://example.com\n```', 'An @decorator.'])('stays code: %s', (text) => {
    expect(linksOf(parseText(text))).toEqual([]);
  });

  test('stands beside a written link', () => {
    const text = '[a](https://example.com/a) and https://example.com/b';
    expect(linksOf(parseText(text))).toEqual(['https://example.com/a', 'https://example.com/b']);
  });
});

test('each grammar is kept by itself', () => {
  const text = 'a <b>c</b> $d$';
  const kinds = [true, false].flatMap((math) =>
    [true, false].map((mdx) => {
      const [paragraph] = parseText(text, { math }, mdx).children;
      return paragraph && 'children' in paragraph ? paragraph.children.map(({ type }) => type) : [];
    }),
  );
  const [tag, html] = [['mdxJsxTextElement'], ['html', 'text', 'html']];
  expect(kinds).toEqual([
    ['text', ...tag, 'text', 'inlineMath'],
    ['text', ...html, 'text', 'inlineMath'],
    ['text', ...tag, 'text'],
    ['text', ...html, 'text'],
  ]);
});

test('tables, footnotes, tasks and struck text are read with and without bare addresses', () => {
  const text = '| a |\n| - |\n| ~~b~~[^1] |\n\n- [x] done\n\n[^1]: Note.\n';
  const types = (tree: Root): string[] => {
    const found: string[] = [];
    walk(tree, (node) => {
      found.push(node.type === 'listItem' && node.checked === true ? 'task' : node.type);
      return undefined;
    });
    return found;
  };
  const without = types(parseText(text));
  expect(without).toEqual(
    expect.arrayContaining(['table', 'delete', 'task', 'footnoteReference', 'footnoteDefinition']),
  );
  expect(types(parseText(`${text}\n\nhttps://example.com`)).slice(0, without.length)).toEqual(without);
});
