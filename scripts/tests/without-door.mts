import '../help.mts';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { differences } from '../../test/site/differences';
import { forgetBuilds, prepareTree, runInTree } from './site-tree.mts';

/** The folder that everything about trees made for Docusaurus is in, and the file with the one line that names it. */
const folder = 'src/docusaurus';
const kinds = 'src/trees/kinds.ts';

/** Takes the folder and the line out of a copy of the project. */
export function removeDoor(project: string): void {
  rmSync(path.join(project, folder), { recursive: true, force: true });
  const lines = readFileSync(path.join(project, kinds), 'utf8').split('\n');
  const others = lines.filter((line) => !line.includes("'../docusaurus/"));
  if (others.length !== lines.length - 1) throw new Error(`${kinds} must name ${folder} in exactly one line.`);
  writeFileSync(path.join(project, kinds), others.join('\n'));
}

/** A copy of the project without the folder, outside of it, because tools pass over what Git ignores. */
function copyOfProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'without-door-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(listed.split('\0')))
    if (file !== '' && existsSync(file) && !file.startsWith(`${folder}/`)) cpSync(file, path.join(copy, file));
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  removeDoor(copy);
  return copy;
}

/** Whether a command succeeds in a folder. What it says when it fails is shown. */
function succeeds(cwd: string, program: string, ...args: readonly string[]): boolean {
  const bin = path.resolve('node_modules/.bin', program);
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${[program, ...args].join(' ')}`);
  if (status !== 0) console.log(stdout, stderr);
  return status === 0;
}

/** Whether the site of our own content has the same bytes with and without the folder. */
async function buildsTheSame(): Promise<boolean> {
  const [complete, without] = ['with-door', 'without-door'].map((name) => prepareTree(name, 'content'));
  if (complete === undefined || without === undefined) return false;
  removeDoor(without);
  for (const tree of [complete, without]) {
    forgetBuilds(tree);
    await runInTree(tree, ['build']);
  }
  const found = differences(path.join(complete, 'public'), path.join(without, 'public'));
  for (const file of found) console.log(`${file} differs between a build with ${folder} and one without.`);
  return found.length === 0;
}

/**
 * `npm run test:door`: without `src/docusaurus`, and the line that names it, types, lint and all unit tests pass, and our site has the same
 * bytes. It runs once a day; `npm test` compares the fixture site.
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const copy = copyOfProject();
  const isSound = succeeds(copy, 'oxlint');
  const passed = succeeds(copy, 'vitest', 'run');
  rmSync(copy, { recursive: true, force: true });
  const isSame = await buildsTheSame();
  if (!isSound || !isSame || !passed) process.exitCode = 1;
}
