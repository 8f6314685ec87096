import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { nodeCode } from '../../src/gatsby/bundling/node-code';
import { hashOfFiles } from '../../src/content/compiled/code-hash';

const folder = path.resolve('.tmp/doctor-code');
/** The command, and what its workers run. */
const entries = {
  'run-doctor': 'scripts/doctor/run-doctor.mts',
  'compile-worker': 'src/content/compiled/compile-worker.ts',
};
/** Modules of packages that are no ES modules ask for `require`. */
const banner =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * Bundles the code of the doctor into a few files when it has changed, and returns the one to run. Loading its modules one by one
 * costs some 2 s of CPU, in the command and again in every worker.
 */
export async function bundleDoctor(): Promise<string> {
  const target = path.join(folder, await hashOfFiles(['src', 'scripts'], ['package-lock.json']));
  const run = path.join(target, 'run-doctor.mjs');
  if (existsSync(run)) return run;
  const unfinished = path.join(folder, `unfinished-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    ...nodeCode,
    entryPoints: entries,
    outdir: unfinished,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    format: 'esm',
    banner: { js: banner },
    // It loads the settings of foreign trees, and finds its own files by their place.
    external: ['tsx'],
  });
  renameSync(unfinished, target);
  return run;
}
