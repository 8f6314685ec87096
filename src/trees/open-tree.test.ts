import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeFiles } from '../../test/write-files';
import { enterTree, openTree, requireTree, treesOfLocales } from './open-tree';

const kinds = [{ settingsFile: 'kettle.config', fits: (folder: string) => existsSync(path.join(folder, 'docs')) }];
const folder = (): string => mkdtempSync(path.join(os.tmpdir(), 'repository-'));

test('a folder that is not there is named', () => {
  const missing = path.join(folder(), 'site');
  expect(() => requireTree(missing, kinds)).toThrow(`${missing}:1:1: There is no folder of this name.`);
});

test('a repository that has its site in a folder names this folder, and no copy of it in a cache or a package', () => {
  const root = folder();
  for (const name of ['packages/site', '.cache/site', 'node_modules/site', 'packages/far/away/site']) {
    mkdirSync(path.join(root, name), { recursive: true });
    writeFileSync(path.join(root, name, 'kettle.config.ts'), '');
  }
  expect(() => requireTree(root, kinds)).toThrow(`Set \`CONTENT_DIR\` to \`${path.join(root, 'packages/site')}\`.`);
});

test.each(['docs', 'blog', 'data'])('a folder with %s is a tree', (name) => {
  const root = folder();
  mkdirSync(path.join(root, name));
  expect(() => requireTree(root, kinds)).not.toThrow();
});

test('a tree of our own is read where it is, and each further language below our temporary folder', async () => {
  const root = folder();
  const settings =
    'title: Kettle\nurl: https://k.dev\nlocales: [{ code: en, label: English }, { code: de, label: Deutsch }]\n';
  writeFiles(root, { 'site.yml': settings, 'data/navbar.yml': 'items: []\n', 'i18n/de/site.yml': 'title: Kessel\n' });
  vi.stubEnv('CONTENT_DIR', root);
  const tree = await openTree('worker.js');
  expect([tree.contentDir, tree.config.title]).toEqual([root, 'Kettle']);
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root);
  const trees = await treesOfLocales(tree, 'worker.js');
  cwd.mockRestore();
  expect(trees.map(({ contentDir, config }) => [contentDir, config.title])).toEqual([
    [root, 'Kettle'],
    [expect.stringMatching(/\/\.tmp\/locales\/\w+\/de$/), 'Kessel'],
  ]);
  expect(trees[1]?.contentDir.startsWith(root)).toBe(true);
});

test('two trees that are open at once do not share the copies of their languages, which have the same names in each checkout', async () => {
  const german = async (checkout: string, name: string): Promise<string> => {
    const settings =
      'title: Kettle\nurl: https://k.dev\nlocales: [{ code: en, label: English }, { code: de, label: D }]\n';
    writeFiles(checkout, { [`${name}/site.yml`]: settings, [`${name}/data/navbar.yml`]: 'items: []\n' });
    vi.stubEnv('CONTENT_DIR', path.join(checkout, name));
    const tree = await openTree('worker.js');
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(checkout);
    const [, { contentDir } = tree] = await treesOfLocales(tree, 'worker.js');
    cwd.mockRestore();
    return path.relative(checkout, contentDir);
  };
  const [one, other] = [folder(), folder()];
  expect(await german(one, 'content')).not.toBe(await german(one, 'more'));
  expect(await german(one, 'content')).toBe(await german(other, 'content'));
});

test('processes that are started find the tree and how it is reported, and a tree that cannot be read ends this one', async () => {
  const root = folder();
  writeFiles(root, { 'site.yml': 'title: Kettle\nurl: https://k.dev\n', 'data/navbar.yml': 'items: []\n' });
  vi.stubEnv('CONTENT_DIR', path.relative(process.cwd(), root));
  vi.stubEnv('CONTENT_REPORT', '');
  for (const [flags, report] of [
    [[], 'groups'],
    [['--verbose'], 'all'],
  ] as const) {
    expect((await enterTree(flags, 'worker.js')).config.title).toBe('Kettle');
    expect([process.env.CONTENT_DIR, process.env.CONTENT_REPORT]).toEqual([root, report]);
  }
  vi.stubEnv('CONTENT_DIR', path.join(root, 'gone'));
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`Ended with ${code}.`);
  });
  await expect(enterTree([], 'worker.js')).rejects.toThrow('Ended with 1.');
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('There is no folder of this name.'));
});
