import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { samplePage } from '../../test/samples/sample-page';
import { writeFiles } from '../../test/write-files';
import { inlineCodeOf } from '../deploy/headers';
import { docusaurus } from './door';

test('pages are inspected as plugins have left them after the build', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'finished-'));
  const publicDir = path.join(root, 'public');
  const page = path.join(publicDir, 'docs/a/index.html');
  writeFiles(root, {
    'origin.json': JSON.stringify({
      ...{ kind: 'docusaurus', root, notes: [], sources: {}, folders: {}, aliases: {}, customCss: [] },
      ...{ allowsGaps: false, redirectsRoutes: false, runsPostBuild: true, changesSheets: false },
    }),
    'site.yml': 'title: A\nurl: https://a.example\n',
    'docusaurus.config.js':
      "module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', plugins: ['./plugin.js'] };",
    'plugin.js': `const fs = require('node:fs');
module.exports = () => ({ name: 'a', postBuild: () => fs.appendFileSync(${JSON.stringify(page)}, '<script>added()</script>') });`,
    'public/docs/a/index.html': '<p>A</p>',
  });
  const site = {
    ...{ publicDir, prefix: '', modules: [], statics: [], failed: [], addresses: ['/docs/a'] },
    pages: [{ ...samplePage('docs/a.mdx', 'title: A'), needsMdx: true }],
  };
  const finished = await docusaurus.open(root)?.report.finish(site);
  expect([...(finished?.inline.scripts ?? [])]).toEqual([...inlineCodeOf('<script>added()</script>').scripts]);
});

test.each([
  [['docusaurus.config.ts'], true],
  [['sidebars.js', 'data/navbar.yml'], true],
  [['docs/a.md'], true],
  [['docs/a.md', 'data/navbar.yml'], false],
  [['blog/a.md'], false],
])('a folder with %j was made for Docusaurus: %s', (files, fits) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'door-'));
  writeFiles(root, Object.fromEntries(files.map((file) => [file, ''])));
  expect(docusaurus.fits(root)).toBe(fits);
});
