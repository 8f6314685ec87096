import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { checkModules } from './check-modules';

const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'modules-')));
const check = async (allowsGaps = false) => {
  const uses = [{ file: 'docs/a.mdx', module: '@site/Box.js', line: 3, column: 1 }];
  const { problems, missing } = await checkModules(uses, { root, contentDir: root, aliases: {}, allowsGaps });
  return {
    problems: problems.map(({ file, line, what, severity }) =>
      [`${file}:${line} ${what}`, severity ?? []].flat().join(' '),
    ),
    missing,
  };
};

test('a Sass file is compiled if the tree has Sass, and says what is wrong with it', async () => {
  writeFileSync(path.join(root, 'Box.js'), "import css from './box.module.scss';\nexport default css;\n");
  writeFileSync(path.join(root, 'box.module.scss'), '.box { a { color: red } }');
  expect(await check()).toEqual({ problems: ['Box.js:1 The package `sass` is not installed.'], missing: ['sass'] });
  const folder = path.join(root, 'node_modules/sass');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'index.js'),
    "exports.compile = (file) => { if (require('fs').readFileSync(file, 'utf8').includes('{{')) throw new Error('Odd braces.'); return { css: '', loadedUrls: [] }; };",
  );
  expect(await check()).toEqual({ problems: [], missing: [] });
  writeFileSync(path.join(root, 'box.module.scss'), '.box {{');
  expect((await check()).problems).toEqual([expect.stringContaining('The module cannot be read: Odd braces.')]);
});

test('modules of Docusaurus may have the name of their file or of their package', async () => {
  const names = ['@docusaurus/core/lib/client/exports/useBaseUrl', 'react-router-dom', 'react-router'];
  writeFileSync(path.join(root, 'Box.js'), names.map((name) => `import '${name}';\n`).join(''));
  expect(await check()).toEqual({ problems: [], missing: [] });
});

test.each([
  '../.docusaurus/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json',
  '@site/.docusaurus/docusaurus-plugin-content-blog/news/blog-post-list-prop-news.json',
  '@generated/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json',
])('the list of posts %s is written by the build', async (name) => {
  writeFileSync(path.join(root, 'Box.js'), `import posts from '${name}';\nexport default posts;\n`);
  expect(await check()).toEqual({ problems: [], missing: [name] });
});

test('modules of a tree that show elements are followed, though only a module of this site imports them', async () => {
  const folder = path.join(root, 'src/theme/MDXComponents');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'Img.js'), "import zoom from 'zoom';\nexport default zoom;\n");
  writeFileSync(path.join(root, 'Box.js'), "import '@theme/MDXComponents';\n");
  expect((await check()).missing).toEqual(['zoom']);
  rmSync(folder, { recursive: true });
  expect((await check()).missing).toEqual([]);
});

test('what most trees import is here before it is installed there', async () => {
  writeFileSync(path.join(root, 'Box.js'), "import clsx from 'clsx';\nexport default clsx;\n");
  expect(await check()).toEqual({ problems: [], missing: [] });
});

test('files of other kinds have an address', async () => {
  const endings = [
    ...'avif gif ico jpeg jpg png svg webp eot otf ttf woff woff2 aac flac m4a mp3 mp4 oga ogv wav webm'.split(' '),
    ...'csv md mdx pdf txt vtt yaml yml avi doc docx m4v mkv mov mpeg mpg rar vob wmv xls xlsx zip'.split(' '),
  ];
  writeFiles(root, Object.fromEntries(endings.map((ending) => [`file.${ending}`, ''])));
  writeFileSync(path.join(root, 'Box.js'), endings.map((ending) => `import './file.${ending}';\n`).join(''));
  expect(await check()).toEqual({ problems: [], missing: [] });
});

