import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const root = mkdtempSync(path.join(tmpdir(), 'tree-state-'));
afterAll(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  rmSync(root, { recursive: true });
});

test('the state of a tree changes with addresses and settings, and with nothing else', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.resetModules();
  const { keepTreeState, treeStateFile } = await import('./tree-state');
  writeFileSync(path.join(root, 'origin.json'), '{}');
  const long = new Date('2020-01-01');
  const isNew = (addresses: readonly [string, string][]): boolean => {
    keepTreeState({ root, addresses: new Map(addresses) });
    const changed = statSync(treeStateFile).mtimeMs !== long.getTime();
    utimesSync(treeStateFile, long, long);
    return changed;
  };
  expect(
    isNew([
      ['docs/a.md', '/a'],
      ['docs/b.md', '/b'],
    ]),
  ).toBe(true);
  expect(
    isNew([
      ['docs/b.md', '/b'],
      ['docs/a.md', '/a'],
    ]),
  ).toBe(false);
  expect(
    isNew([
      ['docs/b.md', '/b'],
      ['docs/a.md', '/c'],
    ]),
  ).toBe(true);
  writeFileSync(path.join(root, 'origin.json'), '{ "components": ["A"] }');
  expect(
    isNew([
      ['docs/b.md', '/b'],
      ['docs/a.md', '/c'],
    ]),
  ).toBe(true);
});
