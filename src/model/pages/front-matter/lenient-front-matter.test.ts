import { describe, expect, test } from 'vitest';
import { docFrontMatter, parseFrontMatter, postFrontMatter, readFrontMatter } from './front-matter';

const parse = (yaml: string) =>
  parseFrontMatter(readFrontMatter(yaml, 'docs/a.md'), docFrontMatter, 'docs/a.md', 'lenient');

describe('front matter of a foreign tree', () => {
  test('an unknown key is kept as data, with a warning', () => {
    const { value, written, problems } = parse('title: A\nrelated: [b]\nsidebar_lable: B');
    expect(value).toEqual({ title: 'A' });
    expect(written).toEqual({ title: 'A', related: ['b'], sidebar_lable: 'B' });
    expect(problems).toMatchObject([
      {
        line: 3,
        severity: 'warning',
        what: 'The key `related` has no effect.',
        remedy: 'The page keeps it as data.',
      },
      {
        line: 4,
        severity: 'warning',
        remedy: 'The page keeps it as data. Did you mean `sidebar_label`?',
      },
    ]);
  });

  test.each([
    ['two keys on one line', 'title: A\nkeywords: [b] slug: c', { title: 'A', keywords: ['b'], slug: 'c' }, 3],
    ['a quote that ends at the margin', 'slug: c\ntitle: "A\n"', { slug: 'c', title: 'A ' }, 3],
  ])('what only the parser of Docusaurus reads is a warning: %s', (_, yaml, value, line) => {
    const { value: read, problems } = parse(yaml);
    expect(read).toEqual(value);
    expect(problems).toMatchObject([{ line, severity: 'warning' }]);
    expect(problems[0]?.what).toMatch(/^Invalid YAML/);
  });

  test('what no parser reads is an error', () => {
    const { value, problems } = parse('title: A: B');
    expect(value).toBeUndefined();
    expect(problems[0]).not.toHaveProperty('severity');
  });

  test.each([
    ['a number as text', 'title: 5', { title: '5' }],
    ['a flag as text', 'title: true', { title: 'true' }],
    ['a list of words', 'title: A\nkeywords: [b, c]', { title: 'A', keywords: ['b', 'c'] }],
    ['words behind commas', 'title: A\nkeywords: b, c', { title: 'A', keywords: ['b', 'c'] }],
    ['a flag in quotes', 'title: A\ndraft: "true"', { title: 'A', draft: true }],
    ['another flag in quotes', 'title: A\ndraft: "false"', { title: 'A', draft: false }],
    ['an empty key', 'title: A\ntags:', { title: 'A' }],
  ])('is read as it is meant: %s', (_, yaml, value) => {
    expect(parse(yaml)).toMatchObject({ value, problems: [] });
  });

  test.each([
    ['2024-02-29T10:00:00Z', '2024-02-29'],
    ['2024-2-9T00:00:00.000Z', '2024-02-09'],
    ['2024/2/9', '2024-02-09'],
    ['2024/02/09 10:00', '2024-02-09'],
    ['2024-02-09 21:59:43.10 -5', '2024-02-09'],
    ['"Feb 9, 2024"', '2024-02-09'],
    ['September 30, 2024 5:00 PM', '2024-09-30'],
    ['9 Sept. 2024', '2024-09-09'],
  ])('a day in another form, or a time: %s', (written, day) => {
    const source = readFrontMatter(`title: A\ndate: ${written}`, 'blog/a.md');
    const { value } = parseFrontMatter(source, postFrontMatter, 'blog/a.md', 'lenient');
    expect(value?.date).toBe(day);
  });

  test('a value that does not fit is left out, with a warning', () => {
    const { value, problems } = parse('title: A\nsidebar_position: first');
    expect(value).toEqual({ title: 'A' });
    expect(problems).toMatchObject([
      { line: 3, severity: 'warning', what: '`sidebar_position` must be a number. It is ignored.' },
    ]);
  });

  test.each([
    ['an empty text', 'slug: a\ntitle: ""', { slug: 'a' }, 3],
    ['a word that is no flag', 'title: A\ndraft: maybe', { title: 'A' }, 3],
    ['an order that is no number', 'title: A\nsidebar_position: []', { title: 'A' }, 3],
  ])('%s is left out, too', (_, yaml, value, line) => {
    const parsed = parse(yaml);
    expect(parsed.value).toEqual(value);
    expect(parsed.problems).toMatchObject([{ line, severity: 'warning' }]);
  });

  test.each(['about 2024-02-29 at ten', 'Release 2024', 'Marching 9, 2024', 'Feb 31, 2024', '2024-13-01', '9/2/2024'])(
    'is no day: %s',
    (written) => {
      const source = readFrontMatter(`title: A\ndate: ${written}`, 'blog/a.md');
      const { value, problems } = parseFrontMatter(source, postFrontMatter, 'blog/a.md', 'lenient');
      expect(value).toEqual({ title: 'A' });
      expect(problems).toMatchObject([{ line: 3, severity: 'warning' }]);
    },
  );

  test('a mistake in the YAML stays an error', () => {
    const { value, problems } = parse('title: A: b');
    expect(value).toBeUndefined();
    expect(problems[0]?.severity).toBeUndefined();
  });
});
