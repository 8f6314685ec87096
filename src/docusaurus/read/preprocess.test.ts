import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { mountTree } from '../mount-tree';
import { readMarkdown, withoutFixOfChanged } from '../../content/files/kept-texts';

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
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
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
});

test('without a preprocessor, pages have their text again', async () => {
  configure("({ fileContent }) => fileContent.replaceAll('variables', 'names')");
  await mountTree(root, mount);
  expect(read('docs/b.md')).toBe('No names.\n');
  rmSync(path.join(root, 'docusaurus.config.js'));
  await mountTree(root, mount);
  expect(read('docs/b.md')).toBe('No variables.\n');
});

test('pages behind symbolic links and partials elsewhere are changed, and other Markdown may make it fail', async () => {
  for (const file of ['../guides/c.md', 'parts/_d.md', 'README.md', 'build/old.md', 'building/e.md'])
    write(file, `In ${file}.\n`);
  mkdirSync(path.join(root, '../.git'));
  symlinkSync('../../guides', path.join(root, 'docs/guides'));
  configure(`({ filePath, fileContent }) => {
    if (/README|old/.test(filePath)) throw new Error('No page');
    return fileContent.replace('In', 'From');
  }`);
  await mountTree(root, mount);
  expect(read('docs/guides/c.md')).toBe('From ../guides/c.md.\n');
  expect(read('parts/_d.md')).toBe('From parts/_d.md.\n');
  // Not what a build leaves behind, in spite of its name.
  expect(read('building/e.md')).toBe('From building/e.md.\n');
  expect(read('README.md')).toBe('In README.md.\n');
});

test.each([
  ['guides/**', undefined],
  ['**', /README\.md:1:1: .* failed on this file/],
])('files outside of what docs include, %s, may make it fail', async (include, error) => {
  for (const file of ['README.md', 'guides/c.md', 'guides/_d.md']) write(file, `In ${file}.\n`);
  const preset = ['classic', { docs: { path: '.', include: [include] }, blog: false }];
  write(
    'docusaurus.config.js',
    `const preprocessor = ({ filePath, fileContent }) => {
      if (/README|_d/.test(filePath)) throw new Error('No page');
      return fileContent.replace('In', 'From');
    };
    module.exports = { title: 'T', presets: [${JSON.stringify(preset)}], markdown: { preprocessor } };\n`,
  );
  const mounted = mountTree(root, mount);
  if (error) {
    await expect(mounted).rejects.toThrow(error);
    return;
  }
  await mounted;
  expect(read('docs/guides/c.md')).toBe('From guides/c.md.\n');
  expect(read('docs/README.md')).toBe('In README.md.\n');
});

test('a preprocessor that fails stops the build at the file, but not a lenient one', async () => {
  configure("({ filePath }) => { throw new Error('No ' + require('path').basename(filePath)); }");
  await expect(mountTree(root, mount)).rejects.toThrow(/docs\/[ab]\.md:1:1: .* failed on this file: No [ab]\.md/);
  await mountTree(root, mount, true);
  expect(read('docs/b.md')).toBe('No variables.\n');
});

test.each([
  ['async ({ fileContent }) => fileContent', 'a promise'],
  ["async () => { throw new Error('Late') }", 'a promise'],
  ['() => {}', 'undefined'],
])('the preprocessor %s, which returns %s, stops the build', async (preprocessor, what) => {
  rmSync(path.join(root, 'docs/b.md'));
  configure(preprocessor);
  await expect(mountTree(root, mount)).rejects.toThrow(`It must return a string, but it returned ${what}.`);
});

test('a preprocessor of a package that is not installed changes nothing', async () => {
  configure("require('a-package-that-is-not-installed')");
  expect((await mountTree(root, mount)).notes.join()).toContain('`a-package-that-is-not-installed`');
  expect(read('docs/b.md')).toBe('No variables.\n');
});

test('problems of a changed text have no fix, because the file has another text', async () => {
  configure("({ fileContent }) => fileContent.replaceAll('{{name}}', 'Star')");
  await mountTree(root, mount);
  const fixed = (file: string) =>
    withoutFixOfChanged(
      { file, line: 1, column: 1, what: 'Wrong.', remedy: 'Fix it.', fix: { replace: 'a', by: 'b' } },
      mount,
    );
  expect(fixed('docs/a.md')).not.toHaveProperty('fix');
  expect(fixed('docs/b.md')).toHaveProperty('fix');
});
