import { describe, expect, test } from 'vitest';
import { readYaml } from './yaml-source';

const problemsOf = (text: string) => readYaml(text, 'data/x.yml').problems;

describe('places of values', () => {
  const source = readYaml('a:\n  - one\n  - b:\n      c: two\n', 'data/x.yml');

  test.each([
    [['a'], { line: 1, column: 1 }],
    [['a', 0], { line: 2, column: 5 }],
    [['a', 1, 'b', 'c'], { line: 4, column: 7 }],
    [['a', 1, 'b', 'missing'], { line: 3, column: 5 }],
    [['a', 9], { line: 1, column: 1 }],
    [[], { line: 1, column: 1 }],
  ])('%j', (path, place) => {
    expect(source.placeOf(path)).toEqual(place);
  });

  test('a file begins at its first line, even if that is a comment', () => {
    expect(readYaml('# Lamps\na: 1\n', 'data/x.yml').placeOf([])).toEqual({ line: 1, column: 1 });
  });

  test('the offset counts the lines above the text', () => {
    expect(readYaml('a: 1\nb: 2\n', 'docs/a.md', 1).placeOf(['b'])).toEqual({ line: 3, column: 1 });
  });
});

describe('YAML that cannot be read', () => {
  test('has a place, the reason in one sentence, and a remedy', () => {
    const [problem] = problemsOf('a: [1\nb: 2\n');
    expect(problem?.file).toBe('data/x.yml');
    expect(problem?.what).toMatch(/^Invalid YAML: [^\n]+[^.]\.$/);
    expect(problem?.what).not.toContain('at line');
    expect(problem?.remedy).toBe('Close the bracket, or quote a value that begins with one.');
  });

  test.each([
    ['a: b: c\n', 'There is a second `: ` in the line, or the next line is indented too far.'],
    ['a:\n   - b\n  - c\n', 'The `-` is indented too far, or not far enough.'],
    ['a: - b\n', 'A list begins in the line of its key.'],
    ['a: [1\nb: 2\n', 'A bracket is not closed.'],
    ['a\nb: c\n', 'A key has no colon after it, or goes over several lines.'],
    ['a: @b\n', 'Plain value cannot start with reserved character @.'],
  ])('%j is told in the words of those who write it: %s', (text, words) => {
    expect(problemsOf(text)[0]?.what).toBe(`Invalid YAML: ${words}`);
  });

  test.each(['a: !!js/function "() => 1"\n', 'a: !important\n'])('has an unknown tag: %s', (text) => {
    const [problem] = problemsOf(text);
    expect(problem).toMatchObject({ line: 1, column: 4, remedy: expect.stringContaining('Remove the tag') as unknown });
  });

  test.each([
    ['items:\n\t- a\n\t- b\n', 2, 'Replace the tab by spaces.'],
    ['a: 1\nb: 2\na: 3\n', 3, 'Remove this line or the other one with the same key.'],
    ['a:\n  b: 1\n c: 1\nd: [\n', 3, 'Indent the line as much as the lines beside it, with spaces.'],
    ['a:\n  - b\n   - c\n  - d\n - e\n', 5, 'Indent the line as much as the lines beside it, with spaces.'],
    ['a:\n  - b\n - c\n', 3, 'Indent the line as much as the lines beside it, with spaces.'],
    [
      'a: 1\nb 2\nc: 3\n',
      2,
      'Write `key: value`, with a colon and a space. A value that goes on in the next line is indented there.',
    ],
    ['a: 1\nb-c:2 d\n', 2, 'Write `b-c: 2 d`.'],
    ['a:\n  - b:c\n    d: e\n', 2, 'Write `b: c`.'],
    [
      'a: 1\nhttps://a.example\nb: 2\n',
      2,
      'Write `key: value`, with a colon and a space. A value that goes on in the next line is indented there.',
    ],
    [
      'a:\n  - b: 1\n     c: 2\n',
      2,
      'Quote a value that contains `: `. If the next line is meant, indent it as much as the key above it.',
    ],
    ['a:\n  - b: 1\n  -c\n  - d\n', 3, 'Write `- c`.'],
    ['a: "x\nb: c\n', 1, 'Write the quotation mark that ends the value.'],
    ['a: "x"\nb: "y\n\nc: d\n', 2, 'Write the quotation mark that ends the value.'],
  ])('says once what to write instead: %j', (text, line, remedy) => {
    expect(problemsOf(text).map((problem) => [problem.line, problem.remedy])).toEqual([[line, remedy]]);
  });

  test('has no value', () => {
    expect(readYaml('a: [1\nb: 2\n', 'data/x.yml').value).toBeUndefined();
  });
});

test('an alias without its anchor is reported where it stands', () => {
  expect(problemsOf('a: 1\nb: *nope\n')).toMatchObject([
    { line: 2, column: 4, remedy: 'Write the values out instead of aliases (`*name`).' },
  ]);
});
