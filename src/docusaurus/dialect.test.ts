import { expect, test } from 'vitest';
import { defaultSyntax } from '../config/site-config';
import { compileMarkdown } from '../markdown/compile';
import { standalone } from '../markdown/page-context';
import { parseText } from '../markdown/parse/grammar';
import { dialect, rewriteOldSyntax } from './dialect';

test.each([
  ['A\n\n```mdx-code-block\n<b>B</b>\n```\n\nC', 'A\n\n\n<b>B</b>\n\n\nC'],
  ['  ``` mdx-code-block\n  <b />\n  ```', '\n  <b />\n'],
  ['````mdx-code-block\n```js\na\n```\n````', '\n```js\na\n```\n'],
  ['```mdx-code-block\n```\n```js\na\n```', '\n\n```js\na\n```'],
  ['```js\nmdx-code-block\n```', '```js\nmdx-code-block\n```'],
])('code blocks for MDX are no code: %j', (body, unwrapped) => {
  expect(dialect.rewrite(body, defaultSyntax)).toBe(unwrapped);
});

test('what is in such a block is part of the page in a tree made for Docusaurus', () => {
  const body = '```mdx-code-block\n<details>\n```\n\n## Inside\n\n```mdx-code-block\n</details>\n```\n';
  const { compiled, problems } = compileMarkdown('docs/a.md', body, { ...standalone, policy: 'lenient', dialect });
  expect(problems).toEqual([]);
  expect(compiled.headings.map(({ id }) => id)).toEqual(['inside']);
  expect(JSON.stringify(compiled.body)).not.toContain('mdx-code-block');
});

test('what plugins add may be written as in Docusaurus', () => {
  const lines = [
    '<DocCardList items={[1]} />',
    '<Tabs><TabItem value="a">',
    "import A from './a.js';",
    '</TabItem></Tabs>',
  ];
  const tree = parseText(lines.join('\n\n'));
  const transformed = () => ({ tree, problems: [], isComplete: true });
  const { mdxSource } = compileMarkdown('docs/a.mdx', 'Old.', { ...standalone, dialect, transformed }).compiled;
  expect(mdxSource).toContain('import CardList from "@theme/CardList";');
  expect(mdxSource).toContain('import A from "@site/docs/a.js";');
  expect(mdxSource).toContain('<CardList items={[1]}');
});

test.each([
  ["import Mermaid from '@theme/Mermaid';", '<Mermaid value={`\ngraph TD\n  A --> B\n`} />'],
  ["import { Mermaid } from 'mdx-mermaid/Mermaid';", '<Mermaid chart={"graph TD\\n  A --> B"} />'],
  [
    "import Chart from '@theme/Mermaid';\nimport Details from '@theme/Details';",
    '<Chart value={"graph TD\\n  A --> B"} />\n\n<Details>Text</Details>',
  ],
])('components for diagrams are diagrams: %s', (imports, use) => {
  const body = `${imports}\n\n${use}\n`;
  const { compiled, problems } = compileMarkdown('docs/a.mdx', body, { ...standalone, policy: 'lenient', dialect });
  expect(problems).toEqual([]);
  expect(JSON.stringify(compiled.body)).toContain('<svg');
});

test('a diagram whose text is computed keeps its component', () => {
  const body = "import Mermaid from '@theme/Mermaid';\n\n<Mermaid value={makeChart()} />\n";
  const { problems } = compileMarkdown('docs/a.mdx', body, { ...standalone, policy: 'lenient', dialect });
  expect(problems[0]?.what).toContain('`Mermaid`');
});

test('a declaration right behind an import is exported, and code stays code', () => {
  expect(rewriteOldSyntax("import a from './a';\nconst b = () => 1;\n\nconst words")).toBe(
    "import a from './a';\nexport const b = () => 1;\n\nconst words",
  );
  const code = "```js\nimport a from 'a';\nconst b = 1;\n\n    c();\n```";
  expect(rewriteOldSyntax(code)).toBe(code);
  const after = 'Run\n\n    make\n';
  expect(rewriteOldSyntax(`\`\`\`js\na\n\`\`\`\`\n${after}`)).toBe('```js\na\n````\nRun\n```\nmake\n```');
});

test('an indented block is code on the same lines', () => {
  expect(rewriteOldSyntax('Run\n\n    make {all}\n\n      test\n\nand wait.')).toBe(
    'Run\n```\nmake {all}\n\n  test\n```\nand wait.',
  );
  expect(rewriteOldSyntax('Run\n\n    make')).toBe('Run\n```\nmake\n```');
});

test.each([
  '- One\n\n    Two',
  '<Tabs>\n\n    <TabItem />\n\n</Tabs>',
  ':::note\n\n    Words\n\n:::',
  'Words\n    more',
])('%j stays as it is', (text) => {
  expect(rewriteOldSyntax(text)).toBe(text);
});

test('what is in the head of a page is no text of it, and its component is imported once', () => {
  const head = '<head><title>Secret</title></head>';
  for (const body of [`${head}\n\nText.\n`, `import Head from '@docusaurus/Head';\n\n${head}\n\nText.\n`]) {
    const { compiled, problems } = compileMarkdown('docs/a.mdx', body, { ...standalone, policy: 'lenient', dialect });
    expect(problems).toEqual([]);
    expect(compiled.sections.map(({ text }) => text)).toEqual(['Text.']);
    expect(compiled.mdxSource.match(/import Head from/g)).toHaveLength(1);
    expect(compiled.mdxSource).toContain('Secret');
  }
});
