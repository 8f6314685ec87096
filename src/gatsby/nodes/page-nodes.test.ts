import { expect, test } from 'vitest';
import { samplePage } from '../../../test/samples/sample-page';
import { startTree } from '../../../test/samples/sample-nodes';
import { buildSite } from '../../../test/samples/sample-site';
import { pageNode, sectionNodes } from './page-nodes';

const body = 'Opening text.\n\n## First\n\nText with `some_code`.\n\n## Second\n\nText.';

test('a doc has a row for itself with its opening text, then one for each heading', () => {
  const rows = sectionNodes(samplePage('docs/guide/a.md', 'title: A\nkeywords: [b, c]', body));
  expect(rows).toMatchObject([
    { id: 'section:guide/a#', order: 0, anchor: '', text: 'Opening text.', keywords: 'b c' },
    { id: 'section:guide/a#first', order: 1, anchor: 'first', heading: 'First', code: '', keywords: '' },
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

test('what a section defines are its keywords; names in code blocks that the text has not are its code', () => {
  const table = '| Name | Type |\n| --- | --- |\n| `is_on` | `bool` |';
  const code = '```python\nasync def async_turn_on(self): self._attr_is_on = True\n```';
  const rows = sectionNodes(samplePage('docs/a.md', 'title: A', `## Properties\n\n${table}\n\n## Turn on\n\n${code}`));
  expect(rows.map(({ keywords, code: names }) => [keywords, names])).toEqual([
    ['', ''],
    ['is_on', ''],
    ['async_turn_on', '_attr_is_on async_turn_on'],
  ]);
});

test('names that a section only mentions are words of their own', () => {
  const code = '```python\ndef setup_kettle(): ...\ndef fill_kettle(): ...\n```';
  const [, row] = sectionNodes(samplePage('docs/a.md', 'title: A', `## One\n\nText.\n\n${code}`));
  expect(row?.mentions.split(' ').sort()).toEqual(['fill_kettle', 'setup_kettle']);
});

test.each([
  ['docs/rules/inject-websession.md', 'Libraries take a web session', 'inject websession'],
  ['docs/dynamic_devices.md', 'Devices are added', 'dynamic'],
  ['docs/testing/v2-b.md', 'Testing', ''],
])('the page %s is found by what its title, %s, does not say of its address', (file, title, words) => {
  const [row] = sectionNodes(samplePage(file, `title: ${title}`));
  expect(row?.keywords).toBe(words);
});

test('a page is found by the initials of its name', () => {
  const [row] = sectionNodes(samplePage('docs/a.md', 'title: Home Assistant Operating System'));
  expect(row?.keywords).toBe('HAOS');
});

const headings = '## Two\n\n### Three\n\n#### Four\n\n##### Five\n\nText.';
test.each([
  ['', ['two', 'three']],
  ['toc_max_heading_level: 4\n', ['two', 'three', 'four']],
  ['toc_min_heading_level: 3\n', ['three']],
  ['toc_min_heading_level: 3\ntoc_max_heading_level: 5\n', ['three', 'four', 'five']],
  ['hide_table_of_contents: true\n', []],
])('with %j, the table of contents of a page has %j', (more, ids) => {
  startTree('/nowhere');
  const { tableOfContents } = pageNode(samplePage('docs/a.md', `title: A\n${more}`, headings));
  expect(tableOfContents.map(({ id }) => id)).toEqual(ids);
});

test('a page names each of its pictures once, those that can be scaled apart, and what it links to', () => {
  startTree('/nowhere');
  const pictures = '![A](a.png) ![A](a.png) ![B](b.svg) [c](/docs/c) [d](https://d.example)';
  const { rasters, vectors, outboundLinks, ...page } = pageNode(samplePage('docs/a.md', 'title: A', pictures));
  expect([rasters, vectors, outboundLinks]).toEqual([['docs/a.png'], ['docs/b.svg'], ['/docs/c', 'https://d.example']]);
  expect([page.body, page.year]).toEqual([undefined, undefined]);
  expect(pageNode(samplePage('blog/2024-01-02-a.md', 'title: A\nauthors: [core]')).year).toBe('2024');
});

test.each([
  ['docs/a.md', 'https://edit.example/i18n/de/docs/a.md'],
  ['docs/b.md', 'https://edit.example/docs/b.md'],
])('a translation is edited beside the originals, and an original where it is: %s', (file, expected) => {
  const contentDir = buildSite({}, { 'i18n/de/docs/a.md': '' });
  const origin = { root: contentDir, locale: 'de', notes: [], sources: {}, folders: {} };
  buildSite({}, { 'origin.json': JSON.stringify(origin) });
  startTree('/nowhere');
  const page = samplePage(file, 'title: A');
  expect(pageNode({ ...page, editUrl: `https://edit.example/${file}` }).editUrl).toBe(expected);
  expect(pageNode({ ...page, editUrl: 'https://edit.example/other' }).editUrl).toBe('https://edit.example/other');
  expect(pageNode({ ...page, editUrl: null }).editUrl).toBeNull();
});
