import { describe, expect, test } from 'vitest';
import {
  halfFrontMatter,
  placeOfKey,
  docFrontMatter,
  parseFrontMatter,
  postFrontMatter,
  readFrontMatter,
  splitFrontMatter,
} from './front-matter';

const parseDoc = (yaml: string) =>
  parseFrontMatter(readFrontMatter(yaml, 'docs/a.md'), docFrontMatter, 'docs/a.md', 'strict');
const parsePost = (yaml: string) =>
  parseFrontMatter(readFrontMatter(yaml, 'blog/a.md'), postFrontMatter, 'blog/a.md', 'strict');

describe('front matter of a doc', () => {
  test.each([
    ['title', 'title: A title', { title: 'A title' }],
    ['quoted title with colon', "title: 'A: title'", { title: 'A: title' }],
    ['id', 'title: A\nid: own', { title: 'A', id: 'own' }],
    ['slug', 'title: A\nslug: /own', { title: 'A', slug: '/own' }],
    ['sidebar_label', 'title: A\nsidebar_label: B', { title: 'A', sidebar_label: 'B' }],
    ['keywords', 'title: A\nkeywords: [b, c]', { title: 'A', keywords: ['b', 'c'] }],
    ['draft', 'title: A\ndraft: true', { title: 'A', draft: true }],
    ['unlisted', 'title: A\nunlisted: false', { title: 'A', unlisted: false }],
  ])('accepts %s', (_, yaml, value) => {
    expect(parseDoc(yaml)).toMatchObject({ value, problems: [] });
  });

  // The first line of the front matter is line 2 of the file.
  test.each([
    ['number as title', 'id: a\ntitle: 5', 3, '`title`: must be a string.', "Write `title: '5'`, in quotes."],
    ['list as id', 'title: A\nid: [a]', 3, '`id`: must be a string.', 'Write `id: a`.'],
    [
      'id with a folder',
      'title: A\nid: a/b',
      3,
      '`id`: replaces the last part of the id only, and cannot have a slash. Set `slug` for another address.',
      'Correct the value of `id`, or remove the line.',
    ],
    [
      'slug of another site',
      'title: A\nslug: https://a.example',
      3,
      '`slug`: must be a path of this site; to lead readers elsewhere, add a redirect to data/redirects.yml.',
      'Correct the value of `slug`, or remove the line.',
    ],
    [
      'empty label',
      'title: A\nsidebar_label: ""',
      3,
      '`sidebar_label`: must not be empty.',
      'Write a value behind `sidebar_label:`, or remove the line.',
    ],
    ['number as slug', 'title: A\nslug: 7', 3, '`slug`: must be a string.', "Write `slug: '7'`, in quotes."],
    ['flag as label', 'title: A\nsidebar_label: true', 3, '`sidebar_label`: must be a string.', undefined],
    ['text as keywords', 'title: A\nkeywords: b, c', 3, '`keywords`: must be a list of strings.'],
    [
      'number in keywords',
      'title: A\nkeywords:\n  - b\n  - 5',
      5,
      '`keywords.1`: must be a string.',
      "Write `'5'`, in quotes.",
    ],
    ['text as draft', 'title: A\ndraft: yes', 3, '`draft`: must be `true` or `false`.'],
    ['text as unlisted', 'title: A\nunlisted: "true"', 3, '`unlisted`: must be `true` or `false`.'],
    ['mistyped key', 'title: A\nsidebar_lable: B', 3, 'Unknown key `sidebar_lable`.', 'Did you mean `sidebar_label`?'],
    ['key of posts', 'title: A\nauthors: [b]', 3, 'Unknown key `authors`.', 'Remove it. Only posts have this key.'],
  ])('rejects %s', (_, yaml, line, what, remedy?: string) => {
    const { value, problems } = parseDoc(yaml);
    expect(value).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'docs/a.md', line, what, ...(remedy === undefined ? {} : { remedy }) });
  });

  test.each([
    ['title: Tag # with hash', ['2 Write `title: "Tag # with hash"`, or remove the comment.']],
    ['title: A\ndescription: C #1\nslug: b # c', ['3 Write `description: "C #1"`, or remove the comment.']],
    ['title: "C # 1"\ndescription: C#', []],
    ['title: A\n# About the rest.\nslug: b', []],
  ])('a text that a comment cuts off is told: %j', (yaml, expected) => {
    const { value, problems } = parseDoc(yaml);
    expect(value).toBeDefined();
    expect(problems.map(({ line, remedy }) => `${line} ${remedy}`)).toEqual(expected);
  });

  test('says which pages have the key', () => {
    const [problem] = parsePost('title: A\nauthors: [b]\nsidebar_label: C').problems;
    expect([problem?.what, problem?.remedy]).toEqual([
      'Unknown key `sidebar_label`.',
      'Remove it. Only docs have this key.',
    ]);
  });

  test('names keys with a word in common when none is near and there are many', () => {
    expect(parseDoc('title: A\ntitle_of_sidebar: 1').problems[0]?.remedy).toMatch(
      /^Check the spelling or remove it\. Similar names: `(?:title|sidebar)\w*`, `(?:title|sidebar)\w*`, `(?:title|sidebar)\w*`\.$/,
    );
  });

  test('reports every mistake, each with its line', () => {
    const { problems } = parseDoc('titel: A\ndraft: 1\nslug: 2');
    expect(problems.map(({ line, what }) => `${line} ${what}`).sort()).toEqual([
      '2 Unknown key `titel`.',
      '3 `draft`: must be `true` or `false`.',
      '4 `slug`: must be a string.',
    ]);
  });

  test('an empty title is rejected', () => {
    expect(parseDoc('title: ""').problems).toHaveLength(1);
  });

  test.each([
    ['unquoted colon', 'id: a\ntitle: A: title', 3],
    ['key given twice', 'title: A\nid: a\ntitle: B', 4],
    ['tab as indentation', 'title: A\nkeywords:\n\t- b', 4],
    ['quote never closed', 'title: "A\nid: a', 2],
  ])('a YAML mistake is reported with its line: %s', (_, yaml, line) => {
    const { value, problems } = parseDoc(yaml);
    expect(value).toBeUndefined();
    expect(problems[0]?.what).toMatch(/^Invalid YAML: /);
    expect(problems[0]?.line).toBeGreaterThanOrEqual(line);
    expect(problems[0]?.line).toBeLessThanOrEqual(line + 1);
  });
});

