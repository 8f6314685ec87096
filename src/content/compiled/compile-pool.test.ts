import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { loadReference } from '../../model/reference/reference';
import { compileRecorded } from '../dependencies';
import { TreeContext } from '../tree-context';
import type { PageParts } from './compiled-file';
import { compileInWorkers } from './compile-pool';
import { partsOf } from './compiled-file';
import { defaultConfig } from '../../config/site-config';

const root = mkdtempSync(path.join(tmpdir(), 'pool-'));
/** Packages that are not bundled are found from inside the project. */
const scripts = path.resolve('.tmp/compile-pool-test');
const names = Array.from({ length: 9 }, (_, index) => `docs/page-${index}.md`);
const pages = new Map(
  names.map((name, index) => [
    name,
    `---\ntitle: Page ${index}\n---\n\n## Part\n\n[Next](./page-${(index + 1) % 9}.md#part)\n`,
  ]),
);
const tree = TreeContext.of(root, pages, loadReference(new Map()), { config: defaultConfig() });

test('several processes make of each page what one process makes', async () => {
  const outfile = path.join(scripts, 'worker.cjs');
  await build({
    entryPoints: ['src/trees/content-worker.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    external: ['tsx', 'esbuild'],
    logLevel: 'silent',
  });
  const made = new Map<string, PageParts>();
  await compileInWorkers(3, outfile, tree, pages, (file, parts) => made.set(file, parts));
  expect([...made.keys()].sort()).toEqual(names);
  for (const [file, source] of pages) expect(made.get(file)).toEqual(partsOf(compileRecorded(file, source, tree)));
}, 30_000);

test('a worker that stops is told, instead of a page that is missing', async () => {
  const script = path.join(scripts, 'stops.cjs');
  await build({ stdin: { contents: 'process.exit(3)' }, outfile: script });
  await expect(compileInWorkers(2, script, tree, pages, () => undefined)).rejects.toThrow('has stopped');
}, 30_000);
