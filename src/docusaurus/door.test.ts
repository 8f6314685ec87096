import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../test/write-files';
import { docusaurus } from './door';

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
