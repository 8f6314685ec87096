import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { TreeContext } from '../../content/tree-context';
import { loadReference } from '../../model/reference/reference';
import { callHook } from '../../../test/fake-gatsby';
import { writeFiles } from '../../../test/write-files';
import { setTree } from '../nodes/current-tree';
import { onPostBootstrap } from './write-reference-files';
import { defaultConfig } from '../../config/site-config';

const root = mkdtempSync(path.join(tmpdir(), 'reference-files-'));
afterEach(() => rmSync(root, { recursive: true }));

test('the reference data of the tree is published with its schemas, and the examples that it has now', async () => {
  const intents =
    'doc: intents\nintents:\n  - { name: TurnOn, description: Turns on., slots: [] }\nslotCombinations: []\n';
  const loaded = loadReference(new Map([['intents', intents]]));
  expect(loaded.problems).toEqual([]);
  const tree = path.join(root, 'tree');
  writeFiles(root, { 'tree/examples/hub/a.py': '', 'public/examples/gone.zip': '', 'public/other.zip': '' });
  setTree(TreeContext.of(tree, new Map(), loaded, { config: defaultConfig() }));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  await callHook(onPostBootstrap, {});
  const published: unknown = JSON.parse(readFileSync(path.join(root, 'public/data/intents.json'), 'utf8'));
  expect(published).toMatchObject({ intents: [{ name: 'TurnOn', description: 'Turns on.' }] });
  expect(readFileSync(path.join(root, 'public/data/intents.schema.json'), 'utf8')).toContain('"$id"');
  expect(readdirSync(path.join(root, 'public/examples'))).toEqual(['hub.zip']);
  expect(readdirSync(path.join(root, 'public'))).toContain('other.zip');
});
