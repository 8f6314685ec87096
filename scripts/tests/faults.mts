import '../help.mts';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { allFilesBelow } from '../../src/content/files/files-below';
import { differences } from '../../test/site/differences';
import { elsewhere, endOfRun, forgetBuilds, prepareTree, works } from './site-tree.mts';
import type { Circumstances, Ended } from './site-tree.mts';

/**
 * `npm run test:faults`: builds the fixture site while the disk is full, files are damaged, rights are missing, processes are killed and
 * memory is short. Each build must end with the same bytes as one from scratch, or say what is wrong in one sentence, and so must the next build,
 * when the fault is gone. `-- WORD` does the faults whose names have the word.
 */
interface Fault extends Circumstances {
  readonly name: string;
  /** Whether the build begins without what earlier builds have left. */
  readonly isCold?: boolean;
  /** What is done before the build, and returns what takes it back. */
  readonly before?: () => (() => void) | undefined;
  /** More runs at the same time, by the milliseconds after which each begins. */
  readonly also?: number;
  /** Why no code of ours can answer for it. It is listed as not tested. */
  readonly outOfReach?: string;
}

const tree = prepareTree(`faults-${process.pid}`, 'test/fixtures/site');
const saved = `${tree}-saved`;
const kept = ['.cache', 'public', '.tmp'];
const inTree = (file: string): string => path.join(tree, file);
const isRoot = process.getuid?.() === 0;
const nobody = '65534';
/** Root may write everywhere, so builds that lack rights are those of another user. */
const asNobody = isRoot ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : [];

function sh(...command: readonly string[]): void {
  const [program = '', ...args] = command;
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')}: ${stderr}`);
}

const damaged =
  (pattern: RegExp, how: (file: string) => void): NonNullable<Fault['before']> =>
  () => {
    const files = kept.flatMap((folder) => allFilesBelow(inTree(folder)));
    const found = files.filter((file) => pattern.test(path.relative(tree, file)));
    if (found.length === 0) throw new Error(`No file is called ${String(pattern)}.`);
    for (const file of found) how(file);
    return undefined;
  };
const flip = (file: string): void => {
  const bytes = readFileSync(file);
  const middle = bytes.length >> 1;
  if (bytes.length > 0) writeFileSync(file, bytes.fill((bytes[middle] ?? 0) ^ 1, middle, middle + 1));
};
const halve = (file: string): void => truncateSync(file, readFileSync(file).length >> 1);
const empty = (file: string): void => truncateSync(file);
const zero = (file: string): void => {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0, bytes.length >> 2, bytes.length >> 1));
};
const removed =
  (...entries: readonly string[]): NonNullable<Fault['before']> =>
  () => {
    for (const entry of entries) rmSync(inTree(entry), { recursive: true });
    return undefined;
  };
const replaced =
  (entry: string): NonNullable<Fault['before']> =>
  () => {
    rmSync(inTree(entry), { recursive: true, force: true });
    writeFileSync(inTree(entry), 'A file');
    return () => rmSync(inTree(entry), { recursive: true, force: true });
  };
/** The tree on a disk with so much room besides its own files. What the build leaves there is put beside the tree. */
const left = `${tree}-left`;
const fullDisk = (megabytes: number): Pick<Fault, 'by'> => ({
  by: [
    ...['unshare', '--mount', '--map-root-user', 'sh', '-c'],
    `cp -a . "$0" && mount -t tmpfs -o size=$(($(du -sm . | cut -f1) + ${megabytes}))m none . && cd "$PWD" && cp -a "$0/." . && rm -r "$0" &&
    "$@"; status=$?; mkdir -p "$0"; for folder in ${kept.join(' ')}; do [ -e $folder ] && cp -a $folder "$0"; done; exit $status`,
    left,
  ],
});
/** All files belong to another user, who may not write this one. */
const withoutRight =
  (entry: string, mode: number): NonNullable<Fault['before']> =>
  () => {
    if (isRoot) sh('chown', '-Rh', nobody, tree);
    if (isRoot && mode === 0o555) sh('chown', 'root', inTree(entry));
    chmodSync(inTree(entry), mode);
    return () => {
      chmodSync(inTree(entry), 0o755);
      if (isRoot) sh('chown', '-Rh', 'root', tree);
    };
  };
const edited =
  (file: string, how: (text: string) => string): NonNullable<Fault['before']> =>
  () => {
    const text = readFileSync(inTree(file), 'utf8');
    writeFileSync(inTree(file), how(text));
    return () => writeFileSync(inTree(file), text);
  };
const limited = (limit: string): Pick<Fault, 'by'> => ({ by: ['sh', '-c', `ulimit ${limit} && exec "$@"`, 'sh'] });
const home = { HOME: '/nonexistent' };

/** Milliseconds that builds take, from scratch and after another. */
const times = { cold: 0, warm: 0 };
const killed = (isCold: boolean): readonly Fault[] =>
  [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => ({
    name: `killed ${isCold ? 'cold' : 'warm'} after ${part * 100} % of its time`,
    isCold,
    get killAfter() {
      return part * (isCold ? times.cold : times.warm);
    },
  }));

