import { describe, expect, test } from 'vitest';
import { exampleMetaOf, parseCodeMeta, takeMagicComments } from './code-meta';

const marks = (...lines: number[]) => new Map(lines.map((line) => [line, ['line-marked']]));

describe('what stands behind the language of a fence', () => {
  test.each([
    ['', undefined, [], false],
    ['title="a b.py"', 'a b.py', [], false],
    ['title=\'it is "quoted"\'', 'it is "quoted"', [], false],
    ['subtitle="a"', undefined, [], false],
    ['{2}', undefined, [2], false],
    ['{1,3-5}', undefined, [1, 3, 4, 5], false],
    ['{ 1 , 3 - 4 }', undefined, [1, 3, 4], false],
    ['{5-3}', undefined, [3, 4, 5], false],
    ['{name}', undefined, [], false],
    ['showLineNumbers', undefined, [], true],
    ['showLineNumbersNot', undefined, [], false],
    ['title="a.py" {1} showLineNumbers', 'a.py', [1], true],
  ])('%s', (meta, title, marked, showLineNumbers) => {
    const { firstLine, ...parsed } = parseCodeMeta(meta);
    expect(firstLine).toBe(1);
    expect({ ...parsed, marked: [...parsed.marked] }).toEqual({ title, marked, showLineNumbers });
  });

  test.each([
    ['showLineNumbers=7', 7],
    ['showLineNumbers={7}', 7],
    ['showLineNumbers="7" title="a"', 7],
    ['showLineNumbers={true}', 1],
  ])('numbers may start elsewhere: %s', (meta, firstLine) => {
    expect(parseCodeMeta(meta)).toMatchObject({ showLineNumbers: true, firstLine, marked: new Set() });
  });

  test('line numbers can be switched off', () => {
    expect(parseCodeMeta('showLineNumbers={false}').showLineNumbers).toBe(false);
  });

  test('words in a title are not taken for options', () => {
    expect(parseCodeMeta('title="{1} showLineNumbers"')).toEqual({
      title: '{1} showLineNumbers',
      marked: new Set(),
      showLineNumbers: false,
      firstLine: 1,
    });
  });

  test('a range of absurd size does not stop the build', () => {
    expect(() => parseCodeMeta('{1-99999999999}')).not.toThrow();
  });
});

describe('comments that mark lines', () => {
  test.each([
    ['//', '// highlight-next-line'],
    ['#', '# highlight-next-line'],
    ['--', '-- highlight-next-line'],
    ['%', '% highlight-next-line'],
    ['/* */', '/* highlight-next-line */'],
    ['<!-- -->', '<!-- highlight-next-line -->'],
    ['{/* */}', '{/* highlight-next-line */}'],
    ['{# #}', '{# highlight-next-line #}'],
    [';', '; highlight-next-line'],
    [';;', ';; highlight-next-line'],
    ["'", "' highlight-next-line"],
    ['REM', 'REM highlight-next-line'],
    ['(* *)', '(* highlight-next-line *)'],
    ['indented', '    # highlight-next-line'],
  ])('are written in the way of the language: %s', (_, comment) => {
    expect(takeMagicComments(`a\n${comment}\nb\nc`)).toEqual({ code: 'a\nb\nc', classes: marks(2) });
  });

  test('mark all lines between start and end', () => {
    expect(takeMagicComments('a\n# highlight-start\nb\nc\n# highlight-end\nd')).toEqual({
      code: 'a\nb\nc\nd',
      classes: marks(2, 3),
    });
  });

  test('two in one block count lines as they are shown', () => {
    const { code, classes } = takeMagicComments('# highlight-next-line\na\nb\n# highlight-next-line\nc');
    expect([code, [...classes.keys()]]).toEqual(['a\nb\nc', [1, 3]]);
  });

  test.each(['print("# highlight-next-line")', '# highlight-nextline', '# to highlight-next-line'])(
    'other lines stay: %s',
    (line) => {
      expect(takeMagicComments(line)).toEqual({ code: line, classes: marks() });
    },
  );

  test('the comments of a tree mark lines with their own classes', () => {
    const own = [
      { className: 'line-removed', line: 'This fails', block: { start: 'Bad-start', end: 'Bad-end' } },
      { className: 'line-added', line: 'good' },
    ];
    const code = '// This fails\na\n# bad-start\n# highlight-next-line\nb\n# bad-end\n/* good */\nc';
    const taken = takeMagicComments(code, own);
    expect(taken.code).toBe('a\nb\nc');
    expect([...taken.classes]).toEqual([
      [1, ['line-removed']],
      [2, ['line-marked', 'line-removed']],
      [3, ['line-added']],
    ]);
    expect(takeMagicComments('// This fails').code).toBe('// This fails');
  });

  test('each kind of mark goes on to its own end', () => {
    const own = ['bad', 'good'].map((name) => ({
      className: name,
      block: { start: `${name}-start`, end: `${name}-end` },
    }));
    const code = '# bad-start\n# good-start\na\n# good-end\nb\n# bad-end\nc\n# good-end\nd';
    expect([...takeMagicComments(code, own).classes]).toEqual([
      [1, ['bad', 'good']],
      [2, ['bad']],
    ]);
  });
});

test('the file and region of an example stand in quotes of either kind', () => {
  expect(exampleMetaOf(`{1} file='a.py' region="user flow"`)).toEqual({
    file: 'a.py',
    region: 'user flow',
    rest: '{1}',
  });
  expect(exampleMetaOf('profile="a.py"')).toEqual({ file: undefined, region: undefined, rest: 'profile="a.py"' });
});
