import { describe, expect, test } from 'vitest';
import {
  entriesOf,
  firstLink,
  indexPaths,
  indexedCategories,
  resolveSidebar as resolveSidebarOf,
  sidebarMentions,
} from './sidebar';
import type { SidebarDoc } from './sidebar';
import type { AuthoredItem } from './sidebar-items';
import { category, link, markup } from '../../../test/samples/sidebar-items';
import { defaultConfig } from '../../config/site-config';

const config = defaultConfig();

const resolveSidebar = (
  items: readonly AuthoredItem[],
  known: ReadonlyMap<string, SidebarDoc>,
  pathOf?: ReturnType<typeof indexPaths>,
) => resolveSidebarOf(items, known, config, pathOf);

const doc = (id: string, more: Partial<SidebarDoc> = {}): [string, SidebarDoc] => [
  id,
  {
    id,
    file: `docs/${id}.md`,
    path: `/docs/${id}`,
    label: `The ${id}`,
    position: null,
    draft: false,
    unlisted: false,
    ...more,
  },
];
const docs = new Map([doc('start'), doc('guide'), doc('hidden', { unlisted: true }), doc('draft', { draft: true })]);

const linkTo = (id: string, unlisted = false) => ({
  type: 'link' as const,
  label: `The ${id}`,
  href: `/docs/${id}`,
  docId: id,
  unlisted,
});

describe('from what an author writes to what a reader sees', () => {
  test('an id becomes a link with the label and address of its doc', () => {
    expect(resolveSidebar(['start'], docs)).toEqual([linkTo('start')]);
  });

  test('a link to elsewhere stays as written', () => {
    expect(resolveSidebar([{ label: 'Other', href: 'https://example.org' }], docs)).toEqual([
      { type: 'link', label: 'Other', href: 'https://example.org', docId: null, unlisted: false },
    ]);
  });

  test('a category is collapsed unless it says otherwise', () => {
    const open = resolveSidebar(
      [
        { label: 'A', items: ['start'] },
        { label: 'B', collapsed: false, items: ['guide'] },
      ],
      docs,
    );
    expect(open.map((item) => item.type === 'category' && item.collapsed)).toEqual([true, false]);
  });

  test('a category leads to its own page', () => {
    expect(resolveSidebar([{ label: 'Guides', link: 'guide', items: ['start'] }], docs)).toEqual([
      {
        type: 'category',
        label: 'Guides',
        href: '/docs/guide',
        docId: 'guide',
        linkUnlisted: false,
        collapsed: true,
        items: [linkTo('start')],
      },
    ]);
  });

  test('a category without a page leads nowhere', () => {
    expect(resolveSidebar([{ label: 'Guides', items: ['start'] }], docs)[0]).toMatchObject({
      href: null,
      docId: null,
      linkUnlisted: false,
    });
  });

  test('a category whose page is a draft keeps its items', () => {
    expect(resolveSidebar([{ label: 'Guides', link: 'draft', items: ['start'] }], docs)[0]).toMatchObject({
      type: 'category',
      href: null,
      docId: null,
      items: [linkTo('start')],
    });
  });

  test('drafts and unknown docs fall out', () => {
    expect(resolveSidebar(['draft', 'unknown', 'start'], docs)).toEqual([linkTo('start')]);
  });

  test('a category of drafts falls out, however deep', () => {
    expect(resolveSidebar([{ label: 'A', items: [{ label: 'B', items: ['draft'] }] }, 'start'], docs)).toEqual([
      linkTo('start'),
    ]);
  });

  test('a category of drafts that has a page becomes a link under its own label', () => {
    expect(resolveSidebar([{ label: 'Guides', link: 'guide', items: ['draft'] }], docs)).toEqual([
      { ...linkTo('guide'), label: 'Guides' },
    ]);
  });

  test('unlisted docs are marked, as entries and as pages of categories', () => {
    const items = resolveSidebar(['hidden', { label: 'A', link: 'hidden', items: ['start'] }], docs);
    expect(items).toMatchObject([{ unlisted: true }, { linkUnlisted: true }]);
  });

  test('the order is the one written', () => {
    const items = resolveSidebar(['guide', { label: 'Other', href: '/x' }, 'start'], docs);
    expect(items.map(({ href }) => href)).toEqual(['/docs/guide', '/x', '/docs/start']);
  });
});

test('every mention of a doc is found with its place in the file', () => {
  const items = [
    'a',
    { label: 'X', href: '/x' },
    { label: 'B', link: 'b', items: ['c', { label: 'D', items: [{ doc: 'd' }, { ref: 'e' }] }] },
  ];
  expect(sidebarMentions(items, ['Main'])).toEqual([
    { docId: 'a', places: true, path: ['Main', 0] },
    { docId: 'b', places: true, path: ['Main', 2, 'link'] },
    { docId: 'c', places: true, path: ['Main', 2, 'items', 0] },
    { docId: 'd', places: true, path: ['Main', 2, 'items', 1, 'items', 0, 'doc'] },
    { docId: 'e', places: false, path: ['Main', 2, 'items', 1, 'items', 1, 'ref'] },
  ]);
});

