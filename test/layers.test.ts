import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { layers } from '../scripts/lint/layers.mjs';
import { findCycle } from './find-cycle';

/** Folders that belong to no layer: data, styles, declarations and tests. */
const noLayers = ['images', 'styles', 'translations', 'types', 'gatsby-types.d.ts'];

describe('the table of layers', () => {
  test('names every folder below src, each once', () => {
    const isThere = (folder: string): boolean => existsSync(path.join('src', folder));
    const inTable = layers.filter(({ optional, folder }) => !optional || isThere(folder)).map(({ folder }) => folder);
    const below = (folder: string): string[] => readdirSync(path.join('src', folder));
    const parts = below('components').map((name) => `components/${name}`);
    const there = [...below('.').filter((name) => name !== 'components'), ...parts];
    const inside = layers.map(({ folder }) => folder).filter(isThere);
    expect([...inTable, ...noLayers].sort()).toEqual([...new Set([...there, ...inside])].sort());
  });

  test('lets a folder import only folders further up', () => {
    layers.forEach(({ folder, mayImport }, index) => {
      const above = layers.slice(0, index).map((layer) => layer.folder);
      expect(
        // A layer may show others one file only.
        mayImport.filter((name) => !above.some((layer) => name === layer || name.startsWith(`${layer}/`))),
        folder,
      ).toEqual([]);
    });
  });
});

test('no module imports itself by way of others, not even for a type', () => {
  const files = ['src', 'scripts', 'bench']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((file) => /\.m?tsx?$/.test(file) && !file.includes('node_modules'));
  const known = new Set(files);
  const resolve = (from: string, name: string): string[] => {
    const base = path.posix.join(path.posix.dirname(from), name);
    return [base, `${base}.ts`, `${base}.tsx`].filter((file) => known.has(file));
  };
  const imports = new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
      const local = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
      return [file, local.flatMap((name) => resolve(file, name))];
    }),
  );
  expect(findCycle(imports)).toEqual([]);
});

test('what starts Gatsby loads no part of the Markdown compiler that has the grammar, which takes seconds', async () => {
  const { metafile } = await build({
    ...{ entryPoints: ['scripts/gatsby/run-gatsby.mts'], bundle: true, metafile: true, write: false },
    ...{ platform: 'node', format: 'esm', packages: 'external', outdir: '.tmp', logLevel: 'silent' },
  });
  const [first = ''] = Object.keys(metafile.inputs).filter((file) => file.endsWith('run-gatsby.mts'));
  const loaded = new Set([first]);
  for (const file of loaded)
    for (const { path: next, kind } of metafile.inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import' && next in metafile.inputs) loaded.add(next);
  expect(loaded).toContain('src/trees/open-tree.ts');
  expect([...loaded].filter((file) => /^src\/markdown\/(?:compile|parse\/grammar)\.ts$/.test(file))).toEqual([]);
});
