import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Node } from 'gatsby';
import { expect, test } from 'vitest';
import { startTree } from '../../../test/samples/sample-nodes';
import { recompilePages } from './recompile-pages';

const node = (id: string, parent: string | null, more: object = {}): Node => ({
  ...{ id, parent, children: [], internal: { type: 'DocPage', contentDigest: '', owner: '' } },
  ...more,
});

test('nodes of outdated pages are made again, unless their files are gone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'recompile-'));
  startTree(folder);
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'docs/a.md'), 'Text of a.');
  const nodes = [
    node('page a', 'mdx a', { file: 'docs/a.md', dependencyDigest: 'old' }),
    node('page b', 'mdx b', { file: 'docs/b.md', dependencyDigest: 'new' }),
    node('page c', 'mdx c', { file: 'docs/gone.md', dependencyDigest: 'old' }),
    node('mdx a', 'file a'),
    node('mdx c', 'file c'),
  ];
  const made: string[] = [];
  recompilePages(
    {
      getNodesByType: (type) => (type === 'DocPage' ? nodes.slice(0, 3) : []),
      getNode: (id) => nodes.find((one) => one.id === id),
    },
    (_file, dependencyDigest) => dependencyDigest === 'old',
    (parent, file) => {
      made.push(`${parent.id}, ${file}`);
    },
  );
  expect(made).toEqual(['mdx a, docs/a.md']);
  rmSync(folder, { recursive: true });
});
