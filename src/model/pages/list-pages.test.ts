import { describe, expect, test } from 'vitest';
import { kebabCase } from '../addresses/address';
import { listPages, tagOf, tagsOfPage, categoryPages } from './list-pages';
import type { ListedPage } from './list-pages';
import { defaultConfig } from '../../config/site-config';
import { category, link, markup } from '../../../test/samples/sidebar-items';
import type { SidebarItem } from '../navigation/sidebar';

test.each([
  ['News', 'news'],
  ['My newTag 2', 'my-new-tag-2'],
  ['C++', 'c'],
  ['HTTPServer', 'http-server'],
  ['Über uns', 'uber-uns'],
  ["don't", 'dont'],
  ['日本', '日本'],
])('the address of the tag %s ends in %s', (tag, slug) => {
  expect(kebabCase(tag)).toBe(slug);
});

test('a tags file gives a tag another label and address', () => {
  const tags = { news: { label: 'All the news', permalink: '/what-is-new', description: 'New things.' } };
  expect(tagOf('news', '/blog/tags', tags)).toEqual({
    ...{ label: 'All the news', path: '/blog/tags/what-is-new', description: 'New things.' },
  });
  expect(tagOf('Other one', '/blog/tags', tags)).toEqual({
    label: 'Other one',
    path: '/blog/tags/other-one',
    description: '',
  });
});

describe('lists of pages', () => {
  const config = defaultConfig({ listPages: true, postsPerPage: 2 });

  const words = {
    ...{ tags: 'Tags', authors: 'Authors' },
    tagged: (tag: string, count: number) => `${count} with ${tag}`,
    by: (name: string, count: number) => `${count} by ${name}`,
  };
  const page = (id: string, more: Partial<ListedPage>): ListedPage => ({
    ...{ kind: 'post', id, path: `/blog/${id}`, title: id, description: '', date: '2024-01-01' },
    ...{ tags: [], frontMatter: {}, draft: false, unlisted: false, ...more },
  });
  const pages = [
    page('a', { tags: ['x', 'y'], authors: ['ada'], date: '2024-01-01' }),
    page('b', { tags: ['x'], authors: ['ada', 'bob'], date: '2024-01-02' }),
    page('c', { tags: ['x', 'x'], date: '2024-01-03' }),
    page('hidden', { tags: ['x'], unlisted: true }),
    page('d', { kind: 'doc', tags: ['x'], date: null, path: '/docs/d' }),
  ];
  const data = { tags: {}, authors: { ada: { name: 'Ada', page: 'ada' }, bob: { name: 'Bob' } } };

  test('a page may write the address of a tag itself', () => {
    const frontMatter = { tags: ['y', { label: 'x', permalink: '/own' }] };
    const all = { blog: { x: { label: 'X', permalink: '/of-the-file' }, y: { label: 'Y' } } };
    const own = tagsOfPage(page('a', { tags: ['y', 'x'], frontMatter }), all, config);
    expect(own.map(({ label }) => label)).toEqual(['Y', 'x']);
    expect(own.map(({ path }) => path)).toEqual(['/blog/tags/y', '/blog/tags/own']);
  });

  test('there is one of all tags, and for each tag those that the blog needs, the newest post first', () => {
    const lists = new Map(listPages(pages, data, words, config).map((list) => [list.path, list]));
    expect([...lists.keys()]).toEqual([
      ...['/blog/tags', '/blog/tags/x', '/blog/tags/x/page/2', '/blog/tags/y'],
      ...['/blog/authors', '/blog/authors/ada', '/docs/tags', '/docs/tags/x'],
    ]);
    expect(lists.get('/blog/tags')?.items.map(({ label }) => label)).toEqual(['x (3)', 'y (1)']);
    expect(lists.get('/blog/tags/x')).toMatchObject({ title: '3 with x', items: [{ label: 'c' }, { label: 'b' }] });
    expect(lists.get('/blog/tags/x/page/2')?.group).toEqual({
      ...{ title: '3 with x', description: '', path: '/blog/tags/x', page: 2, pages: 2 },
    });
    expect(lists.get('/blog/tags/y')?.group).toMatchObject({ page: 1, pages: 1 });
    expect(lists.get('/docs/tags/x')).not.toHaveProperty('group');
    expect(lists.get('/blog/tags/x/page/2')?.items.map(({ href }) => href)).toEqual(['/blog/a']);
    expect(lists.get('/blog/authors/ada')).toMatchObject({
      title: '2 by Ada',
      items: [{ label: 'b' }, { label: 'a' }],
    });
  });

  test('the list of authors has those without a page, too, and is there even if none of them has a page', () => {
    const authors = { ada: { name: 'Ada', title: 'Head', url: 'https://ada.example' }, bob: { name: 'Bob' } };
    const lists = listPages(pages, { tags: {}, authors }, words, config).filter(({ path }) =>
      path.startsWith('/blog/authors'),
    );
    expect(lists.map(({ path, items }) => ({ path, items }))).toEqual([
      {
        path: '/blog/authors',
        items: [
          { label: 'Ada (2)', href: 'https://ada.example', description: 'Head' },
          { label: 'Bob (1)', href: '', description: '' },
        ],
      },
    ]);
    expect(listPages(pages.slice(-1), { tags: {}, authors }, words, config).map(({ path }) => path)).toEqual([
      ...['/docs/tags', '/docs/tags/x'],
    ]);
  });

  test('a site may have none', () => {
    expect(listPages(pages, data, words, { ...config, listPages: false })).toEqual([]);
  });
});

const doc = (name: string): SidebarItem => link(name, `/docs/${name}`);

test('a category with an index has a page of what is in it, folders by their first page', () => {
  const inner = category('Inner', '/docs/category/inner', [doc('b'), category('Deep', null, [doc('c')])], {
    title: 'All inner ones',
    description: 'Words.',
  });
  const sidebars = new Map([['Main', [doc('a'), category('Outer', null, [inner])]]]);
  expect(categoryPages(sidebars, new Map([['/docs/b', 'About b.']]))).toEqual([
    {
      path: '/docs/category/inner',
      title: 'All inner ones',
      description: 'Words.',
      sidebar: 'Main',
      breadcrumbs: [
        { label: 'Outer', href: null },
        { label: 'Inner', href: '/docs/category/inner' },
      ],
      items: [
        { label: 'b', href: '/docs/b', description: 'About b.' },
        { label: 'Deep', href: '/docs/c', description: '' },
      ],
    },
  ]);
});

test('what leads nowhere is not listed, and a category without an address has no page', () => {
  const index = { title: 'All', description: '' };
  const notes = category('Notes', null, [markup('<hr>')]);
  const sidebars = new Map([['Main', [category('A', '/docs/a', [markup('<b>New</b>'), notes, doc('b')], index)]]]);
  expect(categoryPages(sidebars, new Map()).map(({ items }) => items)).toEqual([
    [{ label: 'b', href: '/docs/b', description: '' }],
  ]);
  expect(categoryPages(new Map([['Main', [category('A', null, [doc('b')], index)]]]), new Map())).toEqual([]);
});