describe('front matter of a post', () => {
  test.each([
    ['title and authors', 'title: A\nauthors: [core]', { title: 'A', authors: [{ key: 'core' }] }],
    ['one author', 'title: A\nauthors: core', { authors: [{ key: 'core' }] }],
    ['a person', 'title: A\nauthors: { name: Ada }', { authors: [{ name: 'Ada' }] }],
    ['a date', 'title: A\nauthors: [core]\ndate: 2024-02-29', { date: '2024-02-29' }],
    ['slug', 'title: A\nauthors: [core]\nslug: short', { slug: 'short' }],
  ])('accepts %s', (_, yaml, value) => {
    expect(parsePost(yaml)).toMatchObject({ value, problems: [] });
  });

  const badDate = '`date`: must be a valid date in the form yyyy-mm-dd.';
  test.each([
    [
      'number as authors',
      'title: A\nauthors: 5',
      3,
      '`authors`: must be a list of keys of data/authors.yml, or of people with a `name`.',
    ],
    ['day that does not exist', 'title: A\nauthors: [core]\ndate: 2023-02-29', 4, badDate],
    ['date in another order', 'title: A\nauthors: [core]\ndate: 29.02.2024', 4, badDate],
    ['date with a time', 'title: A\nauthors: [core]\ndate: 2024-02-29T10:00:00Z', 4, badDate],
    ['key of docs', 'title: A\nauthors: [core]\nsidebar_label: B', 4, 'Unknown key `sidebar_label`.'],
    [
      'address of an author without its scheme',
      'title: A\nauthors:\n  - core\n  - name: B\n    url: b.org',
      6,
      '`authors.B.url`: must start with `/`, or with `https://` for another site.',
    ],
    [
      'the same of the only author',
      'title: A\nauthors:\n  name: B\n  url: b.org',
      5,
      '`authors.url`: must start with `/`, or with `https://` for another site.',
    ],
    ['number as a name', 'title: A\nauthors:\n  - name: 5', 4, '`authors.0.name` must be text, not a number.'],
  ])('rejects %s', (_, yaml, line, what) => {
    const { value, problems } = parsePost(yaml);
    expect(value).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'blog/a.md', line, what });
  });

  test.each([
    ['an empty list of authors', 'title: A\nauthors: []'],
    ['an author with neither key nor name', 'title: A\nauthors: [{ title: Developer }]'],
    ['a mistyped key of an author', 'title: A\nauthors: [{ nmae: B }]'],
  ])('%s is rejected', (_, yaml) => {
    expect(parsePost(yaml).problems).toHaveLength(1);
  });
});

