import './help.mts';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * `node --import tsx scripts/newest.mts`: installs the newest version of every package; of those that UPGRADING.md lists as held back,
 * the newest that package.json allows. `--list` only lists them. Only `.github/workflows/newest.yml` runs it, in a checkout that is thrown away.
 */
const [, table = ''] = readFileSync('UPGRADING.md', 'utf8').split('## What is held back');
const heldBack = new Set(
  [...table.matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell = '']) => cell.match(/[@\w/.-]+/g) ?? []),
);
const npm = (...args: readonly string[]): string =>
  spawnSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).stdout;

const outdated = z.record(
  z.string(),
  z.object({ current: z.string().optional(), wanted: z.string(), latest: z.string() }),
);
const newest = Object.entries(outdated.parse(JSON.parse(npm('outdated', '--json') || '{}')))
  .map(([name, { current, wanted, latest }]) => ({ name, current, version: heldBack.has(name) ? wanted : latest }))
  .filter(({ current, version }) => version !== current)
  .map(({ name, version }) => `${name}@${version}`);
console.log(newest.length === 0 ? 'All packages are the newest that may be installed.' : newest.join('\n'));
if (newest.length > 0 && process.argv[2] !== '--list')
  process.exitCode =
    spawnSync('npm', ['install', '--no-audit', '--no-fund', ...newest], { stdio: 'inherit' }).status ?? 1;
