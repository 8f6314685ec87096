import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadReference } from '../../model/reference/reference';
import * as compiler from '../dependencies';
import { compileRecorded } from '../dependencies';
import { TreeContext } from '../tree-context';
import { compileTree, compileInWorkers } from './compile-tree';
import { compiledFile, openCompiled, parseText, partsOf } from './compiled-file';
import type { PageParts } from './compiled-file';
import { defaultConfig } from '../../config/site-config';
import { build } from 'esbuild';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tree-'));
});
afterEach(() => {
  rmSync(compiledFile(root), { force: true });
  rmSync(root, { recursive: true });
});

const page = (body: string, more = ''): string => `---\ntitle: A\n${more}---\n\n${body}\n`;

/** Compiles a tree of these pages, as a new run does, and says which of them were compiled and which were kept. */
async function run(files: Readonly<Record<string, string>>) {
  const spy = vi.spyOn(compiler, 'compileRecorded');
  const pages = new Map(Object.entries(files));
  const made = await compileTree(
    pages,
    TreeContext.of(root, pages, loadReference(new Map()), { config: defaultConfig() }),
    'no worker',
  );
  const compiled = spy.mock.calls.map(([file]) => file);
  spy.mockRestore();
  return { made: made.map((one) => one.compiled), compiled };
}

test('only pages with another text, or with another answer of the tree, are compiled again', async () => {
  const files = { 'docs/a.md': page('[b](./b.md)'), 'docs/b.md': page('Old.'), 'docs/c.md': page('') };
  expect((await run(files)).compiled).toEqual(['docs/a.md', 'docs/b.md', 'docs/c.md']);
  expect((await run(files)).compiled).toEqual([]);
  expect((await run({ ...files, 'docs/b.md': page('New.') })).compiled).toEqual(['docs/b.md']);
  const moved = await run({ ...files, 'docs/b.md': page('New.', 'slug: moved\n') });
  expect(moved.compiled).toEqual(['docs/a.md', 'docs/b.md']);
  expect(moved.made.map(({ page: one }) => one?.path)).toEqual(['/docs/a', '/docs/moved', '/docs/c']);
});

test('the long texts of pages are in the file, also of those that were not compiled again', async () => {
  const { made } = await run({ 'docs/a.md': page('First.'), 'docs/b.md': page('Old.') });
  expect(made.map((one) => one.page?.body)).toEqual([[], []]);
  await run({ 'docs/a.md': page('First.'), 'docs/b.md': page('New.') });
  const kept = openCompiled(root, defaultConfig());
  const bodies = ['docs/a.md', 'docs/b.md'].map((file) => JSON.stringify(parseText(kept?.text(file) ?? '').body));
  expect(bodies[0]).toContain('First.');
  expect(bodies[1]).toContain('New.');
  kept?.close();
});

test('a page that is gone is no longer kept', async () => {
  await run({ 'docs/a.md': page(''), 'docs/b.md': page('') });
  await run({ 'docs/a.md': page('') });
  const kept = openCompiled(root, defaultConfig());
  expect(kept?.files).toEqual(['docs/a.md']);
  kept?.close();
});

const folder = mkdtempSync(path.join(tmpdir(), 'pool-'));
/** Packages that are not bundled are found from inside the project. */
const scripts = path.resolve('.tmp/compile-pool-test');
const names = Array.from({ length: 9 }, (_, index) => `docs/page-${index}.md`);
const pages = new Map(
  names.map((name, index) => [
    name,
    `---\ntitle: Page ${index}\n---\n\n## Part\n\n[Next](./page-${(index + 1) % 9}.md#part)\n`,
  ]),
);
const tree = TreeContext.of(folder, pages, loadReference(new Map()), { config: defaultConfig() });

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
