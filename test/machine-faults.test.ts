import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { holdStacks } from '../scripts/gatsby/held-stacks.mts';
import { escapeRegExp } from '../src/model/escape';
import { faultIn, faultOfDisk, machineFault, problemOfPath, stoppedBy } from '../scripts/gatsby/machine-faults.mts';

const room = vi.hoisted(() => ({ blocks: 1_000_000 }));
vi.mock(import('node:fs'), async (original) => ({
  ...(await original()),
  statfsSync: vi.fn().mockImplementation(() => ({ bavail: room.blocks, bsize: 4096 })),
}));

/** The error that a system call throws in this way. */
const errorOf = (code: string): Error => Object.assign(new Error(code), { code, path: '.cache/slices' });

test.each(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EMFILE', 'EEXIST', 'ENOTDIR'])(
  '%s is one sentence with the file and a remedy',
  (code) => {
    expect(machineFault(errorOf(code))).toMatch(
      new RegExp(`^The build stopped: ${code} \\(\\.cache/slices\\)\\. [A-Z].*\\.$`),
    );
  },
);

test('another error keeps its stack', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'faults-')), 'file');
  writeFileSync(file, '');
  let thrown: unknown;
  try {
    readFileSync(`${file}-missing`);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(Error);
  expect(machineFault(thrown)).toBeUndefined();
  expect(machineFault('text')).toBeUndefined();
});

test('a process that ran out of memory gets other advice than one with a damaged cache, and one that was stopped gets none', () => {
  const script = 'const all = []; for (;;) all.push(new Array(1000).fill({}));';
  const { signal } = spawnSync(process.execPath, ['--max-old-space-size=20', '-e', script]);
  expect(stoppedBy(signal)).toContain('max-old-space-size');
  expect(stoppedBy('SIGBUS')).toContain('damaged');
  expect(stoppedBy('SIGINT')).toBeUndefined();
  expect(stoppedBy(null)).toBeUndefined();
});

test.each(["it's", 'a (copy)', '[a]', '100%', 'C#', 'what?'])('a project in `%s` cannot be built', (name) => {
  const mark = /[^\w\s]/.exec(name)?.[0] ?? '';
  expect(problemOfPath(`/home/me/${name}`)).toContain(`contains \`${mark}\``);
});

test('spaces and other letters are no problem', () => {
  expect(problemOfPath('/home/me/Größe & 漢字/C:\\site')).toBeUndefined();
});

test('a build that failed on a full disk is told so, and one with room and rights is not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  writeFileSync(path.join(folder, 'file'), '');
  expect(faultOfDisk([folder], [folder, path.join(folder, 'missing')])).toBeUndefined();
  room.blocks = 12;
  expect(faultOfDisk([folder], [folder])).toBe(
    'The build stopped: ENOSPC. The disk is full. Make room, and run the build again.',
  );
});

test.each([
  ['a message of Node', "Error: EFBIG: file too large, write '/site/public/a.js'", 'EFBIG (/site/public/a.js)'],
  [
    'another program’s, in colors',
    'success a\n\u001B[31m✘ [ERROR] Failed to write to output file: write /site/.tmp/a.cjs: no space left on device\u001B[39m\n',
    'ENOSPC (/site/.tmp/a.cjs)',
  ],
  [
    'a line that Gatsby has broken',
    "EACCES: permission denied, open '/site/co\u001B[0m  \u001B[0mntent/a.yml'",
    'EACCES (/site/content/a.yml)',
  ],
  ['one without a file', 'error Too many open files\n', 'EMFILE'],
])('the output of a build names the fault of the machine in %s', (_, output, told) => {
  expect(faultIn(output)).toMatch(new RegExp(`^The build stopped: ${escapeRegExp(told)}\\. [A-Z].*\\.$`));
});

test('a page that writes about such a fault is none', () => {
  expect(
    faultIn('docs/a.md:2:1\n  The link is broken.\n\n  > 2 | EACCES: permission denied\n    |  ^\n'),
  ).toBeUndefined();
});

test('what a build says keeps its stacks back, with the last words of V8, for an error that nothing explains', () => {
  let text = '';
  const { take, end } = holdStacks((part) => (text += part));
  const output =
    'error Wrong\n    at build (/site/a.js:1:2)\n\u001B[0m  - main.js:17 failure\n  - main.js:18 \u001B[0m\n  - Array.map\n\u001B[0m    [site]/main.js:17:15\n\u001B[0m\nNext\n\n- a list: 12 \n<--- Last few GCs --->\n 1: 0xb9c\n';
  for (const chunk of output.match(/[^]{1,7}/g) ?? []) take(chunk);
  expect(end().split('\n')).toHaveLength(8);
  expect(text).toBe('error Wrong\nNext\n\n- a list: 12 \n');
});
