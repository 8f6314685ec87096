import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
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

test.each(['song.wav', 'film.mov', 'paper.docx', 'letters.otf'])('%s is a file with an address', async (name) => {
  writeFileSync(path.join(root, name), '');
  writeFileSync(path.join(root, 'Box.js'), `import file from './${name}';\nexport default file;\n`);
  expect(await check()).toEqual({ problems: [], missing: [] });
});

test('workers and files that a module asks the address of must be there, and what they import', async () => {
  writeFileSync(
    path.join(root, 'Box.js'),
    `new Worker(new URL('worker.js', import.meta.url));\nnew URL('maps/a.wasm', import.meta.url);\nnew URL('./a.wasm', import.meta.url);\n`,
  );
  writeFileSync(path.join(root, 'worker.js'), "importScripts(new URL('./gone.js', import.meta.url));\n");
  writeFileSync(path.join(root, 'a.wasm'), '');
  expect(await check()).toEqual({
    problems: [
      'Box.js:2 The package `maps/a.wasm` is not installed.',
      'worker.js:1 The module cannot be read: the file `./gone.js` does not exist.',
    ],
    missing: ['./gone.js', 'maps/a.wasm'],
  });
});

test('style sheets that get fonts from other sites are named', async () => {
  writeFileSync(path.join(root, 'Box.js'), "import './box.css';\n");
  writeFileSync(path.join(root, 'box.css'), "@import url('https://fonts.example/a');\n.a { top: 0 }\n");
  expect((await check()).problems).toEqual([
    'box.css:1 The style sheet is used without what it gets from other sites: https://fonts.example. warning',
  ]);
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

test('a component of a theme that is not supported is named once, and a note stands in its place', async () => {
  writeFileSync(path.join(root, 'Box.js'), "import Item from '@theme/ParamsItem';\nexport default Item;\n");
  const uses = ['a', 'b'].flatMap((name) =>
    ['@theme/ParamsItem', '@site/Box.js'].map((module) => ({ file: `docs/${name}.mdx`, module, line: 3, column: 1 })),
  );
  const tree = { root, contentDir: root, aliases: {}, allowsGaps: false, hasFurtherThemes: true };
  const { problems, missing } = await checkModules(uses, tree);
  expect(problems).toMatchObject([
    {
      what: '`@theme/ParamsItem` of a theme or plugin is not supported, so a note stands in its place.',
      severity: 'warning',
    },
  ]);
  expect(missing).toEqual(['@theme/ParamsItem']);
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
