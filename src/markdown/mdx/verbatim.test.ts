import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';

const compile = (css: string) =>
  compileMarkdown('docs/page.mdx', `<style>{\`${css}\`}</style>\n`, { ...standalone, policy: 'lenient' });
const sheetOf = (css: string): string | undefined =>
  /__html: ("(?:[^"\\]|\\.)*")/.exec(compile(css).compiled.mdxSource)?.[1];

test.each([
  ['.a { color: red }', '.a { color: red }', 0],
  ['.a > .b::before { content: "//x" }', '.a > .b::before { content: "//x" }', 0],
  ['/* one\ntwo */.a { top: 0 }/* three */', '.a { top: 0 }', 0],
  ["@import 'https://fonts.example/a;b.css'; .a { top: 0 }", ' .a { top: 0 }', 1],
  ['@import url(https://fonts.example/a?wght@300;400);.a { top: 0 }', '.a { top: 0 }', 1],
  ['@import "./b//c.css";.a { top: 0 }', '@import "./b//c.css";.a { top: 0 }', 0],
  ['@import "//fonts.example/a.css" screen;.a { top: 0 }', '.a { top: 0 }', 1],
  ['@import url( http://fonts.example/a.css );.a { top: 0 }', '.a { top: 0 }', 1],
  [
    '@IMPORT url("https://fonts.example/a.css") print;@import "./b.css";.a { top: 0 }',
    '@import "./b.css";.a { top: 0 }',
    1,
  ],
  ['/* @import "https://fonts.example/a.css"; */.a { top: 0 }', '.a { top: 0 }', 0],
])('the style sheet of a page from elsewhere is %j without what it imports from other sites', (css, kept, warnings) => {
  expect(JSON.parse(sheetOf(css) ?? 'null')).toBe(kept);
  expect(compile(css).problems.map(({ what }) => what)).toEqual(
    Array.from({ length: warnings }, () => 'The style sheet is used without what it imports from other sites.'),
  );
});
