import { expect, test } from 'vitest';
import { formatProblem, formatProblems, uniqueProblems } from './problems';
import type { Problem } from './problems';

const problem = (file: string, line: number, column = 1): Problem => ({
  file,
  line,
  column,
  what: `What ${line}.`,
  remedy: `Remedy ${line}.`,
});

test('a problem shows its place first, so that a terminal can open it, then what and remedy', () => {
  expect(formatProblem(problem('docs/a.md', 3, 7))).toBe('docs/a.md:3:7\n  What 3.\n  → Remedy 3.');
});

test('problems are sorted by file, line as a number, and column', () => {
  const unsorted = [
    problem('docs/b.md', 1),
    problem('docs/a.md', 10),
    problem('docs/a.md', 9, 12),
    problem('docs/a.md', 9, 2),
  ];
  const places = formatProblems(unsorted).match(/^\S+:\d+:\d+$/gm);
  expect(places).toEqual(['docs/a.md:9:2', 'docs/a.md:9:12', 'docs/a.md:10:1', 'docs/b.md:1:1']);
});

test('the count stands at the end', () => {
  expect(formatProblems([problem('a', 1), problem('b', 2)])).toMatch(/\n\n2 problems in the content$/);
  expect(formatProblems([problem('a', 1)])).toMatch(/\n\n1 problem in the content$/);
});

test('sorting leaves the list of the caller alone', () => {
  const list = [problem('b', 1), problem('a', 1)];
  formatProblems(list);
  expect(list.map(({ file }) => file)).toEqual(['b', 'a']);
});

test('a problem that several pages have is told once, in its first place', () => {
  const [a, b] = [problem('docs/_a.md', 1), problem('docs/b.md', 1)];
  expect(uniqueProblems([a, b, { ...a }])).toEqual([a, b]);
  expect(uniqueProblems([a, { ...a, column: 2 }])).toHaveLength(2);
});
