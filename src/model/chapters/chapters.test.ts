import { expect, test } from 'vitest';
import { category, link, markup } from '../../../test/samples/sidebar-items';
import type { SidebarItem } from '../navigation/sidebar';
import { chaptersOf, divide, withChapters } from './chapters';
import { defaultConfig } from '../../config/site-config';
import { entriesOf } from '../navigation/sidebar';

const config = defaultConfig();

const docs = (...names: string[]): SidebarItem[] => names.map((name) => link(name, `/docs/${name}`));

/** A doc that runs as MDX. */
const running = [{ id: 'run', needsMdx: true, length: 1 }];

/** Address and docs of each chapter. */
const summary = (
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
  of = config,
): [string, string | null, string[]][] =>
  [...new Set(chaptersOf(new Map(Object.entries(sidebars)), running, of).values())].map(
    ({ path, title, docs: inside }) => [path, title, inside.map(({ id }) => id)],
  );

test('the categories at the top of a sidebar are chapters, with the docs at any depth in reading order', () => {
  const inner = category('Inner', '/docs/inner', docs('c', 'd'));
  expect(summary({ Core: [category('Building Integrations', null, [...docs('a', 'b'), inner])] })).toEqual([
    ['/docs/chapters/core-building-integrations', 'Building Integrations', ['a', 'b', 'c', 'd']],
  ]);
});

test('the doc of a category comes before the docs in it', () => {
  const group: SidebarItem = { ...category('Scale', '/docs/scale', docs('a', 'b')), docId: 'scale' };
  expect(summary({ Core: [group] })).toEqual([['/docs/chapters/core-scale', 'Scale', ['scale', 'a', 'b']]]);
});

test('the entries that a sidebar begins with are a chapter without a title', () => {
  const items = [markup('<hr>'), ...docs('a', 'b', 'c'), category('More', null, docs('d')), ...docs('e', 'f', 'g')];
  expect(summary({ OperatingSystem: items })).toEqual([['/docs/chapters/operating-system', null, ['a', 'b', 'c']]]);
});

test('a chapter has at least three docs, and unlisted docs, docs that run and pages that are no docs are not counted', () => {
  const external: SidebarItem = {
    ...{ type: 'link', label: 'x', href: 'https://example.com/', docId: null, unlisted: false },
  };
  const items = [...docs('a', 'b'), link('hidden', '/docs/hidden', true), ...docs('run'), external];
  expect(summary({ Main: [category('Two', null, items)] })).toEqual([]);
});

test('a long chapter has further pages below the address of its first, and each says which it is', () => {
  const long = ['a', 'b', 'c'].map((id) => ({ id, needsMdx: false, length: 400_000 }));
  const chapters = chaptersOf(new Map([['Main', docs('a', 'b', 'c')]]), long, config);
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, path: `/docs/${id}` }));
  const path = '/docs/chapters/main';
  const pages = [
    { path, docs: [a] },
    { path: `${path}/2`, docs: [b] },
    { path: `${path}/3`, docs: [c] },
  ];
  expect(chapters.get('b')).toEqual({ ...pages[1], title: null, sidebar: 'Main', pages, page: 2 });
  expect([...new Set(chapters.values())].map((chapter) => chapter.path)).toEqual(pages.map((page) => page.path));
});

test('a doc is in one chapter, and chapters of the same name have different addresses', () => {
  const first = category('Start', null, docs('a', 'b', 'c'));
  const second = category('Start', null, docs('a', 'd', 'e', 'f'));
  expect(summary({ Main: [first, second] })).toEqual([
    ['/docs/chapters/main-start', 'Start', ['a', 'b', 'c']],
    ['/docs/chapters/main-start-1', 'Start', ['d', 'e', 'f']],
  ]);
});

test('only the last version of some docs has chapters, at its own address', () => {
  const set = { docs: 'default', version: '2', label: '2', banner: '' } as const;
  const sets = [
    { ...set, prefix: '', folder: 'docs', path: '/docs/next', isLast: false },
    { ...set, prefix: 'v2:', folder: 'versioned_docs/v2', path: '/docs', isLast: true },
  ];
  const sidebars = new Map([
    ['Main', docs('a', 'b', 'c')],
    ['v2:Main', docs('v2:a', 'v2:b', 'v2:c')],
  ]);
  expect(new Set([...chaptersOf(sidebars, [], { ...config, docSets: sets }).values()].map(({ path }) => path))).toEqual(
    new Set(['/docs/chapters/main']),
  );
});

test('a site may have none', () => {
  expect(summary({ Main: docs('a', 'b', 'c') }, { ...config, chapters: false })).toEqual([]);
});

const itself = (length: number): number => length;

test.each([
  ['what is short enough stays together', [60, 40], [[60, 40]]],
  ['what is too long is divided into parts of about the same length', [60, 30, 20], [[60], [30, 20]]],
  ['there are as few parts as the length allows', [50, 50, 50, 50, 50], [[50, 50], [50], [50, 50]]],
  ['a doc that is longer than a part stays whole', [10, 390, 10], [[10], [390], [10]]],
  ['docs without text stay together', [0, 0], [[0, 0]]],
  [
    'docs without text are in the part of those before or after them',
    [0, 90, 90, 0],
    [
      [0, 90],
      [90, 0],
    ],
  ],
])('%s', (_, all, expected) => {
  expect(divide(all, itself, 100)).toEqual(expected);
});

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
