import { existsSync, mkdtempSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isForeign, mountTree } from './mount-tree';
import { inSource, readOrigin } from './origin';

const root = path.resolve('src/test/foreign-site');
const mount = path.join(mkdtempSync(path.join(os.tmpdir(), 'mount-')), 'tree');
let notes: readonly string[] = [];

beforeAll(async () => {
  ({ notes } = await mountTree(root, mount));
});

test('a tree is foreign when it has settings of Docusaurus, or pages and none of our data files', () => {
  expect(isForeign(root)).toBe(true);
  expect(isForeign(path.resolve('src/test/fixture-site'))).toBe(false);
  expect(isForeign(path.resolve('content'))).toBe(false);
});

describe('a mounted tree', () => {
  test('has its folders where ours are, and ours filled from its settings', () => {
    expect(readlinkSync(path.join(mount, 'docs'))).toBe(path.join(root, 'handbook'));
    expect(existsSync(path.join(mount, 'blog/undated.md'))).toBe(true);
    expect(JSON.parse(readFileSync(path.join(mount, 'data/authors.yml'), 'utf8'))).toHaveProperty('ada.name', 'Ada');
  });

  test('is built although a package of its settings is not installed', () => {
    expect(notes).toContain('`prism-react-renderer` is a package that is not installed, so its settings are ignored.');
  });

  test('is left alone when nothing changed', async () => {
    const before = statSync(path.join(mount, 'data/sidebars.yml')).mtimeMs;
    await mountTree(root, mount);
    expect(statSync(path.join(mount, 'data/sidebars.yml')).mtimeMs).toBe(before);
  });

  test('has its problems where their author finds them', () => {
    const origin = readOrigin(mount);
    if (!origin) throw new Error('The mounted tree does not say where it comes from.');
    const at = { line: 1, column: 1, remedy: '' };
    const what = 'The sidebar `guide` refers to an unknown doc `leaves/black`.';
    expect(inSource({ ...at, file: 'data/sidebars.yml', what }, origin)).toMatchObject({
      file: 'sidebars.js',
      line: 12,
      column: 41,
    });
    expect(inSource({ ...at, file: 'docs/welcome.md', what }, origin).file).toBe('handbook/welcome.md');
  });
});
