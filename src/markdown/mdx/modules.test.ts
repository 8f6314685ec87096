import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { layoutTags, moduleFromRoot, withLayout, withoutExports, withRootedRequests } from './modules';

test.each([
  ['./part.jsx', '@site/docs/core/part.jsx'],
  ['../b c.js', '@site/docs/b c.js'],
  ['!!raw-loader!./a.txt', '@site/docs/core/a.txt'],
  ['raw-loader!react', 'react'],
  ['@site/src/a', '@site/src/a'],
])('the module %s of a page is %s in its MDX source', (source, module) => {
  expect(moduleFromRoot(source, 'docs/core/a.mdx')).toBe(module);
});

test.each([
  ["require('./a.png').default", "require('@site/docs/a.png').default"],
  ['import( "../b.js" )', 'import( "@site/b.js" )'],
  ['require(`!!raw-loader!./a.txt`)', 'require(`!!raw-loader!@site/docs/a.txt`)'],
  ["require('a')", "require('a')"],
  ["myrequire('./a')", "myrequire('./a')"],
  ["require('./a' + b)", "require('./a' + b)"],
])('the request %s becomes %s', (code, rooted) => {
  expect(withRootedRequests(code, 'docs/a.mdx')).toBe(rooted);
});

describe('the default export of a page is its layout', () => {
  test.each<[string, string[]]>([
    ['export default A;', ['const MDXLayout = A;']],
    ['export default (props) => props.children;', ['const MDXLayout = (props) => props.children;']],
    ["export { default } from './l';", ["import { default as MDXLayout } from './l';"]],
    [
      "export { A as default, b, c as d } from './l';",
      ["import { A as MDXLayout } from './l';", "export { b, c as d } from './l';"],
    ],
    ['const A = 1;\nexport { A as default };', ['const A = 1;', 'const MDXLayout = A;']],
    ['const A = 1;\nexport { A as "default", A };', ['const A = 1;', 'const MDXLayout = A;', 'export { A };']],
    ["import a from 'a';\nexport const b = 1;", ["import a from 'a';", 'export const b = 1;']],
    ['export default {', ['export default {']],
  ])('%j', (code, statements) => {
    expect(withLayout(code)).toEqual(statements);
    const hasLayout = statements.some((text) => text.includes('MDXLayout'));
    expect(layoutTags(statements)).toEqual(hasLayout ? ['<MDXLayout {...props}>', '</MDXLayout>'] : ['<>', '</>']);
  });

  test('which only such statements bring', () => {
    expect(layoutTags(['const MDXLayouts = 1;', 'const a = "const MDXLayout = 1";'])).toEqual(['<>', '</>']);
  });
});

test('a function exports nothing, but keeps what is declared', () => {
  const code =
    "import a from 'a';\nexport * from 'b';\nconst c = 1;\nexport { c };\nexport const d = 2;\nexport default c;";
  expect(withoutExports(code)).toEqual(["import a from 'a';", 'const c = 1;', 'const d = 2;', 'const MDXLayout = c;']);
});

describe('a page that runs has what it imports and exports', () => {
  const sourceOf = (code: string, uses: string): string =>
    compileMarkdown('docs/a.mdx', `${code}\n\n${uses}\n`).compiled.mdxSource;

  test.each([
    ["import A from './a.js';", 'import A from "@site/docs/a.js";'],
    ["import * as A from './a.js';", 'import * as A from "@site/docs/a.js";'],
    ["import { B as A } from './a.js';", 'import { B as A } from "@site/docs/a.js";'],
    ["import { 'b-c' as A } from './a.js';", 'import { "b-c" as A } from "@site/docs/a.js";'],
    ["import A, { b } from './a.js';", 'import { b as b } from "@site/docs/a.js";'],
    ["import './a.css';\nimport A from 'a';", 'import "@site/docs/a.css";'],
    ["export { b } from './b.js';\nimport A from 'a';", 'export { b } from "@site/docs/b.js";'],
    ["export const A = () => require('./b.js');", "export const A = () => require('@site/docs/b.js');"],
  ])('%s', (code, written) => expect(sourceOf(code, '<A />')).toContain(`${written}\n`));
});