test('workers and files that a module asks the address of must be there, and what they import', async () => {
  writeFileSync(
    path.join(root, 'Box.js'),
    `new Worker(new URL('worker.js', import.meta.url));\nnew URL('maps/a.wasm', import.meta.url);\nnew URL('./a.wasm', import.meta.url);\nnew URL( "./gone.wasm" , import.meta.url, );\nnew Worker(new URL('next.mjs', import.meta.url));\nnew URL('HTTPS://a.example/gone', import.meta.url);\nnew URL('//a.example/gone', import.meta.url);\n`,
  );
  writeFileSync(path.join(root, 'next.mjs'), "import 'nowhere-next';\n");
  writeFileSync(path.join(root, 'worker.js'), "importScripts(new URL('./gone.js', import.meta.url));\n");
  writeFileSync(path.join(root, 'a.wasm'), '');
  expect(await check()).toEqual({
    problems: [
      'Box.js:2 The package `maps/a.wasm` is not installed.',
      'Box.js:4 The module cannot be read: the file `./gone.wasm` does not exist.',
      'next.mjs:1 The package `nowhere-next` is not installed.',
      'worker.js:1 The module cannot be read: the file `./gone.js` does not exist.',
    ],
    missing: ['./gone.js', './gone.wasm', 'maps/a.wasm', 'nowhere-next'],
  });
});

test('style sheets that get fonts from other sites are named', async () => {
  const css = "@import url('https://fonts.example/a');\n.a { top: 0 }\n";
  writeFiles(root, { 'Box.js': "import './box.css';\nimport './a.css';\nimport './b.sass';\n" });
  writeFiles(root, { 'a.css': css, 'b.sass': css, 'box.css': css });
  expect((await check()).problems).toEqual(
    ['a.css', 'b.sass', 'box.css'].map(
      (file) =>
        `${file}:1 The style sheet is used without what it gets from other sites: https://fonts.example. warning`,
    ),
  );
});

test.each<[string, readonly string[]]>([
  ...['#shade', '/img/a.png', 'HTTPS://a.example/a.png', '~kit/a.png', './a.eot?#iefix', './a.svg#part'].map(
    (address): [string, readonly string[]] => [address, []],
  ),
  ['./gone.png', ['Box.css:1 The module cannot be read: the file `./gone.png` does not exist.']],
])('a style sheet may name the file %s', async (address, problems) => {
  writeFiles(root, { 'node_modules/kit/a.png': '', 'a.eot': '', 'a.svg': '', 'Box.js': "import './Box.css';\n" });
  writeFileSync(path.join(root, 'Box.css'), `.a { background: url('${address}') }`);
  expect(await check()).toEqual({ problems, missing: [] });
});

test('plugins may name modules of a tree, and the mounted tree has its docs', async () => {
  const tree = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'aliases-')));
  writeFiles(tree, {
    ...{ 'parts/index.js': "import 'by-name';", 'parts/a.js': "import 'behind-name';" },
    ...{ 'data/a.js': "import 'of-tree';", 'mount/data/a.js': "import 'of-mount';" },
    ...{ 'docs/b.js': '', 'mount/docs/b.js': "import 'mounted';", 'src/theme/Own.js': "import 'of-theme';" },
  });
  const modules = ['@parts', '@parts/a', '@parts-of-others/a', '@site/data/a', '@site/docs/b', '@theme-init/Own'];
  const uses = modules.map((module) => ({ file: 'docs/a.mdx', module, line: 1, column: 1 }));
  const aliases = { '@parts': path.join(tree, 'parts') };
  const { problems, missing } = await checkModules(uses, {
    ...{ root: tree, contentDir: path.join(tree, 'mount'), aliases, allowsGaps: false },
  });
  expect(missing).toEqual([
    ...['@parts-of-others/a', '@theme-init/Own', 'behind-name', 'by-name', 'mounted', 'of-tree'],
  ]);
  expect(problems.map(({ what }) => what)).toContain('The package `@parts-of-others/a` is not installed.');
});

test('a problem is where the import is written: in a page, in a partial, or in a module', async () => {
  writeFiles(root, { 'Box.js': "  import 'nowhere-in-module';\n" });
  const use = { file: 'docs/a.mdx', line: 3, column: 2 };
  const uses = [
    { ...use, module: '@site/Box.js' },
    { ...use, module: 'nowhere-in-page' },
    { ...use, module: 'nowhere-in-partial', partial: 'docs/_part.mdx' },
  ];
  const { problems } = await checkModules(uses, { root, contentDir: root, aliases: {}, allowsGaps: false });
  expect(problems.map(({ file, line, column }) => [file, line, column].join(':')).sort()).toEqual([
    ...['Box.js:1:10', 'docs/_part.mdx:3:2', 'docs/a.mdx:3:2'],
  ]);
});

