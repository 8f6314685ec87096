import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('a doc moves with its translations, and the doctor finds no error', () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'move-'));
  cpSync('test/fixtures/languages', tree, { recursive: true });
  const move = () =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/move.mts', 'boil', 'guide/boil'], {
      env: { ...process.env, CONTENT_DIR: tree },
      encoding: 'utf8',
    });
  const { status, stdout } = move();
  expect(stdout).toContain('Moved /docs/boil to /docs/guide/boil.');
  expect(status).toBe(0);
  for (const folder of [tree, path.join(tree, 'i18n/de')]) {
    expect(existsSync(path.join(folder, 'docs/boil.md'))).toBe(false);
    expect(existsSync(path.join(folder, 'docs/guide/boil.md'))).toBe(true);
    expect(readFileSync(path.join(folder, 'docs/start.md'), 'utf8')).toContain('](./guide/boil.md#temperature)');
  }

  // A translation that stands where another one would go is not overwritten.
  cpSync(path.join(tree, 'docs/guide/boil.md'), path.join(tree, 'docs/boil.md'));
  rmSync(path.join(tree, 'docs/guide/boil.md'));
  const left = path.relative('.', path.join(tree, 'i18n/de/docs/guide/boil.md'));
  expect(move().stderr).toBe(`${left} already exists. Use another name.\n`);
});
