import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { samplePage } from '../../../test/samples/sample-page';
import { CompiledFile, CompiledFileWriter, compiledFile, pageOfParts, parseFacts, partsOf } from './compiled-file';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compiled-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(code: string): string {
  const name = path.join(folder, 'below/pages');
  const writer = new CompiledFileWriter(name, code);
  writer.add('docs/a.md', { facts: '{"title":"Ä"}', text: '["日本"]' });
  writer.add('docs/b.md', { facts: '{}', text: '' });
  writer.close();
  return name;
}

test('each part of each page is found, whatever characters it has', () => {
  const file = CompiledFile.open(write('1'), '1');
  expect(file?.files).toEqual(['docs/a.md', 'docs/b.md']);
  expect([file?.facts('docs/a.md'), file?.text('docs/a.md')]).toEqual(['{"title":"Ä"}', '["日本"]']);
  expect([file?.facts('docs/b.md'), file?.text('docs/b.md')]).toEqual(['{}', '']);
  expect(file?.facts('docs/c.md')).toBeUndefined();
  file?.close();
});

test('what other code has written, or what was cut off, is not used', () => {
  const name = write('1');
  expect(CompiledFile.open(name, '2')).toBeUndefined();
  truncateSync(name, 40);
  expect(CompiledFile.open(name, '1')).toBeUndefined();
  expect(CompiledFile.open(path.join(folder, 'none'), '1')).toBeUndefined();
});

test('what was damaged in any place is not used', () => {
  const whole = readFileSync(write('1'));
  for (const place of whole.keys()) {
    const damaged = Buffer.from(whole);
    damaged[place] = (damaged[place] ?? 0) ^ 1;
    writeFileSync(path.join(folder, 'damaged'), damaged);
    expect(CompiledFile.open(path.join(folder, 'damaged'), '1'), `byte ${place}`).toBeUndefined();
  }
});

test('a file of any length is checked as a whole', () => {
  const name = path.join(folder, 'long');
  const writer = new CompiledFileWriter(name, '1');
  writer.add('docs/a.md', { facts: '{}', text: 'long'.repeat(1_000_000) });
  writer.close();
  expect(CompiledFile.open(name, '1')?.text('docs/a.md')).toHaveLength(4_000_000);
  const damaged = readFileSync(name);
  damaged[3_900_000] = 0;
  writeFileSync(name, damaged);
  expect(CompiledFile.open(name, '1')).toBeUndefined();
});

test('each tree has its file', () => {
  const names = ['.', 'a', 'a/b', '../a'].map((root) => path.relative('.tmp/compiled', compiledFile(root)));
  expect(names).toEqual(['content', 'a', 'a-b', '-a']);
});

test('a page comes back as it was, and its facts are without its long texts', () => {
  const page = samplePage('docs/a.md', 'title: A', '## Part\n\nText.');
  const dependencies = { source: 's', answers: [] };
  for (const compiled of [
    { file: 'docs/a.md', page, problems: [] },
    { file: 'docs/a.md', page: undefined, problems: [] },
  ]) {
    const parts = partsOf({ compiled, dependencies });
    const kept = JSON.parse(JSON.stringify({ compiled, dependencies })) as unknown;
    expect(pageOfParts(parts)).toEqual(kept);
    expect(parseFacts(parts.facts).compiled.page?.sections).toEqual(compiled.page && []);
  }
});

test('an open file stays readable when another run replaces it', () => {
  const file = CompiledFile.open(write('1'), '1');
  const before = readFileSync(write('2'), 'utf8');
  expect(before).toContain('"code":"2"');
  expect(file?.text('docs/a.md')).toBe('["日本"]');
  file?.close();
});
