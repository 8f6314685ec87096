import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Node } from 'gatsby';
import { expect, test } from 'vitest';
import { startTree } from '../../../test/samples/sample-nodes';
import { writeFiles } from '../../../test/write-files';
import { defaultConfig } from '../../config/site-config';
import { TreeContext } from '../../content/tree-context';
import { loadReference } from '../../model/reference/reference';
import { setTree } from '../nodes/current-tree';
import { changeShown, recompilePages } from './recompile-pages';

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

test('of two pages with one address, the second is shown after the file of the first is gone, and hidden when it is back', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'recompile-'));
  const page = '---\nslug: /same\n---\n';
  const pages = { 'docs/a.md': page, 'docs/b.md': page };
  writeFiles(folder, {
    ...pages,
    'origin.json':
      '{"root":"/tree","notes":[],"sources":{},"folders":{},"aliases":{},"components":[],"allowsGaps":false}',
  });
  const start = (): void =>
    setTree(
      TreeContext.of(folder, new Map(Object.entries(pages)), loadReference(new Map()), { config: defaultConfig() }),
    );
  const named = (name: string): Node[] => [
    node(`file ${name}`, null, { relativePath: `docs/${name}.md`, sourceInstanceName: 'content' }),
    node(`mdx ${name}`, `file ${name}`),
  ];
  const nodes = ['a', 'b'].flatMap(named);
  const changed = (shown: readonly string[]): string[] => {
    const done: string[] = [];
    changeShown(
      {
        getNodesByType: (type) =>
          type === 'Mdx'
            ? nodes.filter(({ id }) => id.startsWith('mdx'))
            : shown.map((name) =>
                node(`page ${name}`, `mdx ${name}`, { file: `docs/${name}.md`, dependencyDigest: '' }),
              ),
        getNode: (id) => nodes.find((one) => one.id === id),
      },
      (_parent, file) => done.push(`show ${file}`),
      (parent) => done.push(`hide ${parent.id}`),
    );
    return done;
  };
  start();
  expect(changed(['a'])).toEqual([]);
  rmSync(path.join(folder, 'docs/a.md'));
  expect(changed(['a'])).toEqual(['show docs/b.md']);
  writeFiles(folder, pages);
  start();
  expect(changed(['a', 'b'])).toEqual(['hide mdx b']);
  rmSync(folder, { recursive: true });
});
