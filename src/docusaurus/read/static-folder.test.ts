import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { UnsupportedSettings } from '../unsupported-settings';
import { staticFolder } from './static-folder';

let machine = '';
let root = '';
let merged = '';
let unsupported = new UnsupportedSettings();
beforeEach(() => {
  unsupported = new UnsupportedSettings();
  machine = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'static-')));
  root = path.join(machine, 'tree');
  merged = path.join(machine, 'merged');
  for (const file of ['static/a.txt', 'static/in/b.txt', 'public/in/b.txt', 'public/in/c.txt']) write(file);
});

function write(file: string, text = file): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test('several folders of static files become one, in which the last file of a name wins', () => {
  expect(staticFolder(root, ['static'], merged, unsupported)).toBe(path.join(root, 'static'));
  expect(staticFolder(root, ['gone', 'public'], merged, unsupported)).toBe(path.join(root, 'public'));
  expect(staticFolder(root, ['gone'], merged, unsupported)).toBe(path.join(root, 'static'));
  expect(staticFolder(root, ['static', 'public'], merged, unsupported)).toBe(merged);
  expect(readdirSync(merged, { recursive: true, encoding: 'utf8' }).sort()).toEqual([
    'a.txt',
    'in',
    path.join('in', 'b.txt'),
    path.join('in', 'c.txt'),
  ]);
  expect(readFileSync(path.join(merged, 'in/b.txt'), 'utf8')).toBe('public/in/b.txt');
});

test('a second time, only what changed is copied and what is gone is removed', () => {
  symlinkSync('../static/in', path.join(root, 'public/linked'));
  symlinkSync('a.txt', path.join(root, 'static/same.txt'));
  staticFolder(root, ['static', 'public'], merged, unsupported);
  expect(readFileSync(path.join(merged, 'linked/b.txt'), 'utf8')).toBe('static/in/b.txt');
  const nodeOf = (name: string): number => statSync(path.join(merged, name)).ino;
  const before = ['a.txt', 'same.txt', 'in', 'in/b.txt'].map(nodeOf);
  write('public/in/c.txt', 'changed');
  write('public/new/d.txt');
  rmSync(path.join(root, 'public/linked'));
  staticFolder(root, ['static', 'public'], merged, unsupported);
  expect(['a.txt', 'same.txt', 'in', 'in/b.txt'].map(nodeOf)).toEqual(before);
  expect(readFileSync(path.join(merged, 'in/c.txt'), 'utf8')).toBe('changed');
  expect(readdirSync(merged).sort()).toEqual(['a.txt', 'in', 'new', 'same.txt']);
  rmSync(path.join(root, 'public/new'), { recursive: true });
  staticFolder(root, ['static', 'public'], merged, unsupported);
  expect(readdirSync(merged).sort()).toEqual(['a.txt', 'in', 'same.txt']);
});

test('a symbolic link out of the repository is refused, because it would be published; one within it is followed', () => {
  mkdirSync(path.join(machine, '.git'));
  writeFileSync(path.join(machine, 'LICENSE'), 'license');
  symlinkSync('../../LICENSE', path.join(root, 'public/license.txt'));
  symlinkSync('gone.txt', path.join(root, 'public/gone.txt'));
  staticFolder(root, ['static', 'public'], merged, unsupported);
  expect(readFileSync(path.join(merged, 'license.txt'), 'utf8')).toBe('license');
  expect(unsupported.all).toEqual(['`public/gone.txt` is a symbolic link that leads nowhere.']);
  symlinkSync('../../.git', path.join(root, 'public/git'));
  expect(() => staticFolder(root, ['static', 'public'], merged, unsupported)).toThrow(
    'public/git:1:1: The symbolic link leads out of the repository.',
  );
});
