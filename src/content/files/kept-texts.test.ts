import { mkdtempSync, realpathSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { digestOf } from '../../model/digest';
import { readTransformed, digestOfTransformed, TransformedPagesWriter } from '../transformed-pages';
import { keepTexts, keptTextsFile, readMarkdown, withoutFixOfChanged } from './kept-texts';

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'kept-')));
const contentDir = path.join(root, 'tree');
const file = path.join(root, 'tree.md');
const other = path.join(root, 'other.md');

test('a page has the text that the configuration of its tree made of it, until it is edited or the configuration is another', () => {
  writeFileSync(file, 'One.');
  writeFileSync(other, 'Other.');
  expect(readMarkdown(contentDir, file)).toBe('One.');
  keepTexts(contentDir, { [file]: { source: digestOf('One.'), text: 'Changed.' } });
  symlinkSync(file, path.join(root, 'link.md'));
  const read = [file, path.join(root, 'link.md'), other].map((name) => readMarkdown(contentDir, name));
  expect(read).toEqual(['Changed.', 'Changed.', 'Other.']);
  keepTexts(contentDir, { [file]: { source: digestOf('One.'), text: 'Again.' } });
  utimesSync(keptTextsFile(contentDir), 1, 1);
  expect(readMarkdown(contentDir, file)).toBe('Again.');
  keepTexts(path.join(root, 'second'), { [file]: { source: digestOf('One.'), text: 'Second.' } });
  utimesSync(keptTextsFile(path.join(root, 'second')), 1, 1);
  expect(readMarkdown(path.join(root, 'second'), file)).toBe('Second.');
  writeFileSync(file, 'Two.');
  expect(readMarkdown(contentDir, file)).toBe('Two.');
  keepTexts(contentDir, undefined);
  keepTexts(contentDir, undefined);
  writeFileSync(file, 'One.');
  expect(readMarkdown(contentDir, file)).toBe('One.');
});

test('a problem is fixed in the file only where its text is the one that was checked', () => {
  const fix = { replace: 'O', by: 'U' };
  const problem = (name: string) => ({ file: name, line: 1, column: 1, what: 'W.', remedy: 'R.', fix });
  const isFixed = (name: string): boolean => 'fix' in withoutFixOfChanged(problem(name), root);
  keepTexts(root, { [file]: { source: digestOf('One.'), text: 'Changed.' } });
  expect(['tree.md', 'other.md', 'gone.md'].map(isFixed)).toEqual([false, true, true]);
});

test('what plugins made of pages is kept by file, and forgotten when they make nothing of one any more', () => {
  const page = (source: string) => ({ source, problems: [], isComplete: true });
  const keep = (pages: Readonly<Record<string, string>>): void => {
    const writer = new TransformedPagesWriter(contentDir);
    for (const [name, source] of Object.entries(pages)) writer.add(name, page(source));
    writer.close();
  };
  keep({ 'docs/a.md': 'one', 'docs/b.md': 'two' });
  const before = digestOfTransformed(contentDir, 'docs/a.md');
  keep({ 'docs/a.md': 'three' });
  expect(readTransformed(contentDir, 'docs/a.md')).toEqual(page('three'));
  expect(readTransformed(contentDir, 'docs/b.md')).toBeUndefined();
  expect(digestOfTransformed(contentDir, 'docs/b.md')).toBe('');
  expect(['', before]).not.toContain(digestOfTransformed(contentDir, 'docs/a.md'));
});
