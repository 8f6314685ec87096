import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const own = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /(?:scripts|src)\/\S+\.mts/.exec(command)?.[0];
  // A copy of the project without the folder has the commands, but not their files (`npm run test:door`).
  const isTakenOut = file?.startsWith('src/docusaurus/') === true && !existsSync('src/docusaurus');
  return file === undefined || isTakenOut ? [] : [[name, file] as const];
});

test.each(own)('npm run %s answers --help before it does anything', (_, file) => {
  const source = readFileSync(file, 'utf8');
  expect(source).toMatch(/^import '[^']*\/help\.mts';\n/);
  // What it answers with.
  expect(source).toMatch(/\/\*\*(?:(?!\*\/)[^])*`npm [^]*?\*\//);
});

test('an option that npm has taken stops the command, which would do something else without it', () => {
  const env = { ...process.env, npm_config_remove: 'true', npm_lifecycle_event: 'version' };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/help.mts'], {
    encoding: 'utf8',
    env,
  });
  expect([status, stderr]).toEqual([
    1,
    'npm takes `--remove` for itself. Write `--` before it: npm run version -- --remove …\n',
  ]);
});

test('an option that a build does not know ends it before it touches anything', () => {
  const command = ['--import', 'tsx', 'scripts/gatsby/run-gatsby.mts', 'build', '--lenent'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    "Unknown option '--lenent'. `-- --help` says which options there are.\n",
  ]);
});