const faults: readonly Fault[] = [
  ...[1, 8, 20, 40].map((megabytes) => ({
    name: `disk full after ${megabytes} MB`,
    isCold: true,
    ...fullDisk(megabytes),
  })),
  { name: 'no file above 200 KB', isCold: true, ...limited('-f 400') },
  ...['public', '.tmp', '.cache', '.tmp/compiled', '.cache/webpack'].map((folder) => ({
    name: `${folder} read-only`,
    by: asNobody,
    env: home,
    before: withoutRight(folder, 0o555),
  })),
  { name: 'the folder itself read-only', isCold: true, by: asNobody, env: home, before: withoutRight('.', 0o555) },
  ...['content/docs/start.md', 'content/data/navbar.yml', 'src/gatsby/build-code.ts'].map((file) => ({
    name: `${file} cannot be read`,
    by: asNobody,
    env: home,
    before: withoutRight(file, 0),
  })),
  ...killed(true),
  ...killed(false),
  ...[0, 1500].map((also) => ({ name: `two builds, cold, ${also} ms apart`, isCold: true, also })),
  { name: 'two builds, warm, at once', also: 0 },
  { name: '.tmp/compiled: a bit of each file', before: damaged(/^\.tmp\/compiled\//, flip) },
  { name: '.tmp/compiled: half of each file', before: damaged(/^\.tmp\/compiled\//, halve) },
  { name: '.tmp/compiled: files empty', before: damaged(/^\.tmp\/compiled\//, empty) },
  { name: '.tmp/compiled: zeros', before: damaged(/^\.tmp\/compiled\//, zero) },
  { name: '.tmp/build-code: a bit of each file', before: damaged(/^\.tmp\/build-code\//, flip) },
  { name: '.tmp/build-code: half of each file', before: damaged(/^\.tmp\/build-code\//, halve) },
  { name: '.tmp: all notes empty', before: damaged(/^\.tmp\/[^/]+$/, empty) },
  { name: '.tmp: a bit of each note', before: damaged(/^\.tmp\/[^/]+$/, flip) },
  { name: '.tmp removed', before: removed('.tmp') },
  { name: '.tmp is a file', before: replaced('.tmp') },
  { name: '.tmp/compiled is a file', before: replaced('.tmp/compiled') },
  { name: '.cache/data (LMDB): a bit', before: damaged(/^\.cache\/(?:data|caches)/, flip) },
  { name: '.cache/data (LMDB): half', before: damaged(/^\.cache\/(?:data|caches)/, halve) },
  { name: '.cache/data (LMDB): zeros', before: damaged(/^\.cache\/(?:data|caches)/, zero) },
  { name: '.cache/redux: a bit of each file', before: damaged(/^\.cache\/redux/, flip) },
  { name: '.cache/redux: half of each file', before: damaged(/^\.cache\/redux/, halve) },
  { name: '.cache/webpack: a bit of each file', before: damaged(/^\.cache\/webpack/, flip) },
  { name: '.cache/webpack: half of each file', before: damaged(/^\.cache\/webpack/, halve) },
  { name: '.cache: half of all other files', before: damaged(/^\.cache\/(?!data|caches|redux|webpack)/, halve) },
  { name: '.cache/redux removed', before: removed('.cache/redux') },
  { name: '.cache/data and caches removed', before: removed('.cache/data', '.cache/caches-lmdb') },
  { name: '.cache removed', before: removed('.cache') },
  { name: '.cache is a file', before: replaced('.cache') },
  { name: 'public is a file', before: replaced('public') },
  { name: 'public: a bit of each page', before: damaged(/^public\/.*\.html$/, flip) },
  { name: 'public removed', before: removed('public') },
  {
    name: 'kept output of other code',
    before: edited('src/gatsby/build-code.ts', (text) => `${text}\n// Other code\n`),
  },
  { name: 'kept output of other packages', before: edited('package-lock.json', (text) => `${text}\n`) },
  { name: 'no git', env: { PATH: path.dirname(process.execPath) } },
  ...[60, 90, 200].map((megabytes) => ({
    name: `${megabytes} MB of heap`,
    isCold: true,
    env: { NODE_OPTIONS: `--max-old-space-size=${megabytes}` },
  })),
  ...['30 MB of heap', '3 GB of address space'].map((name) => ({
    name,
    outOfReach: 'Node, or the loader of TypeScript, ends before our code begins',
  })),
  { name: '40 open files', isCold: true, ...limited('-n 40') },
  { name: 'Kiritimati, Turkish', isCold: true, env: elsewhere },
  {
    name: 'St. John’s, German',
    isCold: true,
    env: { TZ: 'America/St_Johns', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
  },
  { name: 'unknown zone and language', isCold: true, env: { TZ: 'Nowhere/City', LANG: 'xx', LC_ALL: 'xx' } },
  { name: 'no home, no temporary folder', isCold: true, env: { ...home, TMPDIR: '/nonexistent' } },
  { name: 'NODE_ENV=test, empty NODE_PATH', isCold: true, env: { NODE_ENV: 'test', NODE_PATH: '' } },
  { name: 'umask 077, no input', isCold: true, by: ['sh', '-c', `umask 077 && exec "$@" < ${devNull}`, 'sh'] },
];

/** Says what is wrong, where, and what to do, in the last line. */
const sentence =
  /^(?:The build (?:was )?stopped\b.*\. \S.*\.|Process \d+ is building or developing in this folder\. .*\.)$/m;
const stack = /^\s+at .*:\d+:\d+\)?$|^\s+- \S+:\d+ |Native stack trace|Last few GCs/m;

/** What is wrong with the end of a build, if anything is. */
function verdict({ succeeded, said, hung }: Ended): string | undefined {
  const end = said.trim().slice(-700);
  if (hung) return `HANGS\n${end}`;
  if (!succeeded)
    return !sentence.test(said)
      ? `NO SENTENCE\n${end}`
      : stack.test(stripVTControlCharacters(said))
        ? `A STACK\n${end}`
        : undefined;
  const found = differences(`${saved}/public`, inTree('public'));
  return found.length === 0 ? undefined : `DIFFERS in ${found.slice(0, 5).join(', ')}`;
}

/** Leaves what a build has left, or nothing. */
function start(isCold: boolean): void {
  forgetBuilds(tree);
  if (isCold) return;
  for (const folder of kept)
    cpSync(path.join(saved, folder), inTree(folder), { recursive: true, preserveTimestamps: true });
}

async function tryFault({ isCold = false, before, also, ...others }: Fault): Promise<readonly [boolean, string]> {
  const how = { ...others, limit };
  start(isCold);
  const undo = before?.();
  try {
    const runs = [endOfRun(tree, ['build'], how)];
    if (also !== undefined) {
      await sleep(also);
      runs.push(endOfRun(tree, ['build'], how));
    }
    const ended = await Promise.all(runs);
    if (existsSync(left))
      for (const folder of kept.filter((name) => existsSync(path.join(left, name))))
        cpSync(path.join(left, folder), inTree(folder), { recursive: true, preserveTimestamps: true });
    if (how.killAfter === undefined) {
      // Of two builds, what is there in the end is what counts.
      const wrong = ended.map(verdict).find((text) => text !== undefined);
      if (wrong !== undefined) return [false, wrong];
    }
    undo?.();
    const next = await endOfRun(tree, ['build'], { limit });
    const after = next.succeeded ? verdict(next) : `FAILED\n${next.said.trim().slice(-700)}`;
    if (after !== undefined) return [false, `the next build: ${after}`];
    const told = ended.map(({ succeeded, said }) =>
      succeeded ? 'same bytes' : (sentence.exec(said)?.[0] ?? 'killed'),
    );
    return [true, told.join(' / ')];
  } finally {
    undo?.();
    rmSync(left, { recursive: true, force: true });
  }
}

rmSync(saved, { recursive: true, force: true });
forgetBuilds(tree);
for (const kind of ['cold', 'warm'] as const) {
  const begin = Date.now();
  const { succeeded, said } = await endOfRun(tree, ['build']);
  if (!succeeded) throw new Error(`The fixture site could not be built.\n${said}`);
  times[kind] = Date.now() - begin;
}
/** Milliseconds after which a run hangs. Other work on the machine may take most of its time. */
const limit = Math.max(120_000, 8 * times.cold);
mkdirSync(saved, { recursive: true });
for (const folder of kept)
  cpSync(inTree(folder), path.join(saved, folder), { recursive: true, preserveTimestamps: true });

const wanted = process.argv.slice(2);
const chosen = faults.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const rows: { readonly fault: string; readonly result: string; readonly seconds: number }[] = [];
for (const fault of chosen) {
  const begin = Date.now();
  // What a disk of its own is made with is enough to find out whether there can be one.
  const by = fault.by?.[0] === 'unshare' ? fault.by.slice(0, 3) : fault.by;
  const isPossible = fault.outOfReach === undefined && works(by);
  const [isRight, told] = isPossible
    ? await tryFault(fault)
    : [false, fault.outOfReach ?? `${fault.by?.[0] ?? ''} does not work here`];
  const result = !isPossible ? 'not tested' : isRight ? 'right' : 'WRONG';
  const seconds = Math.round((Date.now() - begin) / 1000);
  rows.push({ fault: fault.name, result, seconds });
  console.log(`${result} ${fault.name}: ${told} (${seconds} s)`);
}
console.table(rows);
const count = (result: string): number => rows.filter((row) => row.result === result).length;
console.log(`${count('right')} right, ${count('WRONG')} wrong, ${count('not tested')} not tested`);
process.exitCode = count('WRONG') === 0 && rows.length > 0 ? 0 : 1;
for (const folder of [tree, saved]) rmSync(folder, { recursive: true, force: true });
