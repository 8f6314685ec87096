import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { docusaurusConfig } from '../config/config-schema';
import { UnsupportedSettings } from '../unsupported-settings';
import { runInTree } from '../config/run-module';
import {
  contextOf,
  readGlobalData,
  isLocal,
  makePlugins,
  noteUnsupported,
  aliasesOf,
  readLocalPlugins,
} from './local-plugins';
import { runPostBuild } from './after-build';

const folder = mkdtempSync(path.join(os.tmpdir(), 'plugins-'));
const [root, outDir] = [path.join(folder, 'tree'), path.join(folder, 'public')];
for (const one of [root, outDir]) mkdirSync(one);

test('plugins of the tree are functions and files of modules, but no packages', () => {
  const named = [() => ({}), [() => ({}), {}], './plugins/a', [path.join(root, 'plugins/a.js'), {}]];
  expect(named.map(isLocal)).toEqual([true, true, true, true]);
  const others = ['docusaurus-plugin-a', path.join(root, 'node_modules/a/index.js'), 'missing:a', false, null];
  expect(others.map(isLocal)).toEqual([false, false, false, false, false]);
});

test('plugins get their options with an id and, if they validate them, with their defaults', async () => {
  writeFileSync(
    path.join(root, 'checked.mjs'),
    `export default (context, options) => ({ name: JSON.stringify(options) });
export const validateOptions = ({ validate, options }) => validate(schema, options);
const schema = {
  validate: ({ id, ...options }) =>
    id || options.wrong ? { error: new Error('"wrong" is not allowed') } : { value: { file: 'a.txt', ...options } },
};`,
  );
  writeFileSync(
    path.join(root, 'without-joi.js'),
    `const { Joi } = require('@docusaurus/utils-validation');
module.exports = (context, options) => ({ name: JSON.stringify(options) });
module.exports.validateOptions = ({ validate, options }) => validate(Joi.object({ by: Joi.number() }), options);`,
  );
  writeFileSync(
    path.join(root, 'unchecked.js'),
    `module.exports = (context, options) => ({ name: JSON.stringify(options) });
module.exports.validateOptions = ({ options: { by = 'nobody' } }) => ({ by });`,
  );
  const plugins = [
    // Docusaurus leaves out one that makes nothing.
    () => undefined,
    (_: unknown, options: unknown) => ({ name: JSON.stringify(options) }),
    ['./checked.mjs', { id: 'second', by: 1 }],
    './checked.mjs',
    ['./checked.mjs', { wrong: 1 }],
    ['./without-joi.js', { id: 3, by: 2 }],
    './unchecked.js',
  ];
  const unsupported = new UnsupportedSettings();
  const config = docusaurusConfig.parse({ plugins });
  const made = await runInTree(root, [], false, () => makePlugins(config, { root, outDir }, unsupported));
  expect(made.map(({ name }) => JSON.parse(name) as unknown)).toEqual([
    { id: 'default' },
    { file: 'a.txt', by: 1, id: 'second' },
    { file: 'a.txt', id: 'default' },
    { by: 2, id: 'default' },
    { by: 'nobody' },
  ]);
  expect(unsupported.all).toEqual(['`./checked.mjs` is not run because it fails: "wrong" is not allowed.']);
});

test('what plugins tell components is known by their names and ids, and what else they want is named', async () => {
  interface Loaded {
    readonly content: unknown;
    readonly actions: { readonly setGlobalData: (data: unknown) => void; readonly addRoute: (route: object) => void };
  }
  const plugins = [
    { id: 'default', hooks: { loadContent: () => Promise.resolve([1]), contentLoaded } },
    { id: 'second', hooks: { contentLoaded } },
    { id: 'third', hooks: { loadContent: () => Promise.reject(new Error('No network.')), contentLoaded } },
  ].map((plugin) => ({ ...plugin, name: 'pages' }));
  function contentLoaded({ content, actions }: Loaded): void {
    actions.addRoute({ path: '/a' });
    actions.setGlobalData({ content, none: undefined });
  }
  const unsupported = new UnsupportedSettings();
  expect(await readGlobalData(plugins, unsupported)).toEqual({
    pages: { default: { content: [1] }, second: { content: null } },
  });
  expect(unsupported.all).toEqual([
    '`pages: addRoute` is not supported and has no effect.',
    '`pages: contentLoaded` fails: No network.',
  ]);
});

interface Site {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly siteConfig: { readonly tagline: string };
}

test('plugins are made for the site, and what they do without effect is named', async () => {
  writeFileSync(path.join(root, 'named.js'), 'module.exports = (context, { by }) => ({ name: by, postBuild() {} });');
  const config = docusaurusConfig.parse({
    baseUrl: '/base/',
    plugins: [
      ({ siteDir, baseUrl, siteConfig }: Site) => ({
        ...{ name: [siteDir, baseUrl, siteConfig.tagline].join(), configurePostCss() {}, injectHtmlTags() {} },
        ...{ configureWebpack: () => ({}), theme: 'none', getPathsToWatch() {}, extendCli() {} },
        ...{ loadContent() {}, contentLoaded() {} },
      }),
      ['./named.js', { by: 'option' }],
      function failing() {
        throw new Error('Docusaurus is needed.');
      },
      () => undefined,
      () => {
        throw new Error('No name.');
      },
    ],
  });
  const unsupported = new UnsupportedSettings();
  const plugins = await makePlugins(config, { root, outDir }, unsupported);
  noteUnsupported(plugins, unsupported);
  const first = `${root},/base/,`;
  expect(plugins.map(({ name }) => name)).toEqual([first, 'option']);
  expect(unsupported.all).toEqual([
    '`failing` is not run because it fails: Docusaurus is needed.',
    '`a plugin written as a function` is not run because it fails: No name.',
    `\`${first}: injectHtmlTags\` is not supported and has no effect.`,
    `\`${first}: configureWebpack\` is only read for aliases of modules.`,
  ]);
});

