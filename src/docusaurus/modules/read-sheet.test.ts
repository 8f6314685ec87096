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
  ...['#shade', '/img/a.png', '~pkg/a.png', '@site/a.png', 'https://a.example/a.png', 'data:image/png;base64,AA'].map(
    (address) => [address, `url(${address})`],
  ),
])('the address %s in a style sheet becomes %s', async (address, written) => {
  const tree = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'sheet-')));
  writeFiles(tree, { 'a.png': '', 'css/a.png': '', 'css/a.css': `.a { background: url("${address}") }` });
  const { css, problems } = await readSheet(path.join(tree, 'css/a.css'), tree);
  expect(problems).toEqual([]);
  expect(css.replaceAll('"', '')).toContain(`background: ${written};`);
});
