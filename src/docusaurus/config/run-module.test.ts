import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { UnsupportedSettings } from '../unsupported-settings';
import { currentLocale, findModule, runModule, setCurrentLocale } from './run-module';
import { TreeError } from '../../content/tree-error';

const root = mkdtempSync(path.join(os.tmpdir(), 'settings-'));

/** What a configuration with this text says, and what is noted. */
async function run(name: string, text: string, allowsGaps = false) {
  const file = path.join(root, name);
  writeFileSync(file, text);
  const unsupported = new UnsupportedSettings();
  const value = await runModule(file, root, unsupported, allowsGaps);
  return { value, notes: unsupported.all };
}

test.each([
  ['required.js', "const a = require('nowhere-a'); module.exports = { title: 'T', of: a.load(1).map((x) => x.y) };"],
  [
    'default.ts',
    "import a from 'nowhere-a'; const b: string[] = a.b(); export default { title: 'T', of: b.map(String) };",
  ],
  ['named.mts', "import { a, b as c } from 'nowhere-a'; export default { title: 'T', of: [a.x(), new c(), ...a] };"],
  ['all.ts', "import * as a from 'nowhere-a'; export default { title: 'T', of: a.one.two() };"],
  ['path.js', "module.exports = { title: 'T', of: require(require.resolve('nowhere-a')).x };"],
  ['inside.js', "module.exports = { title: 'T', of: require.resolve('./node_modules/nowhere-a') };"],
  ['later.js', "module.exports = async () => ({ title: 'T', of: require('nowhere-a')() });"],
])('%s runs without its packages', async (name, text) => {
  const { value, notes } = await run(name, text);
  expect(value).toHaveProperty('title', 'T');
  expect(notes).toEqual(['`nowhere-a` is a package that is not installed, so its settings are ignored.']);
});

test('what stands in for a package says nothing, whatever is done with it, and is named once', async () => {
  const text = `const a = require('nowhere-a');
module.exports = async () => ({
  text: \`\${a.b()}\${require('nowhere-a/c')}\`,
  list: [...a.all],
  json: JSON.stringify([a]),
  awaited: (await a.d) === a,
  made: Object.keys(new a.E()),
});`;
  const { value, notes } = await run('stub.js', text);
  expect(value).toEqual({ text: '', list: [], json: '[null]', awaited: true, made: [] });
  expect(notes.map((note) => note.split(' ')[0])).toEqual(['`nowhere-a`', '`nowhere-a/c`']);
});

test('plugins whose options are read are not said to be missing', async () => {
  const text =
    'module.exports = [' +
    [
      'preset-classic',
      'theme-classic',
      'plugin-content-blog',
      'plugin-sitemap',
      'plugin-client-redirects',
      'plugin-pwa',
    ]
      .map((name) => `@docusaurus/${name}`)
      .concat('remark-math', 'rehype-katex')
      .map((name) => `require.resolve('${name}')`)
      .join() +
    '];';
  expect((await run('plugins.js', text)).notes).toEqual([
    '`@docusaurus/plugin-pwa` is a package that is not installed, so its settings are ignored.',
  ]);
});

test('with `--lenient`, it runs without files that a script has to make', async () => {
  const text =
    "import users from './made/users.json'; export default { title: 'T', of: users.map((user) => user.name) };";
  const { value, notes } = await run('made.mts', text, true);
  expect(value).toHaveProperty('title', 'T');
  expect(notes).toEqual(['`./made/users.json` is a file that does not exist, so what it says is ignored.']);
  const whole = "module.exports = [__dirname + '/made/tea.json', '/made/milk.json'].map((file) => require(file).x);";
  expect((await run('whole.js', whole, true)).notes).toEqual(
    ['./made/tea.json', '/made/milk.json'].map(
      (file) => `\`${file}\` is a file that does not exist, so what it says is ignored.`,
    ),
  );
});

test('a package may find out that another one is not installed', async () => {
  const folder = path.join(root, 'node_modules/asks');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.js'), "try { require('nowhere-b'); } catch { exports.title = 'without'; }");
  expect(await run('asks.js', "module.exports = require('asks');")).toEqual({ value: { title: 'without' }, notes: [] });
});

test.each([
  ['esm.js', "const of = require('esm-a'); module.exports = { of, named: of.named, by: of.default === of };"],
  ['esm.ts', "import of, { named } from 'esm-a'; export default { of, named, by: true };"],
  ['esm-all.mts', "import * as all from 'esm-a'; export default { of: all.default, named: all.named, by: true };"],
  ['esm.cjs', "module.exports = async () => ({ ...(await import('./esm-default.mjs')).default, by: true });"],
])('%s gets the default export of an ES module, as in Docusaurus', async (name, text) => {
  const folder = path.join(root, 'node_modules/esm-a');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', exports: './index.js' }));
  writeFileSync(path.join(folder, 'index.js'), 'export const named = 1; export default function plugin() {}');
  writeFileSync(path.join(root, 'esm-default.mjs'), "import of, { named } from 'esm-a'; export default { of, named };");
  const { value } = await run(name, text);
  expect(value).toEqual({ of: expect.any(Function) as unknown, named: 1, by: true });
});

