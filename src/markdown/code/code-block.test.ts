import { expect, test } from 'vitest';
import { toHtml } from 'hast-util-to-html';
import { codeBlock } from './code-block';

const htmlOf = (value: string): string => toHtml(codeBlock({ type: 'code', lang: 'yaml', value }));

test('only code that a phone cannot show unwrapped has a button to wrap it', () => {
  expect(htmlOf('api:\nweb:')).not.toContain('code-wrap');
  expect(htmlOf(`a: 1\nb: ${'x'.repeat(28)}`)).toContain('code-wrap');
});
