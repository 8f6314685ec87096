import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { UnsupportedSettings } from '../unsupported-settings';
import {
  hasRoot,
  ignoredElements,
  loneParts,
  noteReplacedTheme,
  replacedElements,
  treeComponents,
} from './theme-of-tree';

/** A tree with these modules in `src/theme/MDXComponents`. */
function treeWith(modules: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'elements-'));
  const folder = path.join(root, 'src/theme/MDXComponents');
  mkdirSync(folder, { recursive: true });
  for (const [name, source] of Object.entries(modules)) writeFileSync(path.join(folder, name), source);
  return root;
}

test('elements are replaced by what a tree names, and by its modules with the names of those of Docusaurus', () => {
  const index = 'export default { ...Original, Badge, table: Wide, img: Image, admonition: Note };\n';
  const root = treeWith({ 'index.tsx': index, 'Img.tsx': '', 'A.js': '', 'Pre.js': '', 'Wide.js': '' });
  expect(replacedElements(root)).toEqual(['table', 'img', 'a']);
  expect(ignoredElements(root).map(([name]) => name)).toEqual(['admonition', 'pre']);
  expect(loneParts(root)).toEqual([]);
});

const ofMarkdown =
  'a blockquote br code del details em h2 h3 h4 h5 h6 hr img input li ol p section strong sup table tbody td th thead tr ul';

test('all elements that Markdown makes are replaced, but not code blocks and the title', () => {
  const elements = ofMarkdown.split(' ');
  const index = [...elements, 'h1', 'pre', 'kbd'].map((name) => `${name}: Own`).join();
  const root = treeWith({ 'index.tsx': `export default { ${index}, [computed]: Own };` });
  expect(replacedElements(root)).toEqual(elements);
  expect(ignoredElements(root).map(([name]) => name)).toEqual(['code', 'h1', 'pre', 'kbd']);
});

test('a module with the name of one in Docusaurus replaces the elements that it shows', () => {
  const modules = ['A.js', 'Code.js', 'Details.js', 'Heading.js', 'Img.js', 'Li.js', 'Pre.js', 'Ul.js'];
  const root = treeWith(Object.fromEntries([...modules, 'Ul.module.css'].map((name) => [name, ''])));
  const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];
  expect(replacedElements(root)).toEqual(['a', 'code', 'details', ...headings, 'img', 'li', 'ul']);
  expect(ignoredElements(root).map(([name]) => name)).toEqual(['code', 'h1', 'pre']);
  expect(loneParts(root)).toEqual([]);
});

const rootFiles = ['js', 'jsx', 'ts', 'tsx'].flatMap((ending) => [`Root.${ending}`, `Root/index.${ending}`]);
test.each<[string, boolean]>([
  ...rootFiles.map((file): [string, boolean] => [file, true]),
  ['Root.module.css', false],
  ['Root.js/other.js', false],
])('with src/theme/%s, something is around all pages: %s', (file, isAround) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'root-'));
  writeFiles(root, { [`src/theme/${file}`]: '' });
  expect(hasRoot(root)).toBe(isAround);
});

test('a copy of what Docusaurus has replaces only what the tree has modules of', () => {
  const imports = ['Img', 'A', 'Heading', 'Pre'].map((name) => `import ${name} from '@theme/MDXComponents/${name}';\n`);
  const elements = [
    'img: Img, a: A, pre: Pre, h2: (props: Props) => <Heading as="h2" {...props} />',
    'h3: (props) => <Heading as="h3" className="b" {...props} />, h4: (props) => <><Heading as="h4" {...props} /><Meta /></>',
  ];
  // The originals, whatever the tree has under their names.
  imports.push(
    "import List from '@theme-init/MDXComponents/Ul';\n",
    "import Item from '@theme-original/MDXComponents/A';\n",
  );
  elements.push('ul: List, li: Item');
  const index = `${imports.join('')}export default { ${elements.join(', ')} };\n`;
  const root = treeWith({ 'index.tsx': index, 'A.tsx': '' });
  expect(replacedElements(root)).toEqual(['a', 'h3', 'h4']);
  expect(ignoredElements(root)).toEqual([]);
});

test('a module without an index that imports it replaces nothing, unless Docusaurus has one of this name', () => {
  const root = treeWith({ 'Heading.js': '', 'Wide.js': '' });
  expect(replacedElements(root)).toEqual(['h2', 'h3', 'h4', 'h5', 'h6']);
  expect(loneParts(root)).toEqual(['Wide']);
  expect(replacedElements('src/docusaurus/test/trees/blog-off')).toEqual([]);
});

test('parts of the theme and elements of Markdown that a tree replaces are named where nobody shows them', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'theme-'));
  const folder = path.join(root, 'src/theme');
  for (const name of ['Tabs', 'Icon', 'Footer', 'MDXComponents/Img', 'MDXComponents/Pre'])
    mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(
    path.join(folder, 'MDXComponents/index.js'),
    'export default { Badge, table: Wide, h1: Title, code: Code };\n',
  );
  const unsupported = new UnsupportedSettings();
  noteReplacedTheme(root, unsupported);
  expect(unsupported.all).toEqual([
    '`src/theme/Footer` is shown only where a page imports it.',
    '`src/theme/MDXComponents: h1` is not shown in place of the element.',
    '`src/theme/MDXComponents: code` is shown in place of code in a line of text, but not of code blocks.',
    '`src/theme/MDXComponents: pre` is not shown in place of the element.',
  ]);
});

test.each([
  [
    "import Original from '@theme-original/MDXComponents';\nexport default { ...Original, Badge, h1: Title };",
    ['Badge'],
  ],
  ['const all: Record<string, unknown> = { Badge: () => <b />, "Tag": Tag };\nexport default all;', ['Badge', 'Tag']],
  ['export default makeComponents();', []],
  ['export const other = { Badge };', []],
])('%s makes known %j', (source, names) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'components-'));
  mkdirSync(path.join(root, 'src/theme'), { recursive: true });
  writeFileSync(path.join(root, 'src/theme/MDXComponents.tsx'), source);
  expect(treeComponents(root)).toEqual(names);
});

test('a tree may have none', () => {
  expect(treeComponents('src/docusaurus/test/trees/features')).toEqual(['Highlight']);
  expect(treeComponents('src/docusaurus/test/trees/blog-off')).toEqual([]);
});
