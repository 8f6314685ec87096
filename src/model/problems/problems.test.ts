import { describe, expect, test } from 'vitest';
import {
  asWarning,
  codeFrame,
  formatProblem,
  formatProblems,
  isError,
  uniqueProblems,
  downgraded,
  applyFixes,
} from './problems';
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

test('a warning says that it is one, and does not stop a build', () => {
  const warning = asWarning(problem('docs/a.md', 3));
  expect(formatProblem(warning)).toBe('docs/a.md:3:1\n  Warning: What 3.\n  → Remedy 3.');
  expect([isError(warning), isError(problem('docs/a.md', 3))]).toEqual([false, true]);
});

test('warnings are counted beside problems', () => {
  const [bad, odd] = [problem('a', 1), asWarning(problem('b', 1))];
  expect(formatProblems([bad, odd, odd])).toMatch(/\n\n1 problem and 2 warnings in the content$/);
  expect(formatProblems([odd])).toMatch(/\n\n1 warning in the content$/);
  expect(formatProblems([])).toBe('No problems in the content');
});

describe('the lines of a problem', () => {
  const source = Array.from({ length: 12 }, (_, at) => `line ${at + 1}`).join('\n');

  test('are shown below it, when the text of the file is known', () => {
    expect(formatProblem(problem('a.md', 2, 3), 'one\ntwo\n')).toBe(
      'a.md:2:3\n  What 2.\n  → Remedy 2.\n\n    1 | one\n  > 2 | two\n      |   ^\n    3 |',
    );
    const known = formatProblems([problem('a.md', 1), problem('b.md', 1)], (file) =>
      file === 'a.md' ? 'one' : undefined,
    );
    expect(known.match(/ {2}> 1 \| one/g)).toHaveLength(1);
  });

  test.each([
    ['the first', 1, ['  > 1 | line 1', '      | ^', '    2 | line 2']],
    ['one with a neighbour of two digits', 9, ['     8 | line 8', '  >  9 | line 9', '       | ^', '    10 | line 10']],
    ['the last', 12, ['    11 | line 11', '  > 12 | line 12', '       | ^']],
  ])('stand between their neighbours: %s', (_, line, frame) => {
    expect(codeFrame(source, line, 1).split('\n')).toEqual(frame);
  });

  test('end with any kind of line break, and show a tab as an arrow of one column', () => {
    expect(codeFrame('a\r\nb\rc\n\td', 3, 1)).toBe('    2 | b\n  > 3 | c\n      | ^\n    4 | →d');
  });

  test('of a long line begin some letters before the mark', () => {
    const long = `${'x'.repeat(300)}!${'y'.repeat(300)}`;
    const [row = '', mark = ''] = codeFrame(long, 1, 301).split('\n');
    expect(row.length).toBe('  > 1 | '.length + 120);
    expect(row[mark.indexOf('^')]).toBe('!');
    expect(codeFrame(`a${long}`, 1, 100)).toContain('| axxx');
    expect(codeFrame(`a${long}`, 1, 101)).toContain('| xxx');
  });

  test.each([
    ['the line is empty', 'a\n  \nb', 2],
    ['the file has no such line', 'a', 2],
  ])('are not shown when %s', (_, text, line) => {
    expect(codeFrame(text, line, 1)).toBe('');
    expect(formatProblem(problem('a.md', line), text)).not.toContain('\n\n');
  });
});

const error: Problem = { ...{ file: 'docs/a.md', line: 1, column: 1 }, what: 'Bad.', remedy: 'Change it.' };

test('a lenient policy makes warnings of errors, and advice of warnings, which are rules of ours', () => {
  expect(downgraded('lenient', error).severity).toBe('warning');
  expect(downgraded('lenient', { ...error, severity: 'warning' }).severity).toBe('advice');
  expect(downgraded('strict', error)).toBe(error);
});

const at = (line: number, column: number, replace: string, by: string) => ({
  file: 'a.md',
  line,
  column,
  what: '',
  remedy: '',
  fix: { replace, by },
});

test('replaces and inserts at the places, in any order', () => {
  const { text, fixed } = applyFixes('one\r\ntwo three\n', [at(2, 5, 'three', '3'), at(1, 1, '', '# ')]);
  expect(text).toBe('# one\r\ntwo 3\n');
  expect(fixed).toHaveLength(2);
});

test('finds a text that stands once on its line although the column is off', () => {
  expect(applyFixes('a bb c', [at(1, 1, 'bb', 'B')]).text).toBe('a B c');
});

test.each([
  ['the text is not there', [at(1, 1, 'x', 'y')]],
  ['the text stands twice, and not at the place', [at(1, 2, 'a', 'y')]],
  ['the line does not exist', [at(9, 1, 'a', 'y')]],
])('changes nothing when %s', (_, problems) => {
  expect(applyFixes('a a', problems)).toEqual({ text: 'a a', fixed: [] });
  const below = problems.map((problem) => ({ ...problem, line: problem.line + 1 }));
  expect(applyFixes('b\na a', below)).toEqual({ text: 'b\na a', fixed: [] });
});

test('leaves the second of two fixes that overlap', () => {
  const { text, fixed } = applyFixes('abc', [at(1, 1, 'ab', 'X'), at(1, 2, 'bc', 'Y')]);
  expect([text, fixed.length]).toEqual(['Xc', 1]);
});

test('applies fixes that touch, and those at both ends of a line with any kind of break', () => {
  expect(applyFixes('abc', [at(1, 2, 'b', 'B'), at(1, 1, 'a', 'A')]).text).toBe('ABc');
  expect(
    applyFixes('one\rtwo\r\nthree\nfour', [at(2, 4, '', '!'), at(3, 1, 'three', '3'), at(4, 5, '', '.')]).text,
  ).toBe('one\rtwo!\r\n3\nfour.');
});

test('looks for a text on its own line alone, and leaves problems without a fix', () => {
  const unfixed = { file: 'a.md', line: 2, column: 1, what: '', remedy: '' };
  expect(applyFixes('a\nb\n', [at(1, 1, 'b', 'B'), unfixed])).toEqual({ text: 'a\nb\n', fixed: [] });
  expect(applyFixes('b\nb\n', [at(2, 9, 'b', 'B')]).text).toBe('b\nB\n');
});
