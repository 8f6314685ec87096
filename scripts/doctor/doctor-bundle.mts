import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { nodeCode } from '../../src/gatsby/bundling/build-files';
import { codeDigest } from '../../src/content/compiled/import-graph';

const folder = path.resolve('.tmp/doctor-code');
/** The command, and what its workers run. */
const entries = {
  'run-doctor': 'scripts/doctor/run-doctor.mts',
  'content-worker': 'src/trees/content-worker.ts',
};
/** Modules of packages that are no ES modules ask for `require`. */
const banner =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * Bundles the code of the doctor when it has changed, and returns the folder with a file for each entry. Loading its modules one by one
 * costs some 2 s of CPU, in the command and again in every worker.
 */
export async function bundleDoctor(): Promise<string> {
  const target = path.join(folder, codeDigest(Object.values(entries)));
  if (existsSync(target)) return target;
  const unfinished = path.join(folder, `unfinished-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    ...nodeCode,
    entryPoints: entries,
    outdir: unfinished,
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    banner: { js: banner },
  });
  try {
    renameSync(unfinished, target);
  } catch (error) {
    // Another run may have made the same in the meantime.
    if (!existsSync(target)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return target;
}