describe('the other forms of entries', () => {
  test('a doc may have its own label', () => {
    expect(resolveSidebar([{ doc: 'start', label: 'Begin' }], docs)).toEqual([{ ...linkTo('start'), label: 'Begin' }]);
  });

  test('a reference leads to a doc and is not its place', () => {
    expect(resolveSidebar([{ ref: 'start' }], docs)).toEqual([{ ...linkTo('start'), docId: null }]);
  });

  test('markup stays as written', () => {
    expect(resolveSidebar([{ html: '<b>New</b>' }], docs)).toEqual([
      { type: 'html', label: '', href: null, html: '<b>New</b>' },
    ]);
  });

  test('a category may have a page that lists it', () => {
    const [plain, made, named] = resolveSidebar(
      [
        'start',
        { label: 'All guides', index: {}, items: ['guide'] },
        { label: 'B', index: { title: 'Title', description: 'Words.', slug: '/there' }, items: ['start'] },
      ],
      docs,
    );
    expect(made).toMatchObject({
      href: '/docs/category/all-guides',
      linkUnlisted: false,
      index: { title: 'All guides', description: '' },
    });
    expect(named).toMatchObject({ href: '/docs/there', index: { title: 'Title', description: 'Words.' } });
    const all = [
      plain,
      category('Around', null, [link('plain', '/docs/plain'), ...[made, named].flatMap((item) => item ?? [])]),
    ];
    expect(indexedCategories(all.flatMap((item) => item ?? []))).toEqual([made, named]);
  });

  test('a category that cannot be folded is open', () => {
    expect(resolveSidebar([{ label: 'A', collapsible: false, items: ['start'] }], docs)[0]).toMatchObject({
      collapsed: false,
    });
  });

  test('entries are generated from folders, without drafts', () => {
    expect(resolveSidebar([{ autogenerated: '.' }], docs)).toEqual([
      linkTo('guide'),
      linkTo('hidden', true),
      linkTo('start'),
    ]);
  });
});

test('a page carries of its sidebar what a reader sees, at any depth', () => {
  const index = { title: 'All', description: '' };
  const items = [link('A', '/docs/a', true), markup('<hr>'), category('B', null, [link('C', '/docs/c')], index)];
  expect(entriesOf(items)).toEqual([
    { type: 'link', label: 'A', href: '/docs/a', unlisted: true },
    { type: 'html', label: '', href: null, html: '<hr>' },
    {
      type: 'category',
      label: 'B',
      href: null,
      linkUnlisted: false,
      collapsed: true,
      items: [{ type: 'link', label: 'C', href: '/docs/c', unlisted: false }],
    },
  ]);
});

test('a sidebar leads to its first page, past what has none', () => {
  const empty = category('Notes', null, [markup('<b>New</b>')]);
  const items = [markup('<hr>'), empty, category('A', null, [link('B', '/docs/b')]), link('C', '/docs/c')];
  expect(firstLink(items)).toEqual({ label: 'B', path: '/docs/b', docId: 'B' });
  expect(firstLink([empty])).toBeUndefined();
});

test('a category whose address has a fragment leads into a page, and none is made from it', () => {
  const items = resolveSidebar([{ label: 'Part', index: { slug: '/guide#part' }, items: ['start'] }], docs);
  expect(items).toEqual([{ ...category('Part', '/docs/guide#part', []), items: [linkTo('start')] }]);
  expect(indexedCategories(items)).toEqual([]);
});

test('categories of one label have different addresses, counted for each version', () => {
  const pathOf = indexPaths(config);
  const hrefs = (base?: string) =>
    resolveSidebar(
      [{ label: 'More', index: { ...(base === undefined ? {} : { base }) }, items: ['start'] }],
      docs,
      pathOf,
    ).map(({ href }) => href);
  expect([hrefs(), hrefs(), hrefs('/docs/1.0'), hrefs('/docs/1.0')]).toEqual([
    ['/docs/category/more'],
    ['/docs/category/more-1'],
    ['/docs/1.0/category/more'],
    ['/docs/1.0/category/more-1'],
  ]);
});

test('a category in one of the same label has an address of its own', () => {
  const inner = { label: 'More', index: {}, items: ['start'] };
  const [outer] = resolveSidebar([{ label: 'More', index: {}, items: [inner] }], docs);
  expect(outer).toMatchObject({ href: '/docs/category/more', items: [{ href: '/docs/category/more-1' }] });
});
