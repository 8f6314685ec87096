import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';

test.each([
  ['`a${1}\\u00e4`', 'a1ä'],
  ["'a' + 1", 'a1'],
  ["1 + 'a'", '1a'],
  ["['a'][0]", 'a'],
  ['1 + 1', undefined],
  ["['a'].at(0)", undefined],
])('an expression has the value that running it would give, or has to run: %s', (code, value) => {
  const { body, needsMdx } = compileMarkdown('docs/a.mdx', `<b title={${code}}>A</b>\n`).compiled;
  expect(needsMdx).toBe(value === undefined);
  if (value !== undefined) expect(JSON.stringify(body)).toContain(JSON.stringify(`title="${value}"`).slice(1, -1));
});
