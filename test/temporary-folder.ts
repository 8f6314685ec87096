import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives a run of tests one folder for all temporary files, which goes with the run. */
export default function setUp(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'developer-docs-tests-'));
  // The last two are what Windows reads.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  return () => rmSync(folder, { recursive: true, force: true });
}
