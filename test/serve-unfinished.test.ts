import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('a site that a build has left half written is not served', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'unfinished-'));
  mkdirSync(path.join(cwd, '.tmp/runs'), { recursive: true });
  mkdirSync(path.join(cwd, 'public'));
  writeFileSync(path.join(cwd, '.tmp/runs/123456789'), 'build');
  const script = path.resolve('scripts/serve/serve.mts');
  const args = ['--import', import.meta.resolve('tsx'), script, 'public', '0'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', timeout: 50_000 });
  expect(stderr).toContain('run `npm run build` again');
  expect(status).toBe(1);
});
