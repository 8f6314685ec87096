import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { machineFault, problemOfPath, stoppedBy } from '../scripts/gatsby/machine-faults.mts';

/** The error that a system call throws in this way. */
const errorOf = (code: string): Error => Object.assign(new Error(code), { code, path: '.cache/slices' });

test.each(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EMFILE'])('%s is one sentence with the file and a remedy', (code) => {
  expect(machineFault(errorOf(code))).toMatch(
    new RegExp(`^The build stopped: ${code} \\(\\.cache/slices\\)\\. [A-Z].*\\.$`),
  );
});

test('another error keeps its stack', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'faults-')), 'file');
  writeFileSync(file, '');
  let thrown: unknown;
  try {
    readFileSync(path.join(file, 'below'));
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
