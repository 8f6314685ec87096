import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TreeError } from '../../content/tree-error';
import { readSheetInProcess, transformInProcess } from './worker';

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

test('style sheets are read one after another, also behind one whose process has stopped', async () => {
  const script = path.join(folder, 'sheets.cjs');
  writeFileSync(
    script,
    `const busy = __dirname + '/busy';
process.once('message', ({ ofTree: { sheet, of, target } }) => {
  if (sheet === 'broken.css') process.exit(3);
  const made = { css: [sheet, of, ...target, require('fs').existsSync(busy)].join() };
  require('fs').writeFileSync(busy, '');
  setTimeout(() => {
    require('fs').rmSync(busy);
    process.send(made, () => process.exit());
  }, 20);
});`,
  );
  const made = await Promise.allSettled(
    ['broken.css', 'a.css', 'b.css'].map((sheet) => readSheetInProcess(script, { sheet, of: folder, target: ['x'] })),
  );
  expect(made).toMatchObject([
    {
      status: 'rejected',
      reason: expect.objectContaining({ message: expect.stringContaining('has stopped') as string }) as Error,
    },
    { value: { css: `a.css,${folder},x,false` } },
    { value: { css: `b.css,${folder},x,false` } },
  ]);
});
