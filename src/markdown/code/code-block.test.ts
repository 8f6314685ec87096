import { expect, test } from 'vitest';
import { toHtml } from 'hast-util-to-html';
import { compileMarkdown } from '../compile';
import { codeBlock } from './code-block';

const htmlOf = (value: string): string => toHtml(codeBlock({ type: 'code', lang: 'yaml', value }));

test('only code that a phone cannot show unwrapped has a button to wrap it', () => {
  expect(htmlOf('api:\nweb:')).not.toContain('code-wrap');
  expect(htmlOf(`a: 1\nb: ${'x'.repeat(28)}`)).toContain('code-wrap');
});

test('the title of a component may have quotes of both kinds', () => {
  const tag = `<CodeBlock language="yaml" title={'a "b" c\\'s {1} showLineNumbers'}>\n\na: 1\n\n</CodeBlock>`;
  const { compiled, problems } = compileMarkdown('docs/a.md', tag);
  expect(problems).toEqual([]);
  expect(JSON.stringify(compiled.body)).toContain(`code-title\\">a \\"b\\" c's {1} showLineNumbers</span>`);
  expect(JSON.stringify(compiled.body)).not.toMatch(/line-marked|code-numbered/);
});
