import { expect, test } from 'vitest';
import compilePage from './compile-page';

const compiled = (source: string): Promise<unknown> =>
  new Promise((resolve) => {
    compilePage.call({ async: () => (error, code) => resolve(error ?? code) }, source);
  });

test('the source of a page becomes a component without JSX', async () => {
  const code = await compiled("import Box from './box';\n\n{<>\n<Box />\n</>}\n");
  expect(code).toContain('export default function MDXContent');
  expect(code).not.toContain('<Box');
});

test('what cannot be compiled is told', async () => {
  expect(await compiled('{<>\n<Box\n</>}\n')).toBeInstanceOf(Error);
});
