import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { requireTree } from './open-tree';

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
