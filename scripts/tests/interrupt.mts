import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { differences } from '../../test/site/differences';
import { forgetBuilds, prepareTree, runInTree } from './site-tree.mts';

/**
 * `npm run test:interrupt`: kills builds of the fixture site at ten points, and compares each next build with one that nothing disturbed.
 * A killed build must not end with status 0, because that is when hosts publish what is in `public/`.
 */
const count = Number(process.argv[2] ?? 10);
const tree = prepareTree('interrupted', 'test/fixtures/site');
const publicDir = path.join(tree, 'public');
const undisturbed = path.join(tree, 'undisturbed');
forgetBuilds(tree);
/** Milliseconds that a build takes. */
async function timeOf(build: () => Promise<unknown>): Promise<number> {
  const begin = Date.now();
  await build();
  return Date.now() - begin;
}
const cold = await timeOf(() => runInTree(tree, ['build']));
rmSync(undisturbed, { recursive: true, force: true });
cpSync(publicDir, undisturbed, { recursive: true });

const page = path.join(tree, 'content/docs/start.md');
const text = readFileSync(page, 'utf8');
/** A warm build that has something to do. */
const edit = (): void => appendFileSync(page, '\nAn edit that a killed build has published in part.\n');
edit();
const warm = await timeOf(() => runInTree(tree, ['build']));

/** Kills a build and all that it started, as a machine that goes down does. */
async function kill(after: number): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/gatsby/run-gatsby.mts', 'build'], {
    cwd: tree,
    env: { ...process.env, CI: 'true' },
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise<boolean>((resolve) => child.on('close', (_, signal) => resolve(signal !== null)));
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), after);
  const killed = await ended;
  clearTimeout(timer);
  return killed;
}

for (let round = 1; round <= count; round++) {
  // Every other build starts cold, because cold and warm builds write in different orders.
  const isCold = round % 2 === 0;
  writeFileSync(page, text);
  if (isCold) forgetBuilds(tree);
  else edit();
  const after = Math.round(((round - Math.random()) / count) * (isCold ? cold : warm) * 0.95);
  const killed = await kill(after);
  const before = existsSync(publicDir) ? differences(undisturbed, publicDir).length : undefined;
  writeFileSync(page, text);
  await runInTree(tree, ['build']);
  const wrong = differences(undisturbed, publicDir);
  const left = before === undefined ? 'no files' : `${before} files missing or different`;
  console.log(
    `${round}. ${isCold ? 'cold' : 'warm'}, ${killed ? 'killed' : 'ended'} after ${after} ms with ${left}; next build: ${wrong.length} wrong files`,
  );
  for (const file of wrong) console.error(`  ${file} differs from a build that nothing disturbed.`);
  if (wrong.length > 0) process.exitCode = 1;
}
