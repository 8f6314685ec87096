import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { treeComponents } from './theme-of-tree';

test.each([
  [
    "import Original from '@theme-original/MDXComponents';\nexport default { ...Original, Badge, h1: Title };",
    ['Badge'],
  ],
  ['const all: Record<string, unknown> = { Badge: () => <b />, "Tag": Tag };\nexport default all;', ['Badge', 'Tag']],
  ['export default makeComponents();', []],
  ['export const other = { Badge };', []],
])('%s makes known %j', (source, names) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'components-'));
  mkdirSync(path.join(root, 'src/theme'), { recursive: true });
  writeFileSync(path.join(root, 'src/theme/MDXComponents.tsx'), source);
  expect(treeComponents(root)).toEqual(names);
});

test('a tree may have none', () => {
  expect(treeComponents('src/docusaurus/test/trees/features')).toEqual(['Highlight']);
  expect(treeComponents('src/docusaurus/test/trees/blog-off')).toEqual([]);
});
