import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { besideFolders, foldersAround } from './page-folders';

test('what stands beside a folder outside of the tree is found, but no secrets and no packages', () => {
  const around = mkdtempSync(path.join(os.tmpdir(), 'around-'));
  for (const folder of ['docs', 'packages', 'node_modules', 'website']) mkdirSync(path.join(around, folder));
  writeFileSync(path.join(around, '.env'), 'KEY=1');
  const names = besideFolders(path.join(around, 'website'), [path.join(around, 'docs')]).map(([name]) => name);
  expect(names.sort()).toEqual(['docs', 'packages', 'website']);
});

test('what stands around a tree in its repository is found, the nearest first', () => {
  const repository = mkdtempSync(path.join(os.tmpdir(), 'repository-'));
  const root = path.join(repository, 'packages', 'website');
  for (const folder of ['.git', 'examples', 'packages/core', 'packages/website'])
    mkdirSync(path.join(repository, folder), { recursive: true });
  const names = besideFolders(root, []).map(([name]) => name);
  expect(names).toEqual(['core', 'website', 'examples', 'packages']);
  expect(besideFolders(repository, [])).toEqual([]);
});

test('a folder in the tree, whatever its name begins with, needs nothing from around it', () => {
  expect(foldersAround('/tree', ['/tree/docs', '/tree/..docs', '/tree'])).toEqual([]);
});

test.each(['/docs', path.join(os.homedir(), 'docs'), path.join(path.dirname(os.homedir()), 'docs')])(
  'around %s is the home folder, which pages cannot import from',
  (folder) => {
    expect(foldersAround('/tree/website', [folder])).toEqual([]);
  },
);
