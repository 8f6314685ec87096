import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TreeError } from '../../content/tree-error';
import { transformInProcess } from './worker';

const folder = mkdtempSync(path.join(os.tmpdir(), 'process-'));

/** Runs this code in place of the worker's. */
function run(code: string): Promise<void> {
  const script = path.join(folder, 'worker.cjs');
  writeFileSync(script, code);
  return transformInProcess(script, folder);
}

test('the process knows the tree', async () => {
  const said = path.join(folder, 'said.json');
  await run(`process.once('message', ({ ofTree: { mounted } }) => {
    require('fs').writeFileSync(${JSON.stringify(said)}, JSON.stringify({ mounted }));
    process.exit();
  });`);
  expect(JSON.parse(readFileSync(said, 'utf8'))).toEqual({ mounted: folder });
});

test.each(['process.exit(3)', "process.kill(process.pid, 'SIGKILL')"])(
  'a process that stops is a problem of the configuration: %s',
  async (code) => {
    await expect(run(code)).rejects.toThrow(TreeError);
  },
);
