import { describe, expect, test } from 'vitest';
import { formatAll, formatGroups } from './problem-groups';
import type { Problem } from './problems';

const at = (line: number, what: string, severity?: Problem['severity']): Problem => ({
  ...{ file: 'docs/a.md', line, column: 1 },
  ...{ what, remedy: 'Change it.' },
  ...(severity === undefined ? {} : { severity }),
});

test('a report in full shows the lines that are meant', () => {
  const report = { notes: [], problems: [at(2, 'Odd.')] };
  expect(formatAll(report, () => 'first\nsecond\n')).toContain('second');
  expect(formatAll(report)).not.toContain('second');
});

describe('a report on one screen', () => {
  test('has one line for warnings that differ in names only, the most frequent first', () => {
    const problems = [at(1, 'Odd.', 'warning'), at(3, 'No `b`.', 'warning'), at(2, 'No `a`.', 'warning')];
    expect(formatGroups({ notes: [], problems })).toBe(
      [
        'What differs from Docusaurus (0 settings, 3 warnings; --verbose shows all):',
        '- 2 times, first docs/a.md:2:1 No `a`. → Change it.',
        '- docs/a.md:1:1 Odd. → Change it.',
      ].join('\n'),
    );
  });

  test('has one line for settings of one fate', () => {
    const notes = ['`a` is not supported.', '`b: c` is not supported.', '`d` is ignored because of `e`.'];
    expect(formatGroups({ notes, problems: [] }).split('\n').slice(1)).toEqual([
      '- Settings: `a`, `b: c` (each is not supported)',
      '- Settings: `d` (is ignored because of `e`)',
    ]);
  });

  test('names at most eight settings of a fate, and a note without a subject as it is', () => {
    const settings = (count: number): string[] => Array.from({ length: count }, (_, at) => `\`s${at}\` is odd.`);
    const lineOf = (notes: readonly string[]) => formatGroups({ notes, problems: [] }).split('\n')[1];
    const eight = '`s0`, `s1`, `s2`, `s3`, `s4`, `s5`, `s6`, `s7`';
    expect(lineOf(settings(8))).toBe(`- Settings: ${eight} (each is odd)`);
    expect(lineOf(settings(9))).toBe(`- Settings: ${eight} and 1 more (each is odd)`);
    expect(lineOf(['Plain words'])).toBe('- Settings: Plain words');
    const advice = [1, 2].map((line) => at(line, 'Meh.', 'advice'));
    expect(formatGroups({ notes: settings(1), problems: advice })).toContain('better in 2 places');
  });

  test('has errors in full, with their lines, and advice as a number', () => {
    const report = formatGroups({ notes: [], problems: [at(1, 'Bad.'), at(1, 'Meh.', 'advice')] }, () => 'The line.');
    expect(report).toContain('docs/a.md:1:1\n  Bad.\n  → Change it.\n\n  > 1 | The line.');
    expect(report).not.toContain('Meh.');
    expect(formatGroups({ notes: ['`a` b.'], problems: [at(1, 'Meh.', 'advice')] })).toContain('better in 1 place');
  });

  test('has at most twelve lines of groups', () => {
    const problems = Array.from({ length: 15 }, (_, line) => at(line, 'x'.repeat(line + 1), 'warning'));
    expect(formatGroups({ notes: [], problems })).toMatch(/\n- 3 more kinds of warnings$/);
  });

  test('is empty without a reason to read it', () => {
    expect(formatGroups({ notes: [], problems: [] })).toBe('');
  });
});

test('the whole report has every setting and every problem', () => {
  const report = formatAll({ notes: ['`a` b.'], problems: [at(1, 'Bad.'), at(2, 'Meh.', 'advice')] });
  for (const part of ['- `a` b.', 'Bad.', 'Warning: Meh.']) expect(report).toContain(part);
});

test('a part of the report that has nothing is left out', () => {
  expect(formatAll({ notes: ['`a` b.'], problems: [] })).toBe('Settings that were not fully converted:\n- `a` b.');
  expect(formatAll({ notes: [], problems: [at(1, 'Bad.')] })).toMatch(/^docs\/a\.md:1:1\n {2}Bad\./);
});
