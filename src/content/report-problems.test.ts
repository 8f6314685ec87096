import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { reportForActions, reportForTerminal } from './report-problems';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'report-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/a.md'), 'one\nWhen a <5 holds.\nthree\nfour\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
});

const problem = { file: 'docs/a.md', line: 2, column: 8, what: 'What.', remedy: 'Remedy.' };

test('a problem is shown with its line, the lines around it and a mark below its column', () => {
  expect(reportForTerminal([problem], root)).toBe(
    [
      `${path.relative('.', root)}/docs/a.md:2:8`,
      '  What.',
      '  → Remedy.',
      '',
      '    1 | one',
      '  > 2 | When a <5 holds.',
      '      |        ^',
      '    3 | three',
      '',
      '1 problem in the content',
    ].join('\n'),
  );
});

test.each([
  ...['a.mdx', 'site.yml', 'a.yaml', 'config.ts', 'config.cjs', 'a.mts', 'a.jsx'].map((name) => [name, true] as const),
  ...['a.png', 'a.md.zip', 'tsx'].map((name) => [name, false] as const),
])('the lines of %s are shown: %s', (file, isShown) => {
  writeFileSync(path.join(root, file), 'one\ntwo\n');
  expect(reportForTerminal([{ ...problem, file }], root).includes('> 2 | two')).toBe(isShown);
});

test('warnings are told apart and counted apart', () => {
  const report = reportForTerminal([problem, { ...problem, line: 3, severity: 'warning' }], root);
  expect(report).toContain('docs/a.md:3:8\n  Warning: What.');
  expect(report).toMatch(/1 problem and 1 warning in the content$/);
});

test('files are named as seen from the folder of the command, so that a terminal opens them', () => {
  const places = ['docs/a.md', '../src/a.tsx'].map((file) => ({ ...problem, file }));
  expect(reportForTerminal(places, path.resolve('content')).match(/^\S+:2:8$/gm)).toEqual([
    'content/docs/a.md:2:8',
    'src/a.tsx:2:8',
  ]);
});

test('a file that cannot be read has no lines to show', () => {
  expect(reportForTerminal([{ ...problem, file: 'docs/gone.md' }], root)).not.toContain('|');
});

test('annotations are for GitHub Actions only', () => {
  vi.stubEnv('GITHUB_ACTIONS', undefined);
  expect(reportForActions([problem], root)).toBe('');
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  expect(reportForActions([problem], path.resolve('content'))).toBe(
    '::error file=content/docs/a.md,line=2,col=8::What. Remedy.',
  );
});
