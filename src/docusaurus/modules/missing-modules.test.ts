import { mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { submoduleRemedy } from './missing-modules';

test('only an empty folder of a submodule asks for Git', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'submodules-'));
  expect(submoduleRemedy(root)).toBeUndefined();
  writeFiles(root, { '.gitmodules': '[submodule "a"]\n\tpath = external/a\n\turl = https://a.example\n' });
  mkdirSync(path.join(root, 'external/a'), { recursive: true });
  expect(submoduleRemedy(root)).toContain('git submodule update --init');
  writeFiles(root, { 'external/a/file.json': '{}' });
  expect(submoduleRemedy(root)).toBeUndefined();
});