test('after the build, plugins of the tree work in the folder of the built site, and one that fails stops no other', async () => {
  const tree = { root, allowsGaps: false, runsPostBuild: true };
  writeFileSync(
    path.join(root, 'docusaurus.config.cjs'),
    `const fs = require('fs');
const list = ({ siteDir }) => ({
  name: 'list',
  loadContent: async () => 'loaded',
  async postBuild({ outDir, routesPaths, siteConfig, content }) {
    await null;
    fs.writeFileSync(outDir + '/list.txt', [siteConfig.title, content, process.cwd() === fs.realpathSync(siteDir), ...routesPaths].join());
  },
});
function broken() {
  return {
    name: 'broken',
    postBuild() {
      throw new Error('No list.\\nAt all.');
    },
  };
}
const text = () => ({ name: 'text', postBuild: () => Promise.reject('No file.') });
module.exports = { title: 'T', baseUrl: '/base/', plugins: [broken, text, () => ({ name: 'none' }), list] };
`,
  );
  expect(await runPostBuild({ ...tree, runsPostBuild: false }, outDir, ['/', '/a'])).toEqual([]);
  expect(existsSync(path.join(outDir, 'list.txt'))).toBe(false);
  expect(await runPostBuild(tree, outDir, ['/', '/a'])).toMatchObject([
    {
      ...{ file: 'docusaurus.config.cjs', line: 14, severity: 'warning' },
      what: 'The plugin `broken` fails after the build (`postBuild`): No list.',
    },
    {
      ...{ file: 'docusaurus.config.cjs', line: 1, severity: 'warning' },
      what: 'The plugin `text` fails after the build (`postBuild`): No file.',
    },
  ]);
  expect(readFileSync(path.join(outDir, 'list.txt'), 'utf8')).toBe('T,loaded,true,/base/,/base/a,/base/404.html');
});

test('a plugin works after the build with what it has itself, and without a file that a tree with gaps lacks', async () => {
  const tree = mkdtempSync(path.join(folder, 'gaps-'));
  writeFileSync(
    path.join(tree, 'docusaurus.config.cjs'),
    `class List {
  name = 'list';
  loadContent() {
    return [this.name];
  }
  postBuild({ content }) {
    require('./made.json');
    require('fs').writeFileSync(__dirname + '/done.txt', [this.name, ...content].join());
  }
}
module.exports = { plugins: [() => { const { name } = new List(); return { name, loadContent: List.prototype.loadContent, postBuild: List.prototype.postBuild }; }] };
`,
  );
  expect(await runPostBuild({ root: tree, allowsGaps: true, runsPostBuild: true }, outDir, [])).toEqual([]);
  expect(readFileSync(path.join(tree, 'done.txt'), 'utf8')).toBe('list,list');
});

test('plugins give names to modules of the tree', () => {
  const local = [
    {
      name: 'inline',
      id: 'default',
      hooks: {
        configureWebpack: () => ({
          resolve: { alias: { '@parts': '/tree/src/parts', react: '/tree/node_modules/react' } },
        }),
      },
    },
    {
      name: 'failing',
      id: 'default',
      hooks: {
        configureWebpack() {
          throw new Error('Docusaurus is needed.');
        },
      },
    },
    { name: 'other', id: 'default', hooks: {} },
  ];
  const plugins = [
    ['docusaurus-plugin-module-alias', { alias: { '@components': 'src/components', none: false } }],
    ['a-plugin', { alias: { '@others': 'src/others' } }],
    ...['a-plugin', false, null],
  ];
  expect(aliasesOf(plugins, local, '/tree')).toEqual({
    '@components': '/tree/src/components',
    '@parts': '/tree/src/parts',
  });
});

test('plugins are told the folder that the site is built into, which is not below the tree', async () => {
  writeFileSync(
    path.join(root, 'told.cjs'),
    `module.exports = ({ outDir, siteDir }) => ({
  name: 'told',
  contentLoaded: ({ actions }) => actions.setGlobalData({ outDir, siteDir }),
});`,
  );
  const config = docusaurusConfig.parse({ plugins: ['./told.cjs'] });
  const { globalData } = await readLocalPlugins(config, root, new UnsupportedSettings(), false);
  expect(globalData).toEqual({ told: { default: { outDir: path.resolve('public'), siteDir: root } } });
});

test('plugins know the language that is built, and where its texts are', () => {
  const config = docusaurusConfig.parse({ baseUrl: 7, i18n: { defaultLocale: 'fr', path: 'words' } });
  const of = () => contextOf(config, root, outDir);
  expect(of()).toMatchObject({ i18n: { currentLocale: 'fr' }, localizationDir: path.join(root, 'words/fr') });
  expect(of().baseUrl).toBe('/');
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de');
  expect(of()).toMatchObject({ i18n: { currentLocale: 'de' }, localizationDir: path.join(root, 'words/de') });
});

test('a plugin that fails to change style sheets is named', async () => {
  const configurePostCss = () => {
    throw new Error('No Tailwind.');
  };
  const config = docusaurusConfig.parse({ plugins: [() => ({ name: 'styles', configurePostCss })] });
  const unsupported = new UnsupportedSettings();
  await readLocalPlugins(config, root, unsupported, false);
  expect(unsupported.all).toEqual(['`configurePostCss` fails: No Tailwind.']);
});
