import { expect, test } from 'vitest';
import { compileMarkdown } from '../../markdown/compile';
import { standalone } from '../../markdown/page-context';
import { settleGenerated } from './generated-nodes';
import { parseText } from '../../markdown/parse/grammar';

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
    'What the remark and rehype plugins of the tree made of this page cannot be compiled: no node',
  ]);
});

test('the page shows what plugins made of it, and its Markdown export is the source', () => {
  const tree = parseText('[a](./new.md)');
  const context = { ...standalone, transformed: () => ({ tree, problems: [], isComplete: true }) };
  const { compiled } = compileMarkdown('docs/a.md', '[a](./old.md)', context);
  expect(JSON.stringify(compiled.body)).toContain('/docs/new');
  expect(compiled.markdown).toMatch(/\/docs\/old\)$/);
});

test.each([
  ['none ran', undefined],
  ['they changed nothing', { problems: [], isComplete: true }],
])('a mistake of this code is not said to be one of a plugin if %s', (_, made) => {
  const broken = {
    ...standalone,
    transformed: () => made,
    addressOf: () => {
      throw new Error('no address');
    },
  };
  expect(() => compileMarkdown('docs/a.md', '[b](./b.md)', broken)).toThrow('no address');
});

test('what looks like a directive in the text that a plugin adds is text', () => {
  const text = 'Run foo:bar now, ::leaf and :abbr[short]{title="long"}.';
  const tree = parseText(text);
  settleGenerated(tree, new Set());
  const { compiled } = compileMarkdown('docs/a.md', 'Old.', {
    ...standalone,
    transformed: () => ({ tree, problems: [], isComplete: true }),
  });
  expect(compiled.sections[0]?.text).toContain(text);
});
