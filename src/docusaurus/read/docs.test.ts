import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { docsOptions } from '../config/config-schema';
import { UnsupportedSettings } from '../unsupported-settings';
import { numberedNames, readDocSets } from './docs';

test('docs have the name of their folder wherever the build runs, or another one if the site cannot have it, and the main docs are `docs`', async () => {
  const around = mkdtempSync(path.join(os.tmpdir(), 'docs-'));
  const root = path.join(around, 'website');
  const folders = ['pages', 'guides', 'data/api', '../handbook'].map((folder) => path.join(root, folder));
  for (const folder of folders) writeFiles(folder, { 'intro.md': 'Text.' });
  const instances = folders.map((folder, at) =>
    docsOptions.parse({ path: path.relative(root, folder), ...(at === 0 ? {} : { id: path.basename(folder) }) }),
  );
  const { docs, renamed } = await readDocSets(root, instances, () => Promise.resolve(), new UnsupportedSettings());
  expect(docs.map(({ set }) => set.folder)).toEqual(['docs', 'guides', 'docs-api', 'docs-handbook']);
  expect([...renamed]).toEqual([
    ['docs', folders[0]],
    ['docs-api', folders[2]],
    ['docs-handbook', folders[3]],
  ]);
});

test('docs may keep numbers, or read them in their own way', () => {
  const parser = (name: string) => {
    const [, numberPrefix, filename = name] = /^(\d+)--(.*)$/.exec(name) ?? [];
    return { filename, ...(numberPrefix === undefined ? {} : { numberPrefix: Number(numberPrefix) }) };
  };
  const files = ['1--a', '1--a/2--b.md', '03-c.mdx'];
  expect(numberedNames(parser, files)).toEqual({
    '1--a': { name: 'a', position: 1 },
    '2--b': { name: 'b', position: 2 },
  });
  expect(numberedNames(false, files)).toEqual({});
  expect(numberedNames(undefined, files)).toBeUndefined();
  expect(numberedNames(() => 'nonsense', files)).toEqual({});
});
