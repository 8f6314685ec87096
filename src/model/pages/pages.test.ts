import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../../markdown/compile';
import { readFrontMatter } from './front-matter/front-matter';
import { kindOfFile, pageFolders, pageFromMarkdown } from './pages';
import { defaultConfig } from '../../config/site-config';

const config = defaultConfig();

const compiled = (body: string) => compileMarkdown('docs/a.md', body).compiled;
const doc = (yaml: string, body = 'Text.', file = 'docs/guide/a.md') =>
  pageFromMarkdown(file, readFrontMatter(yaml, file), compiled(body), 'strict', config).page;
const post = (yaml: string, body = 'Text.', file = 'blog/2024-02-29-leap-day.md') =>
  pageFromMarkdown(file, readFrontMatter(yaml, file), compiled(body), 'strict', config);
const minimal = 'title: A\nauthors: [core]';

describe('a doc', () => {
  test('gets id and address from its file, label from its title', () => {
    expect(doc('title: A')).toMatchObject({
      kind: 'doc',
      id: 'guide/a',
      path: '/docs/guide/a',
      label: 'A',
      keywords: [],
      draft: false,
      unlisted: false,
      tags: [],
      hideTitle: false,
      hideTableOfContents: false,
      tocLevels: [2, 3],
      lastUpdate: null,
    });
    const page = doc('title: A');
    expect(page?.kind === 'doc' && Object.keys(page.overrides)).toEqual([]);
  });

  test('may replace id, address and label', () => {
    expect(doc('title: A\nid: own\nslug: /there\nsidebar_label: B')).toMatchObject({
      id: 'guide/own',
      path: '/docs/there',
      label: 'B',
    });
  });

  test.each([
    ['without a title', 'id: a', '`title` is missing.'],
    ['with a key that is mistyped', 'title: A\nslgu: b', 'Unknown key `slgu`.'],
  ])('%s is not made', (_, yaml, what) => {
    const file = 'docs/a.md';
    const { page, problems } = pageFromMarkdown(file, readFrontMatter(yaml, file), compiled('Text.'), 'strict', config);
    expect(page).toBeUndefined();
    expect(problems.map((problem) => problem.what)).toEqual([what]);
  });

  test('is made although its description is too long, which is a warning', () => {
    const file = 'docs/a.md';
    const yaml = readFrontMatter(`title: A\ndescription: ${'x'.repeat(201)}`, file);
    const { page, problems } = pageFromMarkdown(file, yaml, compiled('Text.'), 'strict', config);
    expect(page?.description).toHaveLength(201);
    expect(problems).toMatchObject([{ line: 3, severity: 'warning' }]);
  });

  test('takes its title from a level-1 heading at the start', () => {
    expect(doc('id: a', '# From the text\n\nText.')).toMatchObject({ title: 'From the text' });
    expect(doc('title: Above', '# From the text\n\nText.')).toMatchObject({ title: 'Above' });
  });

  test('keeps what only an author can know', () => {
    const written = [
      'title: A\nsidebar_position: 2.5\nhide_title: true\nhide_table_of_contents: true\nimage: /img/card.png',
      'tags: [one, { label: two, permalink: /two }]\ntoc_min_heading_level: 3\ntoc_max_heading_level: 5',
      'pagination_next: null\npagination_prev: guide/b\ndisplayed_sidebar: other\ncustom_edit_url: null',
      'last_update: { date: 2024-02-29T10:00:00, author: Ada }',
    ];
    expect(doc(written.join('\n'))).toMatchObject({
      position: 2.5,
      hideTitle: true,
      hideTableOfContents: true,
      image: '/img/card.png',
      tags: ['one', 'two'],
      tocLevels: [3, 5],
      overrides: { next: null, previous: 'guide/b', sidebar: 'other' },
      editUrl: null,
      lastUpdate: { date: '2024-02-29', author: 'Ada' },
      frontMatter: { sidebar_position: 2.5, pagination_next: null },
    });
  });

  test('takes its position from the number of its file', () => {
    expect(doc('title: A', '', 'docs/02-guide/03-a.md')).toMatchObject({
      id: 'guide/a',
      path: '/docs/guide/a',
      position: 3,
    });
  });

  test('of another version has its prefix in ids, not in its address, and is edited where that version is', () => {
    const newest = { prefix: '', folder: 'docs', path: '/docs', isLast: true };
    const old = { ...newest, prefix: '1.0:', folder: 'versions/1.0', path: '/docs/1.0', isLast: false };
    const docSets = [newest, { ...old, editUrl: 'https://example.org/1.0/' }];
    const file = 'versions/1.0/guide/a.md';
    const yaml = readFrontMatter(
      'title: A\ndisplayed_sidebar: other\npagination_prev: guide/b\npagination_next: null',
      file,
    );
    expect(
      pageFromMarkdown(file, yaml, compiled(''), 'strict', defaultConfig({ docSets, editUrl: 'https://example.org' }))
        .page,
    ).toMatchObject({
      id: '1.0:guide/a',
      path: '/docs/1.0/guide/a',
      overrides: { sidebar: '1.0:other', previous: '1.0:guide/b', next: null },
      editUrl: `https://example.org/1.0/${file}`,
    });
  });
});

