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
  const [comment = ''] = /\/\*\*(?:(?!\*\/)[^])*`npm [^]*?\*\//.exec(source) ?? [];
  expect(comment).not.toBe('');
  const [options = ''] = /parseArgs\(\{[^]*?\}\);/.exec(source) ?? [];
  const names = [...options.matchAll(/[\s{]'?([a-z][\w-]*)'?: (?:\{ type:|text\b)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !comment.includes(`--${name}`))).toEqual([]);
});

test.each([
  ['version', 'scripts/version.mts', 'force'],
  ['develop', 'scripts/gatsby/run-gatsby.mts', 'open'],
])('an option of %s that npm has taken stops %s, which would do something else without it', (name, file, option) => {
  const env = { ...process.env, [`npm_config_${option}`]: 'true', npm_lifecycle_event: name };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], { encoding: 'utf8', env });
  expect([status, stderr]).toEqual([
    1,
    `npm takes \`--${option}\` for itself. Write \`--\` before it: npm run ${name} -- --${option} …\n`,
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
