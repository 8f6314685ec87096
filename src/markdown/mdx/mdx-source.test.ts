import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { moduleFromRoot } from './modules';

const compile = (body: string) => compileMarkdown('docs/guide/page.mdx', body);

describe('the MDX source of a page', () => {
  test('has its modules by their place in the tree', () => {
    const { compiled } = compile("import Part from './part.jsx';\nimport React from 'react';\n\n<Part />\n");
    expect(compiled.mdxSource).toContain('import Part from "@site/docs/guide/part.jsx";');
    expect(compiled.mdxSource).toContain('import React from "react";');
  });

  test('keeps its expressions and components, and compiles what is in them', () => {
    const body =
      'export const Box = ({ children }) => <b>{children}</b>;\n\n<Box size={1 + 1} label="x">\n\n:::tip\nText.\n:::\n\n</Box>\n\nSum: {1 + 1}.\n';
    const { mdxSource } = compile(body).compiled;
    expect(mdxSource).toContain('<Box size={1 + 1} label={"x"}>');
    expect(mdxSource).toContain('admonition admonition-tip');
    expect(mdxSource).toMatch(/\{1 \+ 1\}<span className="prose-run"/);
  });

  test('has attributes as React takes them', () => {
    const body = 'export const Box = () => null;\n\n<Box class="a" on style="top: 0" size={1} {...{ b: 2 }} />\n';
    expect(compile(body).compiled.mdxSource).toContain('<Box className={"a"} on size={1} {...{ b: 2 }}>');
  });

  test('runs a registered component whose attributes are computed', () => {
    const { compiled, problems } = compile(
      'export const first = [\'a\'].at(0);\n\n<Tabs defaultValue={first}>\n<TabItem value="a">\n\nA\n\n</TabItem>\n</Tabs>\n',
    );
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toContain('<Site.Tabs defaultValue={first}>');
    expect(compiled.mdxSource).toContain('<Site.TabItem {...{"value":"a"}}>');
  });

  test('runs it under the name that the page gives it', () => {
    const body = "import Reiter from '@theme/Tabs';\n\n<Reiter defaultValue={['a'].at(0)}>\n\nA\n\n</Reiter>\n";
    expect(compile(body).compiled.mdxSource).toContain("<Site.Tabs defaultValue={['a'].at(0)}>");
  });

  test('has headings, links and sections like any other page', () => {
    const { compiled } = compile('## Result {#own}\n\n[There](../other.md) are {frontMatter.count}.\n');
    expect(compiled.headings).toEqual([{ level: 2, id: 'own', text: 'Result' }]);
    expect(compiled.mdxSource).toContain('/docs/other');
    expect(compiled.links).toHaveLength(1);
  });

  test('imports nothing that the compiler knows, but has what is still used of it', () => {
    const { mdxSource } = compile(
      "import Tabs from '@theme/Tabs';\nimport Own, { part } from './own.jsx';\nexport const size = 2;\n\n<Own />\n",
    ).compiled;
    expect(mdxSource).not.toContain('@theme/Tabs');
    expect(mdxSource).toContain('import Own from "@site/docs/guide/own.jsx";');
    expect(mdxSource).toContain('import { part as part } from "@site/docs/guide/own.jsx";');
    expect(mdxSource).toContain('export const size = 2;');
    const using = "import Tabs from '@theme/Tabs';\nexport const Own = () => <Tabs />;\n\n<Own />\n";
    expect(compile(using).compiled.mdxSource).toContain('import Tabs from "@theme/Tabs";');
  });

  test.each([
    ['Tabs', 'export const Tabs = Site.Tabs;'],
    ['DocCardList', ''],
  ])('has the registered component for a missing module, if it runs: %s', (name, expected) => {
    const body = `import ${name} from './${name}.jsx';\nexport const Own = () => <${name} />;\n\n<Own />\n`;
    expect(compile(body).compiled.mdxSource.match(/^.*Site\.\w+.*$/m)?.[0] ?? '').toBe(expected);
  });

  test('runs for the sake of one computed attribute', () => {
    const { compiled, problems } = compile(
      '<Tabs defaultValue={[1].join()}>\n<TabItem value="1">A</TabItem>\n</Tabs>\n',
    );
    expect(problems).toEqual([]);
    expect(compiled.needsMdx).toBe(true);
    expect(compiled.mdxSource).toContain('<Site.Tabs defaultValue={[1].join()}>');
  });

  test('leaves out what uses an unknown name: it would stop the page', () => {
    const { compiled, problems } = compile('export const a = [1].at(0);\n\nIt is {a} and {nowhere}.\n');
    expect(problems).toHaveLength(1);
    expect(compiled.mdxSource).toContain('{a}');
    expect(compiled.mdxSource).not.toContain('{nowhere}');
    const partly = compile('<Tabs defaultValue={[1].join()} groupId={nowhere}>\n\nA\n\n</Tabs>\n');
    expect(partly.compiled.mdxSource).toContain('<Site.Tabs');
    expect(partly.compiled.mdxSource).not.toContain('nowhere');
  });

  test('gives a component that contains only text a string, which it may read', () => {
    const box = 'export const Box = ({ children }) => <pre>{children.trim()}</pre>;\n\n';
    const { mdxSource } = compile(`${box}<Box>\n  {\`a & <b> "c"\`}\n</Box>\n\nA <Box>d</Box> e.\n`).compiled;
    expect(mdxSource).toContain('<Box>{"a & <b> \\"c\\""}</Box>');
    expect(mdxSource).toContain('<Box>{"d"}</Box>');
    expect(compile(`${box}<Box>\n\nA *b*.\n\n</Box>\n`).compiled.mdxSource).toContain('<Box><div');
  });

  test('has no brace in strings, because each would have the whole page parsed once more', () => {
    const body = 'export const Box = () => null;\n\n<Box data="{1}, {2}" />\n\n```js\nconst a = {};\n```\n';
    const { mdxSource } = compile(body).compiled;
    expect(mdxSource).toContain(String.raw`<Box data={"{1\u007d, {2\u007d"}>`);
    expect(mdxSource.split('prose-run')[1]).toContain(String.raw`{\u007d`);
  });

  test('is empty for a page that does not run', () => {
    expect(compile('Text.').compiled.mdxSource).toBe('');
  });

  test('leaves no source in what lists show', () => {
    const { compiled } = compile('export const a = 1;\n\nIt is {a}.\n');
    expect(JSON.stringify(compiled.excerpt)).not.toContain('{a}');
  });
});

test.each([
  ['./part.jsx', '@site/docs/guide/part.jsx'],
  ['./über part.jsx', '@site/docs/guide/über part.jsx'],
  ['../../static/js/a.jsx', '@site/static/js/a.jsx'],
  ['!!yaml-loader!../data.yaml', '@site/docs/data.yaml'],
  ['@site/src/a', '@site/src/a'],
  ['react', 'react'],
])('the module %s is %s', (source, name) => {
  expect(moduleFromRoot(source, 'docs/guide/page.mdx')).toBe(name);
});
