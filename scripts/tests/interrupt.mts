import { spawn } from 'node:child_process';
import path from 'node:path';
import { differences } from '../../src/test/site/differences';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { forgetBuilds, prepareTree, runInTree } from './site-tree.mts';

/** `npm run test:interrupt`: kills builds of the fixture site at ten points, and compares each next build with one that nothing disturbed. */
const count = Number(process.argv[2] ?? 10);
const tree = prepareTree('interrupted', 'src/test/fixture-site');
const publicDir = path.join(tree, 'public');
const undisturbed = path.join(tree, 'undisturbed');
forgetBuilds(tree);
const begin = Date.now();
await runInTree(tree, ['build']);
const duration = Date.now() - begin;
rmSync(undisturbed, { recursive: true, force: true });
cpSync(publicDir, undisturbed, { recursive: true });

/** Kills a build and all that it started, as a machine that goes down does. */
async function kill(after: number): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/run-gatsby.mts', 'build'], {
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
  if (round % 2 === 0) forgetBuilds(tree);
  const after = Math.round(((round - Math.random()) / count) * duration * 0.9);
  const killed = await kill(after);
  const before = existsSync(publicDir) ? differences(undisturbed, publicDir).length : undefined;
  await runInTree(tree, ['build']);
  const wrong = differences(undisturbed, publicDir);
  const left =
    before === undefined
      ? 'nothing'
      : before === 0
        ? 'a whole site'
        : `a site with ${before} files missing or different`;
  console.log(
    `${round}. ${killed ? 'killed' : 'ended'} after ${after} ms, which left ${left}; then ${wrong.length} wrong files`,
  );
  for (const file of wrong) console.error(`  ${file} differs from a build that nothing disturbed.`);
  if (wrong.length > 0) process.exitCode = 1;
}
