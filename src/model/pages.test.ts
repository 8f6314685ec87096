import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../markdown/compile';
import { docFromMarkdown, postFromMarkdown } from './pages';

const compiled = (body: string) => compileMarkdown('docs/a.md', body).compiled;
const doc = (yaml: string, body = 'Text.', file = 'docs/guide/a.md') =>
  docFromMarkdown(file, yaml, compiled(body)).page;
const post = (yaml: string, body = 'Text.', file = 'blog/2024-02-29-leap-day.md') =>
  postFromMarkdown(file, yaml, compiled(body));
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
    });
  });

  test('may replace id, address and label', () => {
    expect(doc('title: A\nid: own\nslug: /there\nsidebar_label: B')).toMatchObject({
      id: 'own',
      path: '/docs/there',
      label: 'B',
    });
  });

  test('without a title is not made', () => {
    expect(doc('id: a')).toBeUndefined();
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

  test('may replace date and slug', () => {
    expect(post(`${minimal}\ndate: 2024-03-01\nslug: short`).page).toMatchObject({
      date: '2024-03-01',
      path: '/blog/2024/03/01/short',
    });
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
        remedy: 'Name the file yyyy-mm-dd-short-name.md with a date that exists.',
      },
    ]);
  });

  test.each([
    [1, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])('of %i words takes %i minutes', (words, minutes) => {
    expect(post(minimal, 'word '.repeat(words)).page?.readingTime).toBe(minutes);
  });
});
