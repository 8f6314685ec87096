import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from './write-files';

/** What `npm run serve` says of a folder with these files, and its status. */
function serve(
  files: Readonly<Record<string, string>>,
  port: number,
): { status: number | null; stdout: string; stderr: string } {
  const cwd = mkdtempSync(path.join(tmpdir(), 'served-'));
  mkdirSync(path.join(cwd, 'public'));
  writeFiles(cwd, files);
  // Each seems to be a second newer than the one before.
  for (const [at, file] of Object.keys(files).entries()) utimesSync(path.join(cwd, file), at, at);
  const script = path.resolve('scripts/serve/serve.mts');
  const args = ['--import', import.meta.resolve('tsx'), script, 'public', '--port', String(port)];
  return spawnSync(process.execPath, args, { cwd, encoding: 'utf8', timeout: 50_000 });
}

test('a site that a build has left half written is not served', () => {
  const { status, stderr } = serve({ '.tmp/runs/123456789': 'build' }, 0);
  expect(stderr).toContain('run `npm run build` again');
  expect(status).toBe(1);
});

test('a folder without a built site is not served', () => {
  const { status, stderr } = serve({}, 0);
  expect(stderr).toContain('There is no built site in `public`.');
  expect(status).toBe(1);
});

test('a port that cannot be one is told', () => {
  expect(serve({}, 99_999).stderr).toBe('`99999` is not a valid port. Use a number up to 65535.\n');
});

const built = { 'public/404.html': '', 'public/_redirects': '', 'public/_headers': '' };

async function withPortTaken(
  files: Readonly<Record<string, string>>,
): Promise<ReturnType<typeof serve> & { port: number }> {
  const taken = createServer().listen(0);
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const said = serve(files, port);
  await new Promise((resolve) => taken.close(resolve));
  return { ...said, port };
}

test('a port that was chosen and is in use is not replaced by another one', async () => {
  const { status, stderr, port } = await withPortTaken(built);
  expect(stderr).toBe(`Port ${port} is in use. Choose another one: npm run serve -- --port ${port + 1}\n`);
  expect(status).toBe(1);
});

test.each([
  [['.tmp/written.txt', 'src/a.ts'], 'src/a.ts is newer than the built site. Run `npm run build` to see the change.\n'],
  [['src/a.ts', '.tmp/written.txt'], ''],
  [['src/a.ts'], ''],
])('of files that were written in the order %j, it says %j', async (files, words) => {
  const written = Object.fromEntries(files.map((file) => [file, '']));
  expect((await withPortTaken({ ...built, ...written })).stdout).toBe(words);
});
