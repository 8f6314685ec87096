import { expect, test } from 'vitest';
import { applyFixes } from './apply-fixes';

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
