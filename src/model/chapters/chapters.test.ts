import { expect, test } from 'vitest';
import { category, link, markup } from '../../../test/samples/sidebar-items';
import type { SidebarItem } from '../navigation/sidebar';
import { chaptersOf } from './chapters';
import { defaultConfig } from '../../config/site-config';

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