test('a required module has what its default export has', async () => {
  const module = "export const items = ['b'];\nexport const more = ['c'];\nexport default { items: ['a'] };\n";
  writeFileSync(path.join(root, 'sidebar.ts'), module);
  const { value } = await run(
    'sidebars.ts',
    "const { items, more } = require('./sidebar');\nmodule.exports = { docs: [...items, ...more] };",
  );
  expect(value).toEqual({ docs: ['a', 'c'] });
});

test('files are found from the folder of the tree', async () => {
  writeFileSync(path.join(root, 'users.txt'), 'Ada');
  const text = "module.exports = () => ({ title: require('fs').readFileSync('./users.txt', 'utf8') });";
  const { stackTraceLimit } = Error;
  expect((await run('reads.js', text)).value).toEqual({ title: 'Ada' });
  expect(process.cwd()).not.toBe(root);
  expect(Error.stackTraceLimit).toBe(stackTraceLimit);
});

test.each([
  ['throws.js', '\nconst a = {};\nmodule.exports = { title: a.b.c };', 3, 'Fix the configuration'],
  ['throws-in-function.ts', 'export default async function make() {\n  throw new Error("No users.");\n}', 2, 'Fix the'],
  [
    'needs.js',
    "const a = require('nowhere-a');\nif (!a.b.startsWith || !require('nowhere-a')) throw 1;\nthrow new Error('x');",
    3,
    '`nowhere-a` is not',
  ],
  [
    'made.js',
    "\nmodule.exports = require('./made-by-a-script.json');",
    2,
    'Run the script of the tree that makes this file',
  ],
  ['needs-two.js', "require('nowhere-a');\nrequire('nowhere-b');\nthrow new Error('x');", 3, '`nowhere-b` are not'],
  ['text.js', "throw 'No users.';", 1, 'Fix the configuration'],
  ['in-package.js', "\n\nrequire('throws');", 3, 'Fix the configuration'],
  ['broken.js', 'module.exports = {\n  title: ,\n};', 2, 'Fix the configuration'],
])('%s is a problem with a place and a remedy', async (name, text, line, remedy) => {
  const folder = path.join(root, 'node_modules/throws');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.js'), "throw new Error('No network.\\nTry again.');");
  const error: unknown = await run(name, text).catch((thrown: unknown) => thrown);
  if (!(error instanceof TreeError)) throw error;
  expect(error.problem).toMatchObject({ file: name, line });
  expect(error.problem.what).toMatch(/^The configuration cannot be read: .+$/);
  expect(error.problem.remedy).toContain(remedy);
});

test('the originals are built without a language, also after a translation', () => {
  setCurrentLocale(root, 'de');
  expect(currentLocale()).toBe('de');
  setCurrentLocale(root, undefined);
  expect(currentLocale()).toBeUndefined();
});

test('for each language, modules of the tree run again, but neither packages nor what is around the tree', async () => {
  const tree = path.join(root, 'tree');
  const files = ['tree/part.js', 'tree/node_modules/a/index.js', 'around.js'];
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), 'module.exports = {};');
  }
  const config = path.join(tree, 'docusaurus.config.js');
  writeFileSync(config, "module.exports = [require('./part'), require('a'), require('../around')];");
  const read = async (): Promise<unknown[]> => [await runModule(config, tree, new UnsupportedSettings())].flat();
  for (const locale of ['de', undefined]) {
    const before = await read();
    setCurrentLocale(tree, locale);
    const after = await read();
    expect(after.map((one, at) => one === before[at])).toEqual([false, true, true]);
  }
});

test('a file of settings has any of the endings that Docusaurus knows, JavaScript before the others', () => {
  const tree = mkdtempSync(path.join(os.tmpdir(), 'endings-'));
  expect(findModule(tree, 'sidebars')).toBeUndefined();
  for (const ending of ['yaml', 'yml', 'json', 'mts', 'cts', 'ts', 'mjs', 'cjs', 'js']) {
    const file = path.join(tree, `sidebars.${ending}`);
    writeFileSync(file, '');
    expect(findModule(tree, 'sidebars')).toBe(file);
  }
});

test.each(['json', 'yml', 'yaml'])('settings of the kind %s are data', async (ending) => {
  expect((await run(`data.${ending}`, '{ "docs": ["a"] }')).value).toEqual({ docs: ['a'] });
});
