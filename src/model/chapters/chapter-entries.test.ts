import { expect, test } from 'vitest';
import { category, link } from '../../../test/samples/sidebar-items';
import { entriesOf } from '../navigation/sidebar';
import type { SidebarItem } from '../navigation/sidebar';
import { withChapters } from './chapter-entries';
import { chaptersOf } from './chapters';
import { defaultConfig } from '../../config/site-config';

const config = defaultConfig();

const docs = (...names: string[]): SidebarItem[] => names.map((name) => link(name, `/docs/${name}`));

const added = (items: readonly SidebarItem[], known: Parameters<typeof chaptersOf>[1] = []) =>
  withChapters(items, new Set(chaptersOf(new Map([['Main', items]]), known, config).values()), ({ page, pages }) =>
    pages.length === 1 ? 'One page' : `Page ${page}`,
  );

const entry = (href: string): SidebarItem => ({ type: 'link', label: 'One page', href, docId: null, unlisted: true });

test('a chapter is the last entry of its category, and readers elsewhere do not see it', () => {
  const items = [...docs('z'), category('Start', null, docs('a', 'b', 'c'))];
  expect(added(items)).toEqual([
    ...docs('z'),
    category('Start', null, [...docs('a', 'b', 'c'), entry('/docs/chapters/main-start')]),
  ]);
  expect(JSON.stringify(entriesOf(added(items)))).toContain('"unlisted":true');
});

test('the chapter that a sidebar begins with stands before the first category, or at the end', () => {
  const more = category('More', null, docs('d'));
  expect(added([...docs('a', 'b', 'c'), more])).toEqual([...docs('a', 'b', 'c'), entry('/docs/chapters/main'), more]);
  expect(added(docs('a', 'b', 'c'))).toEqual([...docs('a', 'b', 'c'), entry('/docs/chapters/main')]);
});

test('the pages of a long chapter follow each other', () => {
  const long = ['a', 'b', 'c'].map((id) => ({ id, needsMdx: false, length: 300_000 }));
  const path = '/docs/chapters/main';
  const pages = [path, `${path}/2`].map((href, at) => ({ ...entry(href), label: `Page ${at + 1}` }));
  const more = category('More', null, docs('d'));
  expect(added([...docs('a', 'b', 'c'), more], long)).toEqual([...docs('a', 'b', 'c'), ...pages, more]);
});

test('of two categories with one label, each has its own chapter', () => {
  const items = [category('Start', null, docs('a', 'b', 'c')), category('Start', null, docs('a', 'd', 'e', 'f'))];
  expect(added(items).map((item) => (item.type === 'category' ? item.items.at(-1)?.href : ''))).toEqual([
    '/docs/chapters/main-start',
    '/docs/chapters/main-start-1',
  ]);
});

test('a chapter is not in a category that names one of its docs without being a chapter', () => {
  const items = [category('Start', null, docs('a', 'b')), category('More', null, docs('a', 'c', 'd'))];
  expect(added(items).map((item) => (item.type === 'category' ? item.items.length : 0))).toEqual([2, 4]);
});
