import { expect, test } from 'vitest';
import { samplePage } from '../test/sample-page';
import { sectionNodes } from './section-nodes';

const body = 'Opening text.\n\n## First\n\nText with `some_code`.\n\n## Second';

test('a doc has a row for itself with its opening text, then one for each heading', () => {
  const rows = sectionNodes(samplePage('docs/guide/a.md', 'title: A\nkeywords: [b, c]', body));
  expect(rows).toMatchObject([
    { id: 'section:guide/a#', order: 0, anchor: '', text: 'Opening text.', keywords: 'b c' },
    { id: 'section:guide/a#first', order: 1, anchor: 'first', heading: 'First', code: 'some_code', keywords: '' },
    { id: 'section:guide/a#second', order: 2, anchor: 'second', heading: 'Second', keywords: '' },
  ]);
  for (const row of rows) {
    expect(row).toMatchObject({
      type: 'SearchSection',
      pageId: 'guide/a',
      context: 'docs',
      path: '/docs/guide/a',
      title: 'A',
      date: null,
    });
  }
});

test('a page that begins with a heading has a row for itself all the same', () => {
  const rows = sectionNodes(samplePage('docs/a.md', 'title: A', '## First\n\nText.'));
  expect(rows.map(({ anchor, order }) => [anchor, order])).toEqual([
    ['', 0],
    ['first', 1],
  ]);
});

test('a page without text can be found by its title', () => {
  expect(sectionNodes(samplePage('docs/a.md', 'title: A'))).toMatchObject([{ anchor: '', title: 'A', text: '' }]);
});

test('a post belongs to the blog and has its date', () => {
  const [row] = sectionNodes(samplePage('blog/2024-01-02-a.md', 'title: A\nauthors: [core]', 'Text.'));
  expect(row).toMatchObject({
    id: 'section:blog/2024-01-02-a.md#',
    context: 'blog',
    path: '/blog/2024/01/02/a',
    date: '2024-01-02',
    keywords: '',
  });
});
