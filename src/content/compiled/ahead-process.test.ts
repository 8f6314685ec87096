import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compileAheadOf, waitingForAhead } from './ahead-process';
import { defaultConfig } from '../../config/site-config';

const folder = mkdtempSync(path.join(tmpdir(), 'ahead-'));
const said = path.join(folder, 'said.txt');

/** Starts a process in place of Gatsby, which does this first, and one that runs this code in place of the worker; returns what they said. */
async function run(worker: string, first = ''): Promise<string> {
  const script = path.join(folder, 'worker.cjs');
  const say = (word: string): string => `require('fs').appendFileSync(${JSON.stringify(said)}, '${word} ');`;
  writeFileSync(
    script,
    `process.once('message', ({ ahead }) => { ${worker} ${say('worker')} process.disconnect(); });`,
  );
  writeFileSync(said, '');
  const module = path.resolve('src/content/compiled/ahead-process.ts');
  const gatsby = path.join(folder, 'gatsby.mts');
  writeFileSync(
    gatsby,
    `import { appendFileSync } from 'node:fs';
    ${first}
    const { waitForAhead } = await import(${JSON.stringify(module)});
    await waitForAhead();
    await waitForAhead();
    appendFileSync(${JSON.stringify(said)}, 'gatsby ');`,
  );
  const child = spawn(process.execPath, ['--import', 'tsx', gatsby], {
    stdio: [...waitingForAhead.stdio],
    env: { ...process.env, ...waitingForAhead.env },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await compileAheadOf(child, script, { contentDir: folder, config: defaultConfig() });
  await ended;
  return readFileSync(said, 'utf8').trim();
}

test('Gatsby waits for the pages that are compiled ahead', async () => {
  expect(await run("require('child_process').execSync('sleep 2');")).toBe('worker gatsby');
}, 30_000);

test('Gatsby goes on by itself when the process that compiles ahead stops', async () => {
  expect(await run('process.exit(1);')).toBe('gatsby');
}, 30_000);

test('nothing is compiled for a Gatsby that has stopped', async () => {
  expect(await run("require('child_process').execSync('sleep 9');", 'process.exit(1);')).toBe('');
}, 30_000);
