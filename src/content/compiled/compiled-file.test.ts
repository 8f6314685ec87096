import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CompiledFile, CompiledFileWriter } from './compiled-file';

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

test('an open file stays readable when another run replaces it', () => {
  const file = CompiledFile.open(write('1'), '1');
  const before = readFileSync(write('2'), 'utf8');
  expect(before).toContain('"code":"2"');
  expect(file?.text('docs/a.md')).toBe('["日本"]');
  file?.close();
});
