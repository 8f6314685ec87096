import { expect, test } from 'vitest';
import { compileMarkdown } from './compile';
import { standalone } from './page-context';
import { parseText } from './parse/grammar';

test('a tree that cannot be compiled is a problem of its page', () => {
  const tree = { type: 'root' as const, children: Array<never>(1) };
  const transformed = () => ({ tree, problems: [], isComplete: true });
  const broken = { ...standalone, transformed };
  Object.defineProperty(tree.children, 0, {
    get: () => {
      throw new Error('no node');
    },
  });
  const { parsed, problems } = compileMarkdown('docs/a.md', 'Text.', broken);
  expect(parsed).toBe(false);
  expect(problems.map(({ what }) => what)).toEqual([
    'What the remark plugins of the tree made of this page cannot be compiled: no node',
  ]);
});

test('the page shows what plugins made of it, and its Markdown export is the source', () => {
  const tree = parseText('[a](./new.md)');
  const context = { ...standalone, transformed: () => ({ tree, problems: [], isComplete: true }) };
  const { compiled } = compileMarkdown('docs/a.md', '[a](./old.md)', context);
  expect(JSON.stringify(compiled.body)).toContain('/docs/new');
  expect(compiled.markdown).toMatch(/\/docs\/old\)$/);
});
