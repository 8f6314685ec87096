import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';
import { exportOfPartial } from './imports';

/** A page of a tree that has these files. */
const compile = (body: string, ...files: readonly string[]) =>
  compileMarkdown('docs/guide/page.mdx', body, {
    ...standalone,
    hasFile: (file) => files.includes(file),
    readText: (file) => (files.includes(file) ? 'name: One' : undefined),
  });
const messages = (body: string, ...files: readonly string[]) =>
  compile(body, ...files).problems.map(({ line, what, remedy }) => `${line}: ${what} ${remedy}`);

test('a file that is asked for as raw text is its text', () => {
  const { compiled, problems } = compile(
    'import source from \'!!../code.ts?raw\';\n\n<CodeBlock language="ts">{source}</CodeBlock>\n',
    'docs/code.ts',
  );
  expect(problems).toEqual([]);
  expect(JSON.stringify(compiled.body)).toContain('One');
});

test('the headings that a Markdown file exports have their own ids, or ids made from their texts', () => {
  const text = '# Title\n\n## One `two`\n\n### Three {#Own_Id}\n\n## One two\n';
  const toc = exportOfPartial('toc', 'docs/_part.md', { ...standalone, readText: () => text });
  expect(toc).toEqual([
    { value: 'One two', id: 'one-two', level: 2 },
    { value: 'Three', id: 'Own_Id', level: 3 },
    { value: 'One two', id: 'one-two-1', level: 2 },
  ]);
});

test.each(['0', 'false', 'null', '""'])('data may be %s, and a file without any is reported', (content) => {
  const problems = (text: string) =>
    compileMarkdown('docs/page.mdx', "import data from './a.json';\n\nA {data}\n", {
      ...standalone,
      hasFile: () => true,
      readText: () => text,
    }).problems;
  expect(problems(content)).toEqual([]);
  expect(problems('{')).toMatchObject([{ line: 1 }]);
});

test.each([
  ['nope', 'nope'],
  ['nope/lib/a.js', 'nope'],
  ['@of/nope/a', '@of/nope'],
])('of the import of %s it is told that the package %s is not installed', (path, name) => {
  const said = (policy: 'strict' | 'lenient') =>
    compileMarkdown('docs/page.mdx', `import A from '${path}';\nimport B from 'react';\n\n<A />\n\n<B />\n`, {
      ...standalone,
      policy,
      hasPackage: (asked) => asked === 'react',
    }).problems.map(({ line, what }) => `${line}: ${what}`);
  expect(said('strict')).toEqual([`1: The package \`${name}\` is not installed.`]);
  expect(said('lenient')).toEqual([]);
});

test('a module of Node is not one that can be installed', () => {
  const { problems } = compileMarkdown('docs/page.mdx', "import fs from 'fs';\n\n{fs}\n", {
    ...standalone,
    hasPackage: () => false,
  });
  expect(problems.map(({ what }) => what)).toEqual([
    'The import of `fs` is not allowed because it is outside of the content.',
  ]);
});

test.each([
  ['/img/a.png', '/img/a.png'],
  ['img/a.png', '/img/a.png'],
  ['https://a.example/b.png', 'https://a.example/b.png'],
])('`useBaseUrl` gives %s the address %s', (written, address) => {
  const body = `import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img alt="A" src={useBaseUrl('${written}')} />\n`;
  expect(JSON.stringify(compile(body, 'static/img/a.png').compiled)).toContain(`src=\\"${address}\\"`);
});

