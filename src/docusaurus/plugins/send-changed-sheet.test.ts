import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { sendChangedSheet } from './send-changed-sheet';

const send = process.send?.bind(process);
afterEach(() => {
  if (send) process.send = send;
  else delete process.send;
});

/** What is sent of a sheet whose plugin reads a file of the tree that a script would have to make first. */
async function sent(allowsGaps: boolean): Promise<unknown> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'sheet-'));
  const mounted = {
    ...{ kind: 'docusaurus', root, notes: [], sources: {}, folders: {}, aliases: {}, customCss: [] },
    ...{ allowsGaps, redirectsRoutes: false, runsPostBuild: false, changesSheets: true },
  };
  writeFiles(root, {
    'origin.json': JSON.stringify(mounted),
    'docusaurus.config.js':
      "module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', plugins: ['./plugin.js'] };",
    'plugin.js': `require('./made/colors.js');
module.exports = () => ({ name: 'a', configurePostCss: () => ({ plugins: [(css) => css.replace('red', 'blue')] }) });`,
    'node_modules/postcss/index.js':
      'module.exports = (steps) => ({ process: async (css) => ({ css: steps.reduce((text, step) => step(text), css), messages: [] }) });',
    'a.css': '.a { color: red; .b { top: 0 } }',
  });
  let made: unknown;
  process.send = (message: unknown) => {
    made = message;
    return true;
  };
  await sendChangedSheet({ sheet: path.join(root, 'a.css'), of: root, target: ['chrome100'] });
  return made;
}

test('plugins find something in the place of files that do not exist where the tree may have gaps, and else change nothing', async () => {
  expect(await sent(true)).toMatchObject({ css: expect.stringMatching(/color: *(?:blue|#00f)/) as string });
  expect(await sent(false)).toMatchObject({ css: expect.stringMatching(/color: *red/) as string });
});

test('either is written for the browsers that the job names', async () => {
  for (const allowsGaps of [true, false])
    expect(await sent(allowsGaps)).toMatchObject({ css: expect.stringContaining('.a .b {') as string });
});
