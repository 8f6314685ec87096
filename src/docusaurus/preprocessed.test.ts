import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { mountTree } from './mount-tree';
import { readMarkdown } from './preprocessed';

let root = '';
let mount = '';
beforeEach(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'preprocessed-'));
  root = path.join(folder, 'site');
  mount = path.join(folder, 'mount');
  mkdirSync(path.join(root, 'docs'), { recursive: true });
  write('docs/a.md', '---\ntitle: "{{name}}"\n---\n\nThis is {{name}}.\n');
  write('docs/b.md', 'No variables.\n');
});
const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);
const configure = (preprocessor: string): void =>
  write('docusaurus.config.js', `module.exports = { title: 'T', markdown: { preprocessor: ${preprocessor} } };\n`);
const read = (file: string): string => readMarkdown(mount, path.join(mount, file));

test('pages have the text that the preprocessor of the configuration makes of them, behind the front matter', async () => {
  configure("({ fileContent }) => fileContent.replaceAll('{{name}}', 'Star')");
  await mountTree(root, mount);
  expect(read('docs/a.md')).toBe('---\ntitle: "{{name}}"\n---\n\nThis is Star.\n');
  expect(read('docs/b.md')).toBe('No variables.\n');
  write('docs/a.md', 'Edited {{name}}.\n');
  expect(read('docs/a.md')).toBe('Edited {{name}}.\n');
  rmSync(path.join(root, 'docusaurus.config.js'));
  await mountTree(root, mount);
  expect(read('docs/a.md')).toBe('Edited {{name}}.\n');
});

test('a preprocessor that fails stops the build at the file, but not a lenient one', async () => {
  configure("({ filePath }) => { throw new Error('No ' + require('path').basename(filePath)); }");
  await expect(mountTree(root, mount)).rejects.toThrow(/docs\/[ab]\.md:1:1: .* failed on this file: No [ab]\.md/);
  await mountTree(root, mount, true);
  expect(read('docs/b.md')).toBe('No variables.\n');
});
