import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeFiles } from '../../test/write-files';
import { compiledBy } from '../content/compiled/import-graph';
import { treeAt } from './open-tree';

test('a link to a draft is not broken while developing', async () => {
  const contentDir = mkdtempSync(path.join(os.tmpdir(), 'worker-'));
  writeFiles(contentDir, {
    'site.yml': 'title: Kettle\nurl: https://k.dev\n',
    'data/sidebars.yml': 'Main: [a]\n',
    'docs/a.md': '---\ntitle: A\n---\n\n[The draft](./b.md), [nothing](./c.md).\n',
    'docs/b.md': '---\ntitle: B\ndraft: true\n---\n\nText.\n',
  });
  // It would take the messages of the process that runs the tests.
  vi.spyOn(process, 'once').mockReturnValue(process);
  const { checkDeveloped } = await import('./content-worker');
  const { config } = treeAt(contentDir);
  const found = await checkDeveloped({ script: '', contentDir, config, compiledBy: compiledBy(config) });
  const broken = found.filter(({ what }) => what.includes('broken'));
  expect(broken.map(({ what }) => what)).toEqual([expect.stringContaining('`./c.md`')]);
});
