import { expect, test } from 'vitest';
import { namesIn } from './names';

test.each([
  ["<>{/* A */}<T label={'Cup'} of=\"Lid\">It's a Cup</T></>", ['T']],
  ['<parts.Cup at={{ Lid: 1 }} />', ['parts']],
  ['const own = { Cup, lid: Lid.of };', ['own', 'Cup', 'Lid']],
  ["import Cup from './lid.mdx';", []],
])('names in %s', (code, names) => {
  expect([...namesIn(code)]).toEqual(names);
});

test('of code that cannot be read, every word may be a name', () => {
  expect(namesIn('<Cup label="Lid"')).toContain('Lid');
});
