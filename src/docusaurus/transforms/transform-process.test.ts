import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TreeError } from '../../content/tree-error';
import { transformInProcess } from './transform-process';

const folder = mkdtempSync(path.join(os.tmpdir(), 'process-'));

/** Runs this code in place of the worker's. */
function run(code: string): Promise<void> {
  const script = path.join(folder, 'worker.cjs');
  writeFileSync(script, code);
  return transformInProcess(script, { contentDir: folder, settings: { title: 'Kettle' } });
}

test('the process knows the tree and its settings', async () => {
  const said = path.join(folder, 'said.json');
  const { CONTENT_DIR, TREE_SETTINGS } = { CONTENT_DIR: folder, TREE_SETTINGS: '{"title":"Kettle"}' };
  await run(`process.once('message', ({ ofTree: { mounted } }) => {
    const { CONTENT_DIR, TREE_SETTINGS } = process.env;
    require('fs').writeFileSync(${JSON.stringify(said)}, JSON.stringify({ mounted, CONTENT_DIR, TREE_SETTINGS }));
    process.exit();
  });`);
  expect(JSON.parse(readFileSync(said, 'utf8'))).toEqual({ mounted: folder, CONTENT_DIR, TREE_SETTINGS });
});

test('a process that stops is a problem of the configuration', async () => {
  await expect(run('process.exit(3)')).rejects.toThrow(TreeError);
});
