import { expect, test } from 'vitest';
import { compileMarkdown } from '../../markdown/compile';
import { standalone } from '../../markdown/page-context';
import { dialect } from './dialect';

test.each([
  ['A\n\n```mdx-code-block\n<b>B</b>\n```\n\nC', 'A\n\n\n<b>B</b>\n\n\nC'],
  ['  ``` mdx-code-block\n  <b />\n  ```', '\n  <b />\n'],
  ['````mdx-code-block\n```js\na\n```\n````', '\n```js\na\n```\n'],
  ['```mdx-code-block\n```\n```js\na\n```', '\n\n```js\na\n```'],
  ['```js\nmdx-code-block\n```', '```js\nmdx-code-block\n```'],
])('%j', (body, unwrapped) => {
  expect(dialect.rewrite(body)).toBe(unwrapped);
});

test('what is in such a block is part of the page in a tree made for Docusaurus', () => {
  const body = '```mdx-code-block\n<details>\n```\n\n## Inside\n\n```mdx-code-block\n</details>\n```\n';
  const { compiled, problems } = compileMarkdown('docs/a.md', body, { ...standalone, policy: 'lenient', dialect });
  expect(problems).toEqual([]);
  expect(compiled.headings.map(({ id }) => id)).toEqual(['inside']);
  expect(JSON.stringify(compiled.body)).not.toContain('mdx-code-block');
});
