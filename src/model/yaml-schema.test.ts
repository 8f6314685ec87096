import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { navbarFile } from './navigation/navbar';
import { authorsFile, footerFile, redirectsFile } from './site-data';
import { sidebarsFile } from './navigation/sidebar-items';
import { parseYaml, readDataFile } from './yaml-schema';
import { readYaml } from './yaml-source';

const problemsOf = (text: string, schema: z.ZodType, file = 'data/x.yml') =>
  parseYaml(readYaml(text, file), schema, file).problems;

describe('data that does not fit', () => {
  const schema = z
    .strictObject({
      tags: z.array(z.string()),
      date: z.iso.date(),
      url: z.url(),
      to: z.string().startsWith('/'),
      target: z.string().regex(/^\/|^https:\/\//),
      code: z.string().regex(/^[a-z-]+$/),
      level: z.int().min(2).max(6),
      size: z.int().positive().lt(10),
      on: z.boolean(),
      label: z.string().min(1),
      words: z.array(z.string()).min(1),
      days: z.array(z.iso.date()),
      update: z.strictObject({ date: z.iso.date().optional(), author: z.string().optional() }),
      host: z.strictObject({ label: z.string(), href: z.string() }),
      hosts: z.array(z.strictObject({ label: z.string(), href: z.string() })),
      either: z.union([z.strictObject({ name: z.string() }), z.array(z.string())]),
      names: z.record(z.string(), z.string()),
    })
    .partial();

  test.each([
    ['tags: one, two', 'Write `tags: [one, two]`.'],
    ['tags: -one', 'Write a space after the `-` that begins each entry.'],
    ['tags: { a: b }', 'Write a list, such as `tags: [a, b]`.'],
    ['tags: [one, 2]', "Write `'2'`, in quotes."],
    ['date: 13.8.2018', 'Write `date: 2018-08-13`.'],
    ['date: 2018-02-31', 'Write a day of the calendar, such as `date: 2026-05-31`.'],
    ['days: [June 5th]', 'Write a day of the calendar, such as `2026-05-31`.'],
    ['url: www.example.org', 'Write `url: https://www.example.org`.'],
    ['url: example.org', 'Write `url: https://example.org`.'],
    ['url: example.org/blog', 'Write `url: https://example.org/blog`.'],
    ['to: ../blog', 'Write `to: /blog`.'],
    ['target: https:/example.org', 'Write `target: https://example.org`.'],
    ['to: http:blog', 'Correct the value of `to`, or remove the line.'],
    ['code: FR', 'Write `code: fr`.'],
    ['level: 1', 'Write `level: 2`.'],
    ['hosts: [GitHub]', 'Write `{ label: …, href: … }`.'],
    ['level: 17', 'Write `level: 6`.'],
    ['size: 0', 'Write `size: 1`.'],
    ['size: 10', 'Write `size: 9`.'],
    ['level: first', 'Write a number, such as `level: 10`.'],
    ['level: 2.5', 'Write a whole number, such as `level: 10`.'],
    ['url: false', 'Correct the value of `url`, or remove the line.'],
    ['on: yes', 'Write `on: true` or `on: false`.'],
    ['label:', 'Write a value behind `label:`, or remove the line.'],
    ['tags:', 'Write a value behind `tags:`, or remove the line.'],
    ['label: ""', 'Write a value behind `label:`, or remove the line.'],
    ['tags:\n  -', 'Write a value, or remove the entry.'],
    ['words: []', 'Write an entry below `words:`, or remove the line.'],
    ['label: [One]', 'Write `label: One`.'],
    ['label: [One, Two]', 'Correct the value of `label`, or remove the line.'],
    ['update: 2025-01-02', 'Write `update: { date: 2025-01-02 }`.'],
    ['update: 2.1.2025', 'Write `update: { date: 2025-01-02 }`.'],
    ['update: Ada', 'Write `update: { author: Ada }`.'],
    ['host: false', 'Write `host: { label: …, href: … }`.'],
    ['host: { label: One }', 'Add a line `href: …`.'],
    ['either: One', 'Write `either: [One]`.'],
    ['names: { Core: [Noyau] }', 'Write `Core: Noyau`.'],
    // What is wrong elsewhere does not hide it.
    ['tags: one\nlevel: 3\ncode: A1', 'Write `tags: [one]`.'],
  ])('has the line that was meant, if that is plain: %j', (text, remedy) => {
    expect(problemsOf(`${text}\n`, schema)[0]?.remedy).toBe(remedy);
  });

  test('a missing value that consists of others is shown with them', () => {
    const host = z.object({ host: z.object({ label: z.string(), href: z.string() }) });
    expect(problemsOf('a: 1\n', host)[0]?.remedy).toBe('Add a line `host: { label: …, href: … }`.');
  });

  test.each([
    ['level: 1', '`level` must be at least 2.'],
    ['level: 7', '`level` must be at most 6.'],
    ['size: 0', '`size` must be more than 0.'],
    ['size: 10', '`size` must be less than 10.'],
    ['either: 5', '`either` must be keys with values or a list, not a number.'],
    ['url: [a]', '`url` must be text, not a list.'],
    ['level: first', '`level` must be a number, not text.'],
    ['code: A1', '`code`: must be lower case.'],
  ])('says what a value must be: %j', (text, what) => {
    const lower = z.string().regex(/^[a-z]+$/, 'must be lower case');
    const url = z.union([z.url(), z.literal('')]);
    expect(problemsOf(`${text}\n`, schema.extend({ code: lower, url }).partial())[0]?.what).toBe(what);
  });

  test('a list in the place of a whole file lacks its key', () => {
    expect(problemsOf('- a\n- b\n', sidebarsFile)).toMatchObject([
      {
        what: 'The file must be keys with values, not a list.',
        remedy: 'Write a key with a colon above it, such as `name:`.',
      },
    ]);
  });

  test('a list without the key above it is told from keys', () => {
    const [problem, ...others] = problemsOf('- a\n- b\n', schema);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ line: 1, remedy: 'Write `tags:` above the list.' });
  });

  test('keys that are written as an entry of a list are told from a list', () => {
    const [problem, ...others] = problemsOf('- tags: [a]\n', schema);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ line: 1, remedy: 'Remove the `-` before its keys.' });
  });

  test('entries of a file that is a list are known by their place', () => {
    const list = z.array(z.strictObject({ from: z.string().startsWith('/') }));
    expect(
      problemsOf('- from: /a\n- from: b\n- text\n- to: c\n', list).map(({ line, what }) => `${line} ${what}`),
    ).toEqual([
      '2 `from`: Invalid string: must start with "/".',
      '3 The entry must be keys with values, not text.',
      '4 `from` is missing.',
      '4 Unknown key `to`.',
    ]);
  });

  test('an empty file lacks what it must have', () => {
    expect(problemsOf('', navbarFile).map(({ what }) => what)).toEqual(['`items` is missing.']);
  });

  test('a missing value is reported where it belongs', () => {
    const [problem] = problemsOf('core:\n  name: Core\nvoice:\n  url: https://example.org\n', authorsFile);
    expect(problem).toMatchObject({ line: 3, what: '`voice.name` is missing.', remedy: 'Add a line `name: …`.' });
  });

  test('an unknown key below the top names the nearest valid key', () => {
    const [problem] = problemsOf('core:\n  name: Core\n  ulr: https://example.org\n', authorsFile);
    expect(problem).toMatchObject({ line: 3, what: 'Unknown key `ulr` in `core`.', remedy: 'Did you mean `url`?' });
  });

  test('an unknown key in a list names the nearest valid key', () => {
    const text =
      'columns:\n  - title: A\n    itmes: []\n    items: [{ label: a, href: /b }]\nhosting: { label: a, href: b }\n';
    const [problem] = problemsOf(text, footerFile);
    expect(problem).toMatchObject({
      line: 3,
      what: 'Unknown key `itmes` in `columns.A`.',
      remedy: 'Did you mean `items`?',
    });
  });

  test('a sidebar entry that is neither doc, link nor category is reported at its line', () => {
    const [problem, ...others] = problemsOf('Main:\n  - a\n  - label: B\n    items: 5\n', sidebarsFile);
    expect(others).toEqual([]);
    expect(problem?.line).toBe(4);
    expect(problem?.what).toContain('`Main.B.items`');
  });

  test('an entry that lacks one key to have any of several forms names them all', () => {
    expect(problemsOf('Main:\n  - a\n  - label: B\n', sidebarsFile)).toMatchObject([
      {
        line: 3,
        what: '`Main.B` is incomplete.',
        remedy: 'Add a line `href: …` or `doc: …` or `ref: …` or `items: …`.',
      },
    ]);
  });

  test.each([
    ['{ from: /a/:splat, to: /b }', '`from`: must end with `/*`, for which `:splat` stands in `to`.'],
    ['{ from: /a, to: "http://" }', '`to`: must start with `/`, or with `https://` for another site.'],
    ['{ from: /a/*, to: "/b/:splat" }', undefined],
    ['{ from: /a, to: https://b.example }', undefined],
  ])('a redirect %s leads somewhere, or that is told', (entry, what) => {
    expect(problemsOf(`- ${entry}\n`, redirectsFile)[0]?.what).toBe(what);
  });

  test('an entry with the keys of two kinds is one mistake', () => {
    const problems = problemsOf('Main:\n  - { label: A, href: /b, doc: b }\n', sidebarsFile);
    expect(problems.map(({ what }) => what)).toEqual([
      '`Main.A` has keys that do not go together: `label`, `href`, `doc`.',
    ]);
  });

  test('a mistyped key below an entry is told there, and not as one that does not go with others', () => {
    const problems = problemsOf('Main:\n  - label: A\n    items:\n      - { lable: B, href: /b }\n', sidebarsFile);
    expect(problems.map(({ line, remedy }) => `${line} ${remedy}`)).toEqual(['4 Did you mean `label`?']);
  });

  test('an entry as another tool writes it is one mistake, with the keys that an entry has here', () => {
    const problems = problemsOf('Main:\n  - a\n  - type: doc\n    id: b\n', sidebarsFile);
    expect(problems.map(({ line, what, remedy }) => [line, what, remedy])).toEqual([
      [3, '`Main.b` has none of the keys of an entry.', expect.stringMatching(/^Use one of: .*`doc`.*`items`/)],
    ]);
  });

  test('a mistyped key tells which form of an entry was meant', () => {
    const problems = problemsOf('Main:\n  - a\n  - label: B\n    item: [b]\n', sidebarsFile);
    expect(problems.map(({ line, what, remedy }) => [line, what, remedy])).toEqual([
      [4, 'Unknown key `item` in `Main.B`.', 'Did you mean `items`?'],
    ]);
  });

  test.each([z.string(), z.enum(['left', 'right']), z.literal('left'), z.union([z.string(), z.number()])])(
    'a mistyped key that is required is one mistake, whatever its value may be',
    (side) => {
      const problems = problemsOf('bar:\n  sdie: left\n', z.strictObject({ bar: z.strictObject({ side }) }));
      expect(problems.map(({ line, what, remedy }) => [line, what, remedy])).toEqual([
        [2, 'Unknown key `sdie` in `bar`.', 'Did you mean `side`?'],
      ]);
    },
  );

  test('a key of another form of the value is not its own remedy', () => {
    const schema = z.strictObject({
      at: z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string() })]),
    });
    expect(problemsOf('at:\n  a: x\n  b: y\n', schema).map(({ remedy }) => remedy)).toEqual([
      expect.not.stringContaining('mean `b`'),
    ]);
  });

  test('a value that is none of the known ones names the nearest', () => {
    const schema = z.strictObject({ side: z.enum(['left', 'right']) });
    expect(problemsOf('side: rihgt\n', schema)).toMatchObject([
      { line: 1, what: '`side` cannot be `rihgt`.', remedy: 'Did you mean `right`?' },
    ]);
    expect(problemsOf('side: top\n', schema)).toMatchObject([{ remedy: 'Use one of: `left`, `right`.' }]);
    expect(problemsOf('side: []\n', schema)).toMatchObject([{ remedy: 'Correct the value of `side`.' }]);
  });

  test('an unknown key near a valid one can be renamed, another cannot', () => {
    const fixOf = (key: string) => problemsOf(`core:\n  name: Core\n  ${key}: x\n`, authorsFile)[0]?.fix;
    expect(fixOf('ulr')).toEqual({ replace: 'ulr:', by: 'url:' });
    expect(fixOf('something')).toBeUndefined();
  });

  test('an unknown key at the top is named without a place', () => {
    expect(problemsOf('name: a\nnmae: b\n', z.strictObject({ name: z.string() }))[0]).toMatchObject({
      line: 2,
      what: 'Unknown key `nmae`.',
    });
  });

  test.each([
    [
      'a value of another kind',
      'a: [1]\n',
      z.strictObject({ a: z.string() }),
      1,
      /^`a` must be text, not a list\.$/,
      'Correct the value of `a`.',
    ],
    [
      'a release that is read as another number',
      'a: 2026.10\n',
      z.strictObject({ a: z.string() }),
      1,
      /^`a` must be text, not a number\.$/,
      "Write `a: '2026.10'`, in quotes.",
    ],
    [
      'a file of another kind',
      '- 1\n',
      z.strictObject({}),
      1,
      /^The file must be keys with values, not a list\.$/,
      'Correct it.',
    ],
    [
      'a missing value of a list',
      'a:\n  - {}\n',
      z.object({ a: z.array(z.object({ b: z.string() })) }),
      2,
      /^`a.0.b` is missing\.$/,
      'Add a line `b: …`.',
    ],
    [
      'a union of which no form fits',
      'a: [1]\n',
      z.object({ a: z.union([z.string(), z.boolean()]) }),
      1,
      /^`a` must be text or `true` or `false`, not a list\.$/,
      'Correct the value of `a`.',
    ],
  ])('%s is reported at its line', (_, text, schema, line, what, remedy) => {
    const [problem, ...others] = problemsOf(text, schema);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ line, remedy });
    expect(problem?.what).toMatch(what);
  });

  test('of several forms the one that fits deepest is meant, and of those the one with the fewest mistakes', () => {
    const form = z.union([
      z.strictObject({ to: z.string(), label: z.string(), icon: z.string() }),
      z.strictObject({ doc: z.string(), label: z.string() }),
      z.string(),
    ]);
    const schema = z.record(z.string(), form);
    expect(problemsOf('a: { label: A }\n', schema).map(({ what }) => what)).toEqual(['`a.doc` is missing.']);
    expect(problemsOf('a: { to: /b, icon: x, label: 7 }\n', schema).map(({ what }) => what)).toEqual([
      '`a.label` must be text, not a number.',
    ]);
  });

  test.each([
    ['of a union', z.object({ a: z.union([z.string(), z.strictObject({ name: z.string().optional() })]) })],
    ['of a value that may be left out', z.object({ a: z.strictObject({ name: z.string().optional() }).optional() })],
    ['that are computed', z.object({ a: z.lazy(() => z.strictObject({ name: z.string().optional() })) })],
    [
      'of one form of several',
      z.object({ a: z.strictObject({ name: z.string().optional() }) }).or(z.object({ b: z.string() })),
    ],
    ['of a record', z.record(z.string(), z.strictObject({ name: z.string().optional() }))],
  ])('the nearest valid key is found among the keys %s', (_, schema) => {
    expect(problemsOf('a:\n  nmae: x\n', schema)[0]).toMatchObject({ line: 2, remedy: 'Did you mean `name`?' });
  });

  test('a value that may also be a text has no other keys than those of its object', () => {
    const schema = z.object({ a: z.union([z.string(), z.strictObject({ name: z.string().optional() })]) });
    expect(problemsOf('a:\n  colour: x\n', schema)[0]?.remedy).toBe('Use one of: `name`.');
  });

  test('an empty file is what the schema takes nothing for', () => {
    expect(parseYaml(readYaml('', 'a.yml'), z.object({}).nullable(), 'a.yml').value).toBeNull();
    expect(parseYaml(readYaml('', 'a.yml'), z.object({}), 'a.yml').value).toEqual({});
  });

  test.each([
    ['a:b', 1, 'Write `a: b`.'],
    ['c:\n  - a:b\n', 2, 'Write `a: b`.'],
  ])('keys that have no space after their colon are meant: %j', (text, line, remedy) => {
    const schema = z.strictObject({
      a: z.string().optional(),
      c: z.array(z.strictObject({ a: z.string() })).optional(),
    });
    expect(problemsOf(text, schema)).toMatchObject([{ line, remedy }]);
  });

  test('a list whose entries have no space after their dash', () => {
    const remedy = 'Write a space after the `-` that begins each entry.';
    expect(problemsOf('a:\n  -b\n  -c\n', z.object({ a: z.array(z.string()) }))).toMatchObject([{ remedy }]);
  });

  test('a form with one mistyped key is meant rather than one with two unknown ones', () => {
    const [problem, ...others] = problemsOf('Main:\n  - lable: A\n    items: [a]\n', sidebarsFile);
    expect(problem).toMatchObject({ line: 2, remedy: 'Did you mean `label`?' });
    expect(others).toEqual([]);
  });

  test('a valid file has no problems and its value', () => {
    const source = readYaml('Main:\n  - a\n', 'data/sidebars.yml');
    expect(parseYaml(source, sidebarsFile, 'data/sidebars.yml')).toEqual({ value: { Main: ['a'] }, problems: [] });
  });
});

test('a data file is read once, as long as its text and its schema stay', () => {
  const schema = z.object({ a: z.number() });
  const first = readDataFile('a: 1\n', 'data/once.yml', schema);
  expect(first.value).toEqual({ a: 1 });
  expect(readDataFile('a: 1\n', 'data/once.yml', schema)).toBe(first);
  expect(readDataFile('a: 1\n', 'data/other.yml', schema)).not.toBe(first);
  expect(readDataFile('a: 1\n', 'data/once.yml', z.object({ a: z.string() })).problems).toHaveLength(1);
  expect(readDataFile('a: 2\n', 'data/once.yml', schema).value).toEqual({ a: 2 });
});

test('a mistyped key is not renamed to one that is there already', () => {
  const schema = z.strictObject({ label: z.string() });
  const [renamed] = problemsOf('lable: x\n', schema);
  expect(renamed?.fix).toEqual({ replace: 'lable:', by: 'label:' });
  const [kept] = problemsOf('label: x\nlable: y\n', schema);
  expect(kept?.what).toBe('Unknown key `lable`.');
  expect(kept?.fix).toBeUndefined();
});
