import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { docsOptions, docusaurusConfig } from '../config/config-schema';
import { UnsupportedSettings } from '../unsupported-settings';
import { runModule } from '../config/run-module';
import { readMarkdownPlugins, pluginsOfFolders, nameOfFile } from './remark-plugins';
import { readPlugins } from '../config/plugins';

const root = mkdtempSync(path.join(os.tmpdir(), 'plugins-'));

/** The names of the plugins of docs with these options, which are JavaScript, and what is noted of them. */
async function read(options: string, at: string) {
  const file = path.join(root, `${at}.js`);
  writeFileSync(file, `module.exports = ${options};`);
  const unsupported = new UnsupportedSettings();
  const docs = docsOptions.parse(await runModule(file, root, new UnsupportedSettings()));
  const plugins = readMarkdownPlugins(docs, 'docs', root, unsupported);
  return { plugins, names: plugins.map(({ name }) => name), notes: unsupported.all };
}

function writePackage(name: string, text: string): void {
  const folder = path.join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.js'), text);
}

test('plugins have the names of what exports them, in the order in which they run', async () => {
  writePackage('@a/remark-one', 'exports.default = () => {};');
  writeFileSync(path.join(root, 'two.js'), 'module.exports = () => {};');
  const { names, notes } = await read(
    `{
      remarkPlugins: [require('./two.js'), function three() {}, [() => {}, {}]],
      beforeDefaultRemarkPlugins: [[require('@a/remark-one').default, { x: 1 }]],
    }`,
    'names',
  );
  expect(names).toEqual(['@a/remark-one', './two.js', 'three', 'docs: remarkPlugins[2]']);
  expect(notes).toEqual([]);
});

test('a plugin has its options, and whether it runs before links are resolved', async () => {
  const { plugins } = await read(
    `{
      beforeDefaultRemarkPlugins: [[function a() {}, { x: 1 }]], remarkPlugins: [function b() {}],
    }`,
    'options',
  );
  expect(plugins.map(({ name, options, isEarly }) => [name, options, isEarly])).toEqual([
    ['a', [{ x: 1 }], true],
    ['b', [], false],
  ]);
});

test('what the site does in its own way is neither run nor noted, and what is not installed is noted elsewhere', async () => {
  const packages = [
    ...['math', 'gfm', 'directive', 'mdx', 'frontmatter', 'emoji'].map((name) => `remark-${name}`),
    ...['rehype-katex', 'rehype-mathjax', 'rehype-raw', '@docusaurus/remark-plugin-npm2yarn'],
  ];
  for (const name of packages) writePackage(name, 'module.exports = function plugin() {};');
  writeFileSync(path.join(root, 'math.js'), 'module.exports = function remarkMath() {};');
  const { names, notes } = await read(
    `{
      remarkPlugins: [[require('@docusaurus/remark-plugin-npm2yarn'), { sync: true }], require('./math.js'), require('nowhere-a'), null],
      beforeDefaultRemarkPlugins: [${packages.map((name) => `require('${name}')`).join()}],
      rehypePlugins: [function rehypeKatex() {}],
    }`,
    'own-way',
  );
  expect([names, notes]).toEqual([[], []]);
});

test('what cannot run is noted', async () => {
  const { names, notes } = await read(
    "{ remarkPlugins: ['remark-one', {}, null, false], rehypePlugins: [function nofollow() {}], beforeDefaultRehypePlugins: [() => {}], recmaPlugins: [() => {}] }",
    'notes',
  );
  expect(names).toEqual([]);
  expect(notes).toEqual([
    '`docs: beforeDefaultRehypePlugins[0]` is not run because only remark plugins are supported.',
    '`nofollow` is not run because only remark plugins are supported.',
    '`docs: recmaPlugins[0]` is not run because only remark plugins are supported.',
    '`docs: remarkPlugins[0]` is not run because it is not a function.',
    '`docs: remarkPlugins[1]` is not run because it is not a function.',
  ]);
});

const named = (name: string) => Object.defineProperty(() => undefined, 'name', { value: name });

test('each folder has the plugins of its instance, which may be none', () => {
  const config = docusaurusConfig.parse({
    presets: [
      [
        'classic',
        {
          docs: { remarkPlugins: [named('main')] },
          blog: { remarkPlugins: [named('posts')] },
          pages: { remarkPlugins: [] },
        },
      ],
    ],
    plugins: [
      ['content-docs', { id: 'api', path: 'api', remarkPlugins: [named('second'), named('')] }],
      ['content-pages', { id: 'more', path: 'more', remarkPlugins: [named('plain')] }],
    ],
  });
  const folders = {
    docSets: [
      { docs: 'default', folder: 'docs' },
      { docs: 'default', folder: 'versioned_docs/version-1' },
      { docs: 'api', folder: 'api' },
    ],
    plainFolders: ['src/pages', 'more'],
  };
  const all = pluginsOfFolders(
    readPlugins(config, new UnsupportedSettings()),
    folders,
    '/nowhere',
    new UnsupportedSettings(),
  );
  expect(Object.fromEntries([...all].map(([folder, plugins]) => [folder, plugins.map(({ name }) => name)]))).toEqual({
    docs: ['main'],
    'versioned_docs/version-1': ['main'],
    api: ['second', 'docs api: remarkPlugins[1]'],
    blog: ['posts'],
    'src/pages': [],
    more: ['plain'],
  });
});

test('a blog inside the folder of the main one has its plugins where the mounted tree has its posts', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'blogs-'));
  mkdirSync(path.join(root, 'posts/inner'), { recursive: true });
  const config = docusaurusConfig.parse({
    presets: [['classic', { docs: false, blog: { path: 'posts' }, pages: false }]],
    plugins: [['content-blog', { id: 'inner', path: 'posts/inner', remarkPlugins: [named('inside')] }]],
  });
  const folders = { docSets: [], plainFolders: [] };
  const all = pluginsOfFolders(
    readPlugins(config, new UnsupportedSettings()),
    folders,
    root,
    new UnsupportedSettings(),
  );
  expect([...all].map(([folder, plugins]) => [folder, plugins.map(({ name }) => name)])).toEqual([
    ['blog', []],
    ['blog/inner', ['inside']],
  ]);
});

const kettle = path.resolve('/sites/kettle');

test.each([
  ['node_modules/remark-one/lib/index.js', 'remark-one'],
  ['node_modules/a/node_modules/@b/remark-two/index.js', '@b/remark-two'],
  ['src/remark/three.js', './src/remark/three.js'],
  ['../plugins/four.ts', '../plugins/four.ts'],
])('the module %s is called %s', (file, name) => {
  expect(nameOfFile(path.join(kettle, file), kettle)).toBe(name);
});
