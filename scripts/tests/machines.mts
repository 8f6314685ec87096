import '../help.mts';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { differences } from '../../test/site/differences';
import { copySite, elsewhere, endOfRun, works } from './site-tree.mts';
import type { Circumstances } from './site-tree.mts';

/**
 * `npm run test:machines`: builds of the fixture site on machines of other kinds are the same, byte for byte. Arguments are other
 * programs of Node to build with. `npm run test:determinism`, which is the same with `--own`, builds our own content twice, the
 * second time in another time zone and language.
 */
const { values, positionals } = parseArgs({ options: { own: { type: 'boolean' } }, allowPositionals: true });

/** The first word of `by` is a program that may be missing. */
interface Machine extends Circumstances {
  readonly name: string;
  /** Name of the folder that the site is built in. */
  readonly folder?: string;
  /** Whether another user owns the folder. */
  readonly isNobody?: boolean;
}

const nobody = 65534;
const asItIs: Machine = { name: 'as it is' };
const inAnotherZone: Machine = { name: 'another time zone and language', env: elsewhere };
const allMachines: readonly Machine[] = [
  asItIs,
  { name: 'a path with spaces and other letters', folder: 'Größe, 漢字' },
  { name: 'no network', by: ['unshare', '--net', '--map-root-user'] },
  { name: 'no git', env: { PATH: path.dirname(process.execPath) } },
  {
    name: 'another user, who may only write into the folder',
    by: ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'],
    env: { HOME: '/nonexistent' },
    isNobody: true,
  },
  { name: 'one processor', by: ['taskset', '-c', '0'] },
  inAnotherZone,
  ...positionals.map((node) => ({ name: `${node} ${versionOf(node)}`, node })),
];

function versionOf(node: string): string {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
}

const machines = values.own === true ? [asItIs, inAnotherZone] : allMachines;
const content = values.own === true ? 'content' : 'test/fixtures/site';

const temporary = mkdtempSync(path.join(tmpdir(), 'machines-'));
// Others may pass through it.
chmodSync(temporary, 0o755);

/** A copy of the code and of the fixture site, outside of git. */
function prepare({ folder = 'site', isNobody = false }: Machine): string {
  const root = path.join(mkdtempSync(path.join(temporary, 'machine-')), folder);
  chmodSync(path.dirname(root), 0o755);
  copySite(root, content);
  if (isNobody) {
    const below = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => !file.startsWith('node_modules'),
    );
    for (const file of ['', ...below]) chownSync(path.join(root, file), nobody, nobody);
  }
  return root;
}

let first: string | undefined;
for (const machine of machines) {
  if (!works(machine.by) || (machine.isNobody === true && process.getuid?.() !== 0)) {
    console.log(`${machine.name}: NOT TESTED, ${machine.by?.[0] ?? ''} does not work here`);
    continue;
  }
  const root = prepare(machine);
  const begin = Date.now();
  const { succeeded, said } = await endOfRun(root, ['build'], machine);
  const seconds = Math.round((Date.now() - begin) / 1000);
  first ??= path.join(root, 'public');
  const found = succeeded && existsSync(first) ? differences(first, path.join(root, 'public')) : [];
  if (!succeeded || found.length > 0) process.exitCode = 1;
  console.log(
    `${machine.name}: ${!succeeded ? `FAILED\n${said}` : found.length > 0 ? `DIFFERS in ${found.join(', ')}` : 'the same'} (${seconds} s)`,
  );
}
rmSync(temporary, { recursive: true });