test('a file of a submodule that is empty asks for Git', async () => {
  const tree = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'submodule-')));
  writeFiles(tree, { '.gitmodules': 'path = external\n' });
  const uses = [{ file: 'docs/a.mdx', module: '@site/external/a.js', line: 1, column: 1 }];
  const { problems } = await checkModules(uses, { root: tree, contentDir: tree, aliases: {}, allowsGaps: false });
  expect(problems.map(({ remedy }) => remedy)).toEqual([expect.stringContaining('git submodule update')]);
});

test('of a module whose text is shown, nothing is followed, but it must be there', async () => {
  writeFileSync(path.join(root, 'Text.js'), "import './gone.js';\n");
  writeFileSync(path.join(root, 'Box.js'), "export * from './Text.js?raw';\nimport '!!raw-loader!./Text.js';\n");
  expect((await check()).problems).toEqual([]);
  writeFileSync(path.join(root, 'Box.js'), "import './Gone.js?raw';\n");
  expect((await check()).problems).toHaveLength(1);
});

test('a file that a script of the tree has not made yet stops a build, but not a lenient one', async () => {
  writeFileSync(
    path.join(root, 'Box.js'),
    "import posts from '@site/posts.json';\nimport './more';\nexport default posts;\n",
  );
  const problems = [
    'Box.js:1 The module cannot be read: the file `@site/posts.json` does not exist.',
    'Box.js:2 The module cannot be read: the file `./more` does not exist.',
  ];
  expect((await check()).problems).toEqual(problems);
  expect(await check(true)).toEqual({
    problems: problems.map((problem) => `${problem} warning`),
    missing: ['./more', '@site/posts.json'],
  });
});

test.each([
  ...['@theme/ParamsItem', '@theme-original/ParamsItem', '@theme-init/ParamsItem'].flatMap((name) => [
    [name, true, 'of a theme or plugin is not supported'] as const,
    [name, false, 'of Docusaurus has no counterpart here'] as const,
  ]),
])(
  'the component %s of a theme (further ones: %s) is named once, and a note stands in its place',
  async (name, hasFurtherThemes, why) => {
    writeFileSync(path.join(root, 'Box.js'), `import Item from '${name}';\nexport default Item;\n`);
    const uses = ['a', 'b'].flatMap((page) =>
      [name, '@site/Box.js'].map((module) => ({ file: `docs/${page}.mdx`, module, line: 3, column: 1 })),
    );
    const tree = { root, contentDir: root, aliases: {}, allowsGaps: false, hasFurtherThemes };
    const { problems, missing } = await checkModules(uses, tree);
    expect(problems).toMatchObject([
      { what: `\`${name}\` ${why}, so a note stands in its place.`, severity: 'warning' },
    ]);
    expect(missing).toEqual([name]);
  },
);

test('other modules of Docusaurus are of no theme', async () => {
  const uses = [{ file: 'docs/a.mdx', module: '@docusaurus/none', line: 3, column: 1 }];
  const tree = { root, contentDir: root, aliases: {}, allowsGaps: false, hasFurtherThemes: true };
  expect((await checkModules(uses, tree)).problems[0]?.what).toContain('of Docusaurus has no counterpart here');
});

test('a script may have types, whatever its name says, and the rest of it is checked', async () => {
  writeFileSync(path.join(root, 'Box.js'), "import './Typed.jsx';\n");
  writeFileSync(
    path.join(root, 'Typed.jsx'),
    "import './nowhere';\nexport const Typed = ({ href }: { href: string }) => <a href={href} />;\n",
  );
  expect((await check()).problems).toEqual([
    'Typed.jsx:1 The module cannot be read: the file `./nowhere` does not exist.',
  ]);
});
