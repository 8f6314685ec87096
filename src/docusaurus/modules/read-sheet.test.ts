import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { replaceMissing } from '../config/missing-packages';
import { compileSass, packageFolders, readSheet } from './read-sheet';
import { writeFiles } from '../../../test/write-files';

const root = mkdtempSync(path.join(os.tmpdir(), 'sass-'));

test('Sass is the package that the tree has installed', () => {
  expect(() => compileSass('a.scss', root)).toThrow(expect.objectContaining({ code: 'MODULE_NOT_FOUND' }));
  const folder = path.join(root, 'node_modules/sass');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'index.js'),
    'exports.compile = (file, { loadPaths }) => ({ css: `/* ${file} ${loadPaths.length > 1} */`, loadedUrls: [new URL("file:///tree/_part.scss"), new URL("other:a")] });',
  );
  expect(compileSass('a.scss', root)).toEqual({ css: '/* a.scss true */', files: ['/tree/_part.scss'] });
});

test('Sass is missing while other packages have something in their place, too', () => {
  const bare = mkdtempSync(path.join(os.tmpdir(), 'no-sass-'));
  const putBack = replaceMissing(bare, [], true);
  try {
    expect(() => compileSass('a.scss', bare)).toThrow(expect.objectContaining({ code: 'MODULE_NOT_FOUND' }));
  } finally {
    putBack();
  }
});

test('packages are looked up in all folders around a tree', () => {
  expect(packageFolders('/a/b')).toEqual(['/a/b/node_modules', '/a/node_modules', '/node_modules']);
});

test.each([
  ['a.png', 'url(./a.png)'],
  ['../a.png?x#y', 'url(./../a.png?x#y)'],
  ['gone.png', 'none'],
  ...[
    'HTTPS://a.example/a.png',
    '#shade',
    '/img/a.png',
    '~pkg/a.png',
    '@site/a.png',
    'https://a.example/a.png',
    'data:image/png;base64,AA',
  ].map((address) => [address, `url(${address})`]),
])('the address %s in a style sheet becomes %s', async (address, written) => {
  const tree = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'sheet-')));
  writeFiles(tree, { 'a.png': '', 'css/a.png': '', 'css/a.css': `.a { background: url("${address}") }` });
  const { css, problems } = await readSheet(path.join(tree, 'css/a.css'), tree);
  expect(problems).toEqual([]);
  expect(css.replaceAll('"', '')).toContain(`background: ${written};`);
});

test('sheets that a sheet imports are part of it, wherever they are, and those that are not there are named where they are imported', async () => {
  const tree = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'imports-')));
  writeFiles(tree, {
    'css/a.css': [
      '/* gone.css is away. */',
      '@import "./b.css";',
      '  @import url("gone.css");',
      '@import "@site/src/c.css";',
      '@import "~kit/d.css"; @import "kit";',
      '@import "none/e.css";',
      '@import "//fonts.example/f.css";',
      '@import "kit/g.scss"; @import "kit/h.sass";',
      '@tailwind base;',
      '  @tailwind utilities;',
      '.a { top: 0 }',
    ].join('\n'),
    'css/b.css': '.b { top: 0 }',
    'src/c.css': '.c { top: 0 }',
    'node_modules/kit/package.json': '{ "style": "style.css", "main": "main.js" }',
    'node_modules/kit/d.css': '.d { top: 0 }',
    'node_modules/kit/main.js': '',
    ...{ 'node_modules/kit/g.scss': '', 'node_modules/kit/h.sass': '' },
    'node_modules/sass/index.js':
      'exports.compile = (file) => ({ css: file.replace(/.*(.)\\.\\w+$/, ".$1 { top: 0 }"), loadedUrls: [] });',
    'node_modules/kit/style.css': '.kit { top: 0 }',
  });
  const { css, files, problems } = await readSheet(path.join(tree, 'css/a.css'), tree);
  expect(css.match(/\.\w+(?= \{)/g)).toEqual(['.b', '.c', '.d', '.kit', '.g', '.h', '.a']);
  expect(css).not.toMatch(/@import|@tailwind/);
  expect(files.map((file) => path.relative(tree, file)).sort()).toEqual([
    ...['css/a.css', 'css/b.css', 'node_modules/kit/d.css', 'node_modules/kit/g.scss', 'node_modules/kit/h.sass'],
    ...['node_modules/kit/style.css', 'src/c.css'],
  ]);
  expect(
    problems.map(({ file, line, column, what, remedy }) => `${file}:${line}:${column} ${what} ${remedy}`).sort(),
  ).toEqual([
    'css/a.css:3:3 The imported style sheet `gone.css` does not exist, so it is left out. Run `npm install` in the tree.',
    'css/a.css:6:1 The imported style sheet `none/e.css` does not exist, so it is left out. Run `npm install` in the tree.',
    'css/a.css:7:1 The style sheet `//fonts.example/f.css` of another site is left out. Put a copy of it beside this file, and import that.',
  ]);
});

test('a sheet that cannot be read, or that imports a file of the tree that is not there, is left out', async () => {
  const tree = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'broken-')));
  writeFiles(tree, { 'a.css': '@import "./gone.css";\n.a { top: 0 }', 'b.scss': '.b { top: 0 }' });
  const found = await Promise.all(['a.css', 'b.scss', 'c.css'].map((name) => readSheet(path.join(tree, name), tree)));
  expect(found.map(({ css }) => css.includes('top'))).toEqual([true, false, false]);
  expect(JSON.stringify(found)).not.toContain('Require stack');
  expect(
    found.flatMap(({ problems }) => problems.map(({ file, what, remedy }) => [file, what.split(':')[0], remedy])),
  ).toEqual([
    [
      'a.css',
      'The imported style sheet `./gone.css` does not exist, so it is left out.',
      'Write the path of an existing file, relative to this one.',
    ],
    ['b.scss', 'Pages with `@theme/Layout` are shown without this style sheet', 'Install the package in your site.'],
    ['c.css', 'Pages with `@theme/Layout` are shown without this style sheet', 'Fix the style sheet.'],
  ]);
});

test('the files that Sass has read, and those that plugins name, are files of the sheet', async () => {
  const tree = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'parts-')));
  writeFiles(tree, {
    'a.scss': '',
    'node_modules/sass/index.js':
      'exports.compile = () => ({ css: ".a { top: 0 }", loadedUrls: [new URL("file:///tree/_part.scss")] });',
  });
  const change = (css: string) => Promise.resolve({ css, files: ['/tree/theme.json'], folders: ['/tree/docs'] });
  const { files, folders } = await readSheet(path.join(tree, 'a.scss'), tree, { change });
  expect(files).toEqual([path.join(tree, 'a.scss'), '/tree/_part.scss', '/tree/theme.json']);
  expect(folders).toEqual(['/tree/docs']);
});

test('a sheet is written for the browsers that it is for', async () => {
  const tree = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'target-')));
  writeFiles(tree, { 'a.css': '.a { .b { top: 0 } }' });
  const { css } = await readSheet(path.join(tree, 'a.css'), tree, { target: ['chrome100'] });
  expect(css).toContain('.a .b {');
});
