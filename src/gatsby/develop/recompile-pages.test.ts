import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Node } from 'gatsby';
import { expect, test } from 'vitest';
import { recompilePages } from './recompile-pages';

const node = (id: string, parent: string | null, more: object = {}): Node => ({
  ...{ id, parent, children: [], internal: { type: '', contentDigest: '', owner: '' } },
  ...more,
});

test('nodes of outdated pages are made again, from the text of their files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'recompile-'));
  const absolutePath = path.join(folder, 'a.md');
  writeFileSync(absolutePath, 'Text of a.');
  const nodes = [
    node('page a', 'mdx a', { file: 'docs/a.md', madeFrom: 'old' }),
    node('page b', 'mdx b', { file: 'docs/b.md', madeFrom: 'new' }),
    node('mdx a', 'file a'),
    node('file a', null, { absolutePath }),
  ];
  const made: string[] = [];
  await recompilePages(
    {
      getNodesByType: (type) => (type === 'DocPage' ? nodes.slice(0, 2) : []),
      getNode: (id) => nodes.find((one) => one.id === id),
    },
    (_file, madeFrom) => madeFrom === 'old',
    (parent, file, source) => {
      made.push(`${parent.id}, ${file}: ${source}`);
      return Promise.resolve();
    },
  );
  expect(made).toEqual(['mdx a, docs/a.md: Text of a.']);
  rmSync(folder, { recursive: true });
});
