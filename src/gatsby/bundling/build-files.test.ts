import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildEntries, entryNames } from './build-files';

test('the code of the build is bundled from files that exist, each loader by its name and without its tests', () => {
  expect(buildEntries.filter((file) => !existsSync(file) || file.includes('.test.'))).toEqual([]);
  expect(entryNames).toEqual(expect.arrayContaining(['build-code', 'content-worker', 'scope-css']));
});