describe('an imported component', () => {
  test.each([
    ["import Details from '@site/src/components/Details';", 'Details', 'src/components/Details.jsx'],
    ["import Details from './details';", 'Details', 'docs/guide/details/index.tsx'],
    ["import Details from '../../static/js/details.jsx';", 'Details', 'static/js/details.jsx'],
    ["import ApiEndpoint from '@site/static/js/api_endpoint.jsx';", 'ApiEndpoint', 'static/js/api_endpoint.jsx'],
    ["import Tabs from '@theme/Tabs';", 'Tabs', 'src/theme/Tabs/index.js'],
  ])('is the module of the tree: %s', (line, name, file) => {
    const { compiled, problems } = compile(`${line}\n\n<${name} any="thing">\n\nText.\n\n</${name}>\n`, file);
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toContain(`import ${name} from `);
    expect(compiled.mdxSource).toContain(`<${name} any={"thing"}>`);
  });

  test.each([
    "import Details from '@site/src/components/Details';",
    "import Details from './details';",
    "import Details from '@theme/Details';",
  ])('is the one of the registry where the tree has no such module: %s', (line) => {
    const { compiled, problems } = compile(`${line}\n\n<Details summary="More">\n\nText.\n\n</Details>\n`);
    expect(problems).toEqual([]);
    expect(compiled.needsMdx).toBe(false);
    expect(JSON.stringify(compiled.body)).toContain('<summary>More</summary>');
  });

  test('is the one of the registry under another name as well', () => {
    const { compiled, problems } = compile(
      'import Fold from \'@site/src/components/details\';\n\n<Fold summary="More">\n\nText.\n\n</Fold>\n',
    );
    expect(problems).toEqual([]);
    expect(JSON.stringify(compiled.body)).toContain('<summary>More</summary>');
  });

  test('that is neither is reported once, with the nearest names', () => {
    expect(messages("import Detials from '@site/src/Detials';\n\n<Detials />\n")).toEqual([
      '1: The imported file `src/Detials` does not exist. Did you mean `Details`?',
    ]);
    expect(messages("import ApiEndpont from './ApiEndpont';\n\n<ApiEndpont />\n")).toEqual([
      '1: The imported file `docs/guide/ApiEndpont` does not exist. Did you mean `ApiEndpoint`?',
    ]);
  });

  test('is what a mistyped tag may mean', () => {
    expect(messages("import Steam from './steam.jsx';\n\n<Steem />\n", 'docs/guide/steam.jsx')).toEqual([
      '3: Unknown component `<Steem>`. Did you mean `Steam`?',
    ]);
  });
});

test.each(['./_gone.md', './Gone', '!!raw-loader!./gone.yml'])(
  'a missing file of a tree made for Docusaurus is left to the check of its modules: %s',
  (missing) => {
    const { compiled, problems } = compileMarkdown('docs/page.mdx', `import Gone from '${missing}';\n\n<Gone />\n`, {
      ...standalone,
      policy: 'lenient',
      hasFile: () => false,
    });
    expect(problems).toEqual([]);
    expect(compiled.modules).toHaveLength(1);
  },
);

test('what only a theme of a package may have is imported, and where there is none, it does not exist', () => {
  const compiledWith = (module: string, hasFurtherThemes: boolean) =>
    compileMarkdown('docs/a.mdx', `import Item from '${module}';\n\n<Item param={{ name: 'a' }} />\n`, {
      ...{ ...standalone, hasFile: () => false, hasFurtherThemes: () => hasFurtherThemes },
    });
  const { compiled, problems } = compiledWith('@theme/ParamsItem', true);
  expect(problems).toEqual([]);
  expect(compiled.modules.map(({ module }) => module)).toEqual(['@theme/ParamsItem']);
  const errors = [
    ...compiledWith('@theme/ParamsItem', false).problems,
    ...compiledWith('@docusaurus/x', true).problems,
  ];
  expect(errors.map(({ what }) => what)).toEqual([
    'The imported component `ParamsItem` does not exist.',
    'The imported component `x` does not exist.',
  ]);
});

test('data may lie in static/ too', () => {
  const { compiled, problems } = compile(
    "import kinds from '@site/static/kinds.yaml';\n\n{kinds.name}\n",
    'static/kinds.yaml',
  );
  expect(problems).toEqual([]);
  expect(compiled.sections[0]?.text).toBe('One');
});
