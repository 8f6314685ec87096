import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { buildEntries, entryNames } from './build-files';

test('the code of the build is bundled from files that exist, each loader by its name and without its tests', () => {
  expect(buildEntries.filter((file) => !existsSync(file) || file.includes('.test.'))).toEqual([]);
  expect(entryNames).toEqual(expect.arrayContaining(['build-code', 'content-worker', 'scope-css']));
});

test('bundles have their name only when all of them are in their place, whatever stops that', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundles-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.resetModules();
  const { buildFile, forgetBundles, isBundled, keepBundles } = await import('./build-files');
  const unfinished = path.join(folder, `.tmp/build-code/unfinished-${process.pid}`);
  const bundle = (text: string): void => writeFiles(unfinished, { 'a.cjs': text });
  bundle('one');
  keepBundles('first');
  expect([readFileSync(buildFile('a'), 'utf8'), existsSync(unfinished)]).toEqual(['one', false]);
  expect(['first', 'second', undefined].map(isBundled)).toEqual([true, false, false]);
  bundle('two');
  // A file cannot take the place of a folder.
  mkdirSync(buildFile('b'));
  writeFiles(unfinished, { 'b.cjs': 'two' });
  expect(() => keepBundles('second')).toThrow();
  expect(['first', 'second'].map(isBundled)).toEqual([false, false]);
  forgetBundles();
  expect(existsSync(buildFile('a'))).toBe(false);
});