describe('the description', () => {
  test('is the one that is written', () => {
    expect(doc('title: A\ndescription: Own words.')?.description).toBe('Own words.');
  });

  test('is else the beginning of the text', () => {
    expect(doc('title: A', '## Heading\n\nFirst words.')?.description).toBe('First words.');
  });

  test('ends at a word and has at most 160 characters', () => {
    const description = doc('title: A', 'lamp '.repeat(100))?.description ?? '';
    expect(description).toMatch(/^(lamp )+lamp…$/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description.length).toBeGreaterThan(150);
  });

  test('is empty when there is no text', () => {
    expect(doc('title: A', '')?.description).toBe('');
  });
});

describe('a post', () => {
  test('gets date and address from its file', () => {
    expect(post(minimal).page).toMatchObject({
      kind: 'post',
      date: '2024-02-29',
      path: '/blog/2024/02/29/leap-day',
      authors: ['core'],
      authorsLine: 3,
    });
  });

  test('may replace date and address', () => {
    expect(post(`${minimal}\ndate: 2024-03-01`).page).toMatchObject({
      date: '2024-03-01',
      path: '/blog/2024/02/29/leap-day',
    });
    expect(post(`${minimal}\nslug: short`).page).toMatchObject({ date: '2024-02-29', path: '/blog/short' });
  });

  test('names authors by key, or describes them', () => {
    const written =
      'title: A\nauthors:\n  - core\n  - name: Ada\n    url: https://example.org/ada\n    image_url: /a.png';
    expect(post(written).page).toMatchObject({
      authors: ['core', 'Ada https://example.org/ada'],
      ownAuthors: [{ name: 'Ada', url: 'https://example.org/ada' }],
    });
    const older = 'title: A\nauthor: Ada\nauthorURL: https://example.org/ada\nauthorImageURL: /a.png';
    expect(post(older).page).toMatchObject({ authors: ['Ada https://example.org/ada'] });
  });

  test.each(['author_title: Dev\nauthor_image_url: /a.png', 'authorTitle: Dev\nauthorImageURL: /a.png'])(
    'may describe its author as older posts do: %j',
    (written) => {
      expect(post(`title: A\nauthor: Ada\n${written}`).page).toMatchObject({
        authors: ['Ada '],
        ownAuthors: [{ key: 'Ada ', name: 'Ada', title: 'Dev' }],
      });
    },
  );

  test('does not describe an author who has a key', () => {
    expect(post('title: A\nauthors: [{ key: core, name: Core team }]').page).toMatchObject({
      authors: ['core'],
      ownAuthors: [],
    });
  });

  test('without a title is not made', () => {
    const { page, problems } = post('authors: [core]');
    expect(page).toBeUndefined();
    expect(problems.map(({ what }) => what)).toEqual(['`title` is missing.']);
  });

  test('without authors is not made', () => {
    const { page, problems } = post('title: A');
    expect(page).toBeUndefined();
    expect(problems.map(({ what }) => what)).toEqual(['`authors` is missing.']);
  });

  test.each([
    ['a file name without date', 'blog/leap-day.md', 1, 'blog/leap-day.md'],
    ['a day that does not exist', 'blog/2023-02-29-leap-day.md', 1, '2023-02-29'],
    ['a month that does not exist', 'blog/2023-13-01-a.md', 1, '2023-13-01'],
  ])('is not made from %s', (_, file, line, seen) => {
    const { page, problems } = post(minimal, 'Text.', file);
    expect(page).toBeUndefined();
    expect(problems).toEqual([
      {
        file,
        line,
        column: 1,
        what: `The post has no valid date: \`${seen}\`.`,
        remedy: 'Name the file yyyy-mm-dd-short-name.md, with a valid date.',
      },
    ]);
  });

  test('may have a day in its front matter, but none that is no day in the name of its file', () => {
    const { page, problems } = post(`${minimal}\ndate: 2024-03-01`, 'Text.', 'blog/2024-02-30-a.md');
    expect(page?.date).toBe('2024-03-01');
    expect(problems).toMatchObject([
      {
        what: 'The name of the post has `2024-02-30`, which is no day.',
        remedy: 'Rename it to `blog/2024-03-01-a.md`.',
        severity: 'warning',
      },
    ]);
  });

  test.each([
    [1, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])('of %i words takes %i minutes', (words, minutes) => {
    expect(post(minimal, 'word '.repeat(words)).page).toMatchObject({ readingTime: minutes });
  });
});

describe('a lenient policy', () => {
  test('describes a page by its first line as a whole', () => {
    const line = `${'Many words. '.repeat(20)}The end.`;
    const yaml = readFrontMatter('title: A', 'docs/a.md');
    const { page } = pageFromMarkdown('docs/a.md', yaml, compiled(`${line}\nAnother line.`), 'lenient', config);
    expect(page?.description).toBe(line);
  });

  const lenient = (file: string, yaml: string) =>
    pageFromMarkdown(file, readFrontMatter(yaml, file), compiled('Text.'), 'lenient', config).page;

  test('shows a heading beside a title, also when the title is hidden', () => {
    const page = (yaml: string, body: string, file = 'docs/a.md') =>
      pageFromMarkdown(file, readFrontMatter(yaml, file), compiled(body), 'lenient', config);
    const both = page('title: Short', '# The long one\n\nText.');
    expect([both.page, both.problems]).toMatchObject([
      { title: 'Short', heading: 'The long one', hideTitle: false },
      [],
    ]);
    expect(page('hide_title: true', '# One\n').page).toMatchObject({ title: 'One', heading: null, hideTitle: false });
    expect(page('title: A\nhide_title: true', 'Text.').page).toMatchObject({ heading: null, hideTitle: true });
  });

  test('takes a date with a time', () => {
    for (const date of ['2015-01-27 12:00:00', '2015-01-27T12:00:00Z', '"2015-01-27 12:00"'])
      expect(lenient('blog/a.md', `date: ${date}`)).toMatchObject({ date: '2015-01-27' });
  });

  test('takes the name of the file for a missing title', () => {
    expect(lenient('docs/guide/02-light.md', '')).toMatchObject({ title: 'light' });
    expect(lenient('blog/2024-02-29-leap-day.md', '')).toMatchObject({ title: 'leap-day' });
  });

  test('lets a post have no authors', () => {
    expect(lenient('blog/2024-02-29-leap-day.md', 'title: A')).toMatchObject({ authors: [] });
  });
});

test('a file in a folder that holds no pages is refused', () => {
  expect(() => pageFromMarkdown('other/a.md', readFrontMatter('', 'a.md'), compiled(''), 'strict', config)).toThrow(
    `other/a.md lies in none of the folders ${pageFolders(config).join(', ')}.`,
  );
});

test('a folder such as docs-old is no folder of docs', () => {
  expect(['docs/a/b.md', 'docs-old/a.md', 'docs.md'].map((file) => kindOfFile(file, config))).toEqual([
    { kind: 'doc', name: 'a/b.md' },
    undefined,
    undefined,
  ]);
});