describe('cutting a file in front matter and body', () => {
  test('the body keeps the line numbers of the file', () => {
    const { yaml, body } = splitFrontMatter('---\ntitle: A\nid: b\n---\n\nText.');
    expect(yaml).toBe('title: A\nid: b\n');
    expect(body.split('\n').indexOf('Text.')).toBe(5);
  });

  test('a file without front matter is all body', () => {
    const text = 'Text.\n\n---\n\nMore.\n\n---\n\nThe end.';
    expect(splitFrontMatter(text)).toEqual({ yaml: '', body: text });
  });

  test('blanks after the dashes make no difference, nor does a missing body', () => {
    expect(splitFrontMatter('--- \t\ntitle: A\n---\t \nText.')).toEqual(splitFrontMatter('---\ntitle: A\n---\nText.'));
    expect(splitFrontMatter('---\ntitle: A\n---')).toEqual({ yaml: 'title: A\n', body: '\n\n' });
  });

  test('line ends of Windows and of old Macs, and a byte order mark make no difference', () => {
    const plain = splitFrontMatter('---\ntitle: A\n---\nText.\n');
    expect(splitFrontMatter('\uFEFF---\r\ntitle: A\r\n---\r\nText.\r\n')).toEqual(plain);
    expect(splitFrontMatter('---\rtitle: A\r---\rText.\r')).toEqual(plain);
    expect(plain.yaml).toBe('title: A\n');
  });

  test('a byte order mark inside of a text stays', () => {
    expect(splitFrontMatter('Text.\uFEFF').body).toBe('Text.\uFEFF');
  });

  test('more dashes end the front matter, too, and the rest of them is body', () => {
    expect(splitFrontMatter('---\ntitle: A\n-------\nText.')).toEqual({ yaml: 'title: A\n', body: '\n\n----\nText.' });
  });

  test('a line of dashes inside the body does not end the front matter', () => {
    expect(splitFrontMatter('---\ntitle: A\n---\nText.\n---\nMore.').yaml).toBe('title: A\n');
  });

  test('empty front matter', () => {
    expect(splitFrontMatter('---\n---\nText.')).toEqual({ yaml: '', body: '\n\nText.' });
  });
});

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
    ['"Feb. 9 2024"', '2024-02-09'],
    ['9 Sept. 2024', '2024-09-09'],
    ['9 September, 2024', '2024-09-09'],
    ['9 Sept., 2024', '2024-09-09'],
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

test.each([
  ['---\ntitle: A\nslug: /a\nid: b\n---\n', { line: 3, column: 1 }],
  ['---\ntitle: A\nid: b\n---\n', { line: 3, column: 1 }],
  ['---\ntitle: A\n---\n\nslug: /a\n', { line: 1, column: 1 }],
  ['Text.\n', { line: 1, column: 1 }],
])('the address of %j follows from what stands at %j', (text, place) => {
  expect(placeOfKey(text, ['slug', 'id'])).toEqual(place);
});

test.each([
  ['---\ntitle: A\n\nText.', 'The front matter has no end.'],
  ['---\r\ntitle: A\r\n\r\nText.', 'The front matter has no end.'],
  ['title: A\n---\n\nText.', 'The front matter has no beginning.'],
  ['title: A\r\n---\r\n\r\nText.', 'The front matter has no beginning.'],
  ['\uFEFFid: a\n---\n\nText.', 'The front matter has no beginning.'],
  ['\n---\ntitle: A\n---\n\nText.', 'The front matter does not stand at the beginning of the file.'],
  ['----\ntitle: A\n---\n\nText.', 'The front matter begins with too many dashes.'],
  ['--\ntitle: A\n---\n\nText.', 'The front matter begins with too few dashes.'],
  ['-\ntitle: A\n\nText.', undefined],
  ['---\ntitle: A\n----\n\nText.', 'The front matter ends with too many dashes.'],
  ['\uFEFF---\r\ntitle: A\r\n-----', 'The front matter ends with too many dashes.'],
  ['---\ntitle: A\n---\n\nText.\n\n---\n----\n', undefined],
  ['', 'The file is empty.'],
  ['\uFEFF\n \n', 'The file is empty.'],
  ['---\ntitle: A\n---\n', undefined],
  ['---\n\nText.', undefined],
])('of %j it is said: %s', (text, what) => {
  expect(halfFrontMatter(text, 'docs/a.md')?.what).toBe(what);
});
