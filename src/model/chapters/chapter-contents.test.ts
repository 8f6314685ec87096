import { expect, test } from 'vitest';
import { contentsOf, movedAnchor } from './chapter-contents';

const docs = ['b', 'a', 'c'].map((id) => ({ id, path: `/docs/${id}`, title: `Doc ${id}`, heading: null }));
const pages = [
  { path: '/docs/chapters/main', ids: ['a', 'b', 'gone'] },
  { path: '/docs/chapters/main/2', ids: ['c'] },
];
const contents = contentsOf({ path: '/docs/chapters/main/2', page: 2, pages }, docs);

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
