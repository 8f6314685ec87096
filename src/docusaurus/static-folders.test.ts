import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { staticFolder } from './static-folders';

test('several folders of static files become one, in which the last file of a name wins', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'static-'));
  const merged = path.join(root, 'merged');
  for (const file of ['static/a.txt', 'static/in/b.txt', 'public/in/b.txt', 'public/in/c.txt']) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), file);
  }
  expect(staticFolder(root, ['static'], merged)).toBe(path.join(root, 'static'));
  expect(staticFolder(root, ['gone', 'public'], merged)).toBe(path.join(root, 'public'));
  expect(staticFolder(root, ['gone'], merged)).toBe(path.join(root, 'static'));
  expect(staticFolder(root, ['static', 'public'], merged)).toBe(merged);
  expect(readdirSync(merged, { recursive: true, encoding: 'utf8' }).sort()).toEqual([
    'a.txt',
    'in',
    path.join('in', 'b.txt'),
    path.join('in', 'c.txt'),
  ]);
  expect(readFileSync(path.join(merged, 'in/b.txt'), 'utf8')).toBe('public/in/b.txt');
});
