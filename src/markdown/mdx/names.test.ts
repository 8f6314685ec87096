import type { Program } from 'estree';
import { expect, test } from 'vitest';
import { declaredNames, freeNames, namesIn, parseModule } from './names';

test.each([
  ["<>{/* A */}<T label={'Cup'} of=\"Lid\">It's a Cup</T></>", ['T']],
  ['<parts.Cup at={{ Lid: 1 }} />', ['parts']],
  ['<svg viewBox="0 0"><foreignObject><Cup tabIndex={1} /></foreignObject></svg>', ['Cup']],
  ['const own = { Cup, lid: Lid.of };', ['own', 'Cup', 'Lid']],
  ["import Cup from './lid.mdx';", []],
])('names in %s', (code, names) => {
  expect([...namesIn(code)]).toEqual(names);
});

test.each([
  ['(a, [b, { c: d = 1 }], ...e) => a + b + d + e', ''],
  ['function f(a) { const { b, ...c } = a; return b + c + lid; }', 'lid'],
  ['() => { class C {} try { f(new C()); } catch (error) { return (function g() { return error; })(); } }', 'f'],
  ['cups.map((cup) => cup.lid[size])', 'cups size'],
  ['<Cup lid={{ of: toc }} {...props} at={Math.max(JSON.a)} />', 'Cup toc'],
  ['(() => { throw new Error(Symbol.iterator, TypeError, new Uint8Array(BigInt(parseInt(lid)))); })()', 'lid'],
])('%s uses %j of the page', (code, names) => {
  expect(
    freeNames(parseModule(code) as Program | undefined)
      .sort()
      .join(' '),
  ).toBe(names);
});

test('of code that cannot be read, every word may be a name', () => {
  expect(namesIn('<Cup label="Lid"')).toContain('Lid');
});

test.each([
  ["import A, { b as c } from './a';\nimport * as d from './d';", 'A c d'],
  ['const { a, b: [c = 1, , ...d], ...e } = f;', 'a c d e'],
  ['export const a = 1, b = () => { const inner = 2; };', 'a b'],
  ['export function a(b) {}\nclass C {}', 'a C'],
  ["export { a as frontMatter };\nexport { b } from './b';\nexport * from './c';", 'frontMatter b'],
  ['{<>\n<p>frontMatter</p>\n</>}', ''],
  ['const = 1', ''],
])('%s', (code, names) => {
  expect([...declaredNames(code)].join(' ')).toBe(names);
});
