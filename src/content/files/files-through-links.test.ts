import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { allFilesBelow, filesBelow, filesThroughLinks, maxFolderLinks } from './files-below';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'links-'));
});
function write(file: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), file);
}

test('what Git keeps is left out, even with hidden files', () => {
  for (const file of ['kit/.git/config', 'kit/.well-known/a.txt', 'kit/a.txt', 'module/.git']) write(file);
  symlinkSync('kit', path.join(folder, 'linked'));
  const { files } = filesThroughLinks(folder, () => true, true);
  expect(files.map((file) => path.relative(folder, file))).toEqual([
    'kit/.well-known/a.txt',
    'kit/a.txt',
    'linked/.well-known/a.txt',
    'linked/a.txt',
  ]);
});

test('folders that link to each other are not followed without end, and the link is named at which that stopped', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  for (const name of names) write(`${name}/file.txt`);
  expect(filesThroughLinks(folder, () => true)).not.toHaveProperty('tooMany');
  for (const name of names)
    for (const other of names) if (name !== other) symlinkSync(`../${other}`, path.join(folder, name, other));
  const { files, tooMany } = filesThroughLinks(folder, () => true);
  expect(files).toHaveLength(names.length + maxFolderLinks);
  expect(path.relative(folder, tooMany ?? '')).toMatch(/^a(?:\/[a-h])+$/);
});

test('a name may have the character that stands for unknown ones', () => {
  write('a\uFFFD.md');
  const found = [path.join(folder, 'a\uFFFD.md')];
  expect(filesBelow(folder)).toEqual(found);
  expect(filesThroughLinks(folder, () => true)).toMatchObject({ files: found, refused: [] });
});

test('hidden files, files of hidden folders and parts are left out at any depth', () => {
  for (const file of ['a.md', '.b.md', 'c/.d.md', 'c/.e/f.md', 'c/_g.md', 'c/h.i.md']) write(file);
  expect(filesBelow(folder).map((file) => path.relative(folder, file))).toEqual(['a.md', 'c/h.i.md']);
  expect(allFilesBelow(folder).map((file) => path.relative(folder, file))).toEqual(['a.md', 'c/_g.md', 'c/h.i.md']);
});
