import { expect, test } from 'vitest';
import { rewriteOldSyntax } from './old-syntax';

test('a declaration right behind an import is exported, and code stays code', () => {
  expect(rewriteOldSyntax("import a from './a';\nconst b = () => 1;\n\nconst words")).toBe(
    "import a from './a';\nexport const b = () => 1;\n\nconst words",
  );
  const code = "```js\nimport a from 'a';\nconst b = 1;\n\n    c();\n```";
  expect(rewriteOldSyntax(code)).toBe(code);
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
