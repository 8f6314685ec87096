import { expect, test } from 'vitest';
import { requestGroup } from '../reference/endpoint-samples';
import type { Segment } from '../types';
import { anchorIn, chapterBody, contentsOf, movedAnchor, sectionId } from './chapter-body';
import { chapterLength, roomOf } from './chapter-length';

const docs = new Map([
  ['/docs/light', ''],
  ['/docs/lock', ''],
  ['/docs/valve', '/docs/chapters/entities/2'],
]);
const htmlOf = (html: string): string => {
  const [segment] = chapterBody([{ kind: 'html', html }], '/docs/light', docs);
  return segment?.kind === 'html' ? segment.html : '';
};

test('an id says which doc it is of', () => {
  expect(sectionId('/docs/core/entity/light')).toBe('docs/core/entity/light');
  expect(anchorIn('/docs/light', '')).toBe('docs/light');
  expect(anchorIn('/docs/a b', 'c')).toBe('docs/a-b:c');
});

test('headings are one level lower, the lowest stay', () => {
  expect(htmlOf('<h2 id="a">A</h2><h5>B</h5><h6>C</h6><hr><header>D</header>')).toBe(
    '<h3 id="docs/light:a">A</h3><h6>B</h6><h6>C</h6><hr><header>D</header>',
  );
});

test('ids and what refers to them stay together', () => {
  expect(htmlOf('<table aria-labelledby="a b"><td headers="c"></table><label for="d">')).toBe(
    '<table aria-labelledby="docs/light:a docs/light:b"><td headers="docs/light:c"></table><label for="docs/light:d">',
  );
  expect(htmlOf('<marker id="arrow"></marker><path marker-end="url(#arrow)">')).toBe(
    '<marker id="docs/light:arrow"></marker><path marker-end="url(#docs/light:arrow)">',
  );
});

test.each([
  ['#modes', '#docs/light:modes'],
  ['/docs/light', '#docs/light'],
  ['/docs/lock', '#docs/lock'],
  ['/docs/lock#states', '#docs/lock:states'],
  ['/docs/valve#states', '/docs/chapters/entities/2#docs/valve:states'],
  ['/docs/lock.md', '/docs/lock.md'],
  ['/docs/other#states', '/docs/other#states'],
  ['https://example.com/docs/lock', 'https://example.com/docs/lock'],
])('a link to a doc of the chapter stays on the page or leads to its part, others lead away: %s', (href, expected) => {
  expect(htmlOf(`<a class="x" href="${href}">text</a>`)).toBe(`<a class="x" href="${expected}">text</a>`);
});

test('of a request for several clients the first shows, and other tabs stay', () => {
  const item = (value: string, html: string): Segment => ({
    ...{ kind: 'component', name: 'TabItem', props: { value } },
    children: [{ kind: 'html', html }],
  });
  const tabs = (groupId: string): Segment => ({
    ...{ kind: 'component', name: 'Tabs', props: { groupId } },
    children: [item('curl', '<h2>A</h2>'), item('python', '<h2>B</h2>')],
  });
  expect(chapterBody([tabs(requestGroup)], '/docs/light', docs)).toEqual([{ kind: 'html', html: '<h3>A</h3>' }]);
  expect(chapterLength([tabs(requestGroup)])).toBe('<h2>A</h2>'.length);
  expect(chapterLength([tabs('os'), { kind: 'doc-cards' }])).toBe('<h2>A</h2><h2>B</h2>'.length);
  expect(chapterBody([tabs('os')], '/docs/light', docs)[0]).toHaveProperty('children.length', 2);
});

test('text that looks like markup stays as it is', () => {
  const html = '<p title="a > b id=c">id="x" href="/docs/lock" &lt;h2 id="y"> url(#z)</p>';
  expect(htmlOf(html)).toBe(html);
});

test('elements and components change like HTML, and reference tables lose their filters', () => {
  const cell: Segment = { kind: 'html', html: '<h3 id="b">B</h3>' };
  const body: Segment[] = [
    { kind: 'element', tag: 'h2', attributes: { id: 'a', htmlFor: 'a', hidden: true }, children: [cell] },
    { kind: 'component', name: 'Interactive', props: { kind: 'table' }, children: [cell] },
    { kind: 'component', name: 'TabItem', props: { value: 'v' }, children: [cell] },
    { kind: 'doc-cards' },
  ];
  const lowered: Segment = { kind: 'html', html: '<h4 id="docs/light:b">B</h4>' };
  expect(chapterBody(body, '/docs/light', docs)).toEqual([
    {
      kind: 'element',
      tag: 'h3',
      attributes: { id: 'docs/light:a', htmlFor: 'docs/light:a', hidden: true },
      children: [lowered],
    },
    lowered,
    { kind: 'component', name: 'TabItem', props: { value: 'v' }, children: [lowered] },
    { kind: 'doc-cards' },
  ]);
});

test('what HTML takes on a screen is its text, and as much as forty characters for the end of each block', () => {
  expect(roomOf('<p class="long">Text with <a href="/docs/light">a link</a></p><li>Item</li>')).toBe(16 + 40 + 4 + 40);
});

const known = ['b', 'a', 'c'].map((id) => ({ id, path: `/docs/${id}`, title: `Doc ${id}`, heading: null }));
const pages = [
  { path: '/docs/chapters/main', ids: ['a', 'b', 'gone'] },
  { path: '/docs/chapters/main/2', ids: ['c'] },
];
const contents = contentsOf({ path: '/docs/chapters/main/2', page: 2, pages }, known);

test('the contents of a chapter have the docs of all its pages in reading order, with the address of the other pages', () => {
  expect(contents).toEqual([
    { title: 'Doc a', anchor: 'docs/a', page: 1, path: '/docs/chapters/main' },
    { title: 'Doc b', anchor: 'docs/b', page: 1, path: '/docs/chapters/main' },
    { title: 'Doc c', anchor: 'docs/c', page: 2, path: '' },
  ]);
  const [entry] = contentsOf({ path: '/x', page: 1, pages }, [
    { id: 'a', path: '/docs/a', title: 'A', heading: 'The A' },
  ]);
  expect(entry?.title).toBe('The A');
});

test.each([
  ['#docs/a', '/docs/chapters/main#docs/a'],
  ['#docs/a:part', '/docs/chapters/main#docs/a:part'],
  ['#docs/c:part', undefined],
  ['#docs/other', undefined],
  ['#%', undefined],
  ['', undefined],
])('an anchor that another page of the chapter has leads there: %s', (hash, expected) => {
  expect(movedAnchor(hash, contents)).toBe(expected);
});
