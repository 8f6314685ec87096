import { mkdirSync, readFileSync, mkdtempSync, readlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mountTree } from '../mount-tree';
import { compileMarkdown } from '../../markdown/compile';
import { linkedFilePath } from '../../model/addresses/routes';
import { loadReference } from '../../model/reference/reference';
import { recordingContext } from '../../content/dependencies';
import { TreeContext } from '../../content/tree-context';
import { fileInTree } from '../../content/files/file-in-tree';
import { readSiteConfig } from '../../content/site-file';

test('pages find files beside their docs, in the folder that the tree has under that name', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'beside-'));
  for (const folder of ['docs/guides', 'docs/parts']) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'docs/guides/a.md'), '');
  writeFileSync(path.join(root, 'docs/parts/_b.mdx'), 'Part.');
  const config = "module.exports = { presets: [['classic', { docs: { path: 'docs/guides' } }]] };";
  writeFileSync(path.join(root, 'docusaurus.config.js'), config);
  const mount = path.join(mkdtempSync(path.join(os.tmpdir(), 'mount-')), 'tree');
  await mountTree(root, mount);
  expect(fileInTree(mount, 'docs/a.md', readSiteConfig(mount).config)).toBe(path.join(mount, 'docs/a.md'));
  expect(fileInTree(mount, 'docs/parts/_b.mdx', readSiteConfig(mount).config)).toBe(
    path.join(root, 'docs/parts/_b.mdx'),
  );
});

test('a path from the folder of a page leads to no file of the folder that the tree has under the name of its docs', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'beside-'));
  for (const folder of ['docs/en', 'docs/img', 'docs/en/own']) mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of ['docs/img/x.pdf', 'docs/img/x.png', 'docs/en/own/y.pdf'])
    writeFileSync(path.join(root, file), '');
  const text = '[A](./img/x.pdf) [B](@site/docs/img/x.pdf) [C](./own/y.pdf)\n\n![D](./img/x.png)\n';
  writeFileSync(path.join(root, 'docs/en/a.md'), text);
  const config = "module.exports = { presets: [['classic', { docs: { path: 'docs/en' } }]] };";
  writeFileSync(path.join(root, 'docusaurus.config.js'), config);
  const mount = path.join(mkdtempSync(path.join(os.tmpdir(), 'mount-')), 'tree');
  await mountTree(root, mount);
  const tree = TreeContext.of(mount, new Map([['docs/a.md', text]]), loadReference(new Map()), readSiteConfig(mount));
  const { compiled, problems } = compileMarkdown('docs/a.md', text, recordingContext(tree).context);
  expect(problems.map(({ what }) => what)).toEqual(['The image `docs/img/x.png` does not exist.']);
  const published = compiled.links
    .map(({ target }) => target)
    .filter((target) => target.startsWith(linkedFilePath('')));
  expect(published).toEqual([linkedFilePath('docs/img/x.pdf'), linkedFilePath('docs/own/y.pdf')]);
});

test('pages find files of the tree in `data/`, and what stands beside a folder outside of the tree', async () => {
  const around = mkdtempSync(path.join(os.tmpdir(), 'around-'));
  for (const folder of ['docs', 'packages', 'src', 'website/src'])
    mkdirSync(path.join(around, folder), { recursive: true });
  writeFileSync(path.join(around, 'packages/kettle.ts'), 'export const degrees = 100;');
  writeFileSync(path.join(around, 'website/src/kettle.ts'), '');
  const config = "module.exports = { presets: [['classic', { docs: { path: '../docs' } }]] };";
  writeFileSync(path.join(around, 'website/docusaurus.config.js'), config);
  const other = path.join(mkdtempSync(path.join(os.tmpdir(), 'mount-')), 'tree');
  await mountTree(path.join(around, 'website'), other);
  mkdirSync(path.join(around, 'website/data'));
  writeFileSync(path.join(around, 'website/data/redirects.yml'), 'theirs: true');
  expect(readFileSync(fileInTree(other, 'data/redirects.yml', readSiteConfig(other).config) ?? '', 'utf8')).toBe(
    'theirs: true',
  );
  // From `docs/a.md`, both are `../…`.
  expect(fileInTree(other, 'packages/kettle.ts', readSiteConfig(other).config)).toBe(
    path.join(other, 'packages/kettle.ts'),
  );
  expect(fileInTree(other, 'website/src/kettle.ts', readSiteConfig(other).config)).toBeDefined();
  expect(readlinkSync(path.join(other, 'src'))).toBe(path.join(around, 'website/src'));
});
