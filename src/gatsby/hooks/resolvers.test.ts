import { beforeEach, describe, expect, test, vi, afterAll } from 'vitest';
import { callHook, fakeGatsby, resolveField } from '../../../test/fake-gatsby';
import { sampleNode, samplePageNodes, startTree } from '../../../test/samples/sample-nodes';
import { samplePage } from '../../../test/samples/sample-page';
import type { AuthoredItem } from '../../model/navigation/sidebar-items';
import * as compiled from '../nodes/compile-cache';
import { contentChanged } from '../nodes/content-graph';
import type { Context, Resolver } from '../schema/resolver-context';
import { createResolvers, typeDefinitions, svgSize } from './resolvers';
import { Kind, parse } from 'gatsby/graphql';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let fields: Record<string, Record<string, Resolver | undefined>> = {};
beforeEach(async () => {
  startTree('/nowhere');
  contentChanged();
  await callHook(createResolvers, { createResolvers: (given: typeof fields) => void (fields = given) });
});

const sidebar = (authored: AuthoredItem[]) =>
  sampleNode({ type: 'Sidebar', id: 'sidebar:Main', name: 'Main', order: 0, authored });
const docs = ['a', 'b', 'c'].flatMap((id) => samplePageNodes(`docs/${id}.md`, `title: The ${id}`, '[A](/docs/a)'));
const ask = (gatsby: ReturnType<typeof fakeGatsby>, id: string, type: string, field: string, given?: object) =>
  resolveField(fields[type]?.[field], gatsby.store.get(id), gatsby, given);

describe('a doc', () => {
  const gatsby = fakeGatsby([...docs, sidebar([{ label: 'More', items: ['a', 'b'] }])]);
  test.each([
    ['chapterPath', null],
    ['previous', { id: 'a' }],
    ['next', null],
    ['sidebar', { name: 'Main' }],
    ['breadcrumbs', [{ label: 'More', href: null }, { label: 'The b' }]],
    ['inboundLinks', 0],
    ['lastUpdatedBy', null],
    ['entityPlatform', null],
    ['deprecations', []],
  ])('answers %s', async (field, expected) => {
    const answer = await ask(gatsby, 'b', 'DocPage', field);
    if (expected !== null && typeof expected === 'object') expect(answer).toMatchObject(expected);
    else expect(answer).toBe(expected);
  });

  test('has the breadcrumbs of the sidebar that it shows, not of the first that lists it', async () => {
    const first = sampleNode({
      type: 'Sidebar',
      id: 'sidebar:First',
      name: 'First',
      order: 0,
      authored: [{ label: 'Elsewhere', items: ['d'] }],
    });
    const page = samplePageNodes('docs/d.md', 'title: D\ndisplayed_sidebar: Second', 'Text');
    const second = sampleNode({
      type: 'Sidebar',
      id: 'sidebar:Second',
      name: 'Second',
      order: 1,
      authored: [{ label: 'Here', items: ['d'] }],
    });
    expect(await ask(fakeGatsby([...page, first, second]), 'd', 'DocPage', 'breadcrumbs')).toMatchObject([
      { label: 'Here' },
      {},
    ]);
  });

  test('counts the pages that link to it, but not itself', async () => {
    expect(await ask(gatsby, 'a', 'DocPage', 'inboundLinks')).toBe(2);
  });

  test('is a section of its chapter, with links to the others', async () => {
    const other = fakeGatsby([...docs, sidebar(['a', 'b', 'c'])]);
    vi.spyOn(compiled, 'pageOf').mockReturnValue(samplePage('docs/b.md', 'title: The b', '## A part\n\n[A](/docs/a)'));
    expect(await ask(other, 'b', 'DocPage', 'chapterPath')).toBe('/docs/chapters/main');
    const body = JSON.stringify(await ask(other, 'b', 'DocPage', 'chapterBody'));
    expect(body).toContain('<h3 id=\\"docs/b:a-part\\">');
    expect(body).toContain('href=\\"#docs/a\\"');
  });

  test('is asked for its neighbors again when any page changes, even if others have asked before', async () => {
    await ask(gatsby, 'a', 'DocPage', 'next');
    gatsby.tracked.length = 0;
    await ask(gatsby, 'b', 'DocPage', 'next');
    expect(gatsby.tracked).toEqual(expect.arrayContaining(['DocPage', 'BlogPost', 'PlainPage']));
  });

  test('in no sidebar has no neighbors', async () => {
    expect(await ask(gatsby, 'c', 'DocPage', 'previous')).toBeNull();
    expect(await ask(gatsby, 'c', 'DocPage', 'breadcrumbs')).toEqual([]);
  });

  test('says who changed it and when, as its author writes', async () => {
    const written = samplePageNodes('docs/w.md', 'title: W\nlast_update: { date: 2024-02-29, author: Ada }');
    const other = fakeGatsby(written);
    expect(await ask(other, 'w', 'DocPage', 'lastUpdatedBy')).toBe('Ada');
    expect(await ask(other, 'w', 'DocPage', 'lastUpdated')).toMatchObject({ lastUpdated: '2024-02-29' });
  });

  test('with a list of pages gets the entries of its sidebar in its body, at any depth of the body', async () => {
    const source = ['docs/l.md', 'title: L', ':::note\n\n<DocCardList />\n\n:::'] as const;
    vi.spyOn(compiled, 'pageOf').mockReturnValue(samplePage(...source));
    const cards = samplePageNodes(...source);
    const body = JSON.stringify(
      await ask(fakeGatsby([...docs, ...cards, sidebar(['a', 'l'])]), 'l', 'DocPage', 'body'),
    );
    expect(body).toContain('/docs/a');
    expect(body).not.toContain('DocCardList');
  });
});

describe('a sidebar', () => {
  /** A chain of categories, one in the other, with a doc at its end. */
  const nested = (level: number): AuthoredItem =>
    level === 0 ? 'a' : { label: `L${level}`, items: [nested(level - 1)] };
  const gatsby = fakeGatsby([...docs, sidebar([nested(6)])]);

  test('has all its levels, however many there are', async () => {
    const entries = JSON.stringify(await ask(gatsby, 'sidebar:Main', 'Sidebar', 'entries'));
    for (const text of ['L6', 'L5', 'L4', 'L3', 'L2', 'L1', '/docs/a']) expect(entries).toContain(`"${text}"`);
  });

  test('is linked to by its first page', async () => {
    expect(await ask(gatsby, 'sidebar:Main', 'Sidebar', 'link')).toMatchObject({ label: 'The a', path: '/docs/a' });
  });
});

describe('posts', () => {
  const post = (day: string, more = '') =>
    samplePageNodes(`blog/2024-01-${day}-a.md`, `title: A\nauthors: [core]\n${more}`);
  const id = (day: string): string => `blog/2024-01-${day}-a.md`;
  const gatsby = fakeGatsby(['03', '01', '02'].flatMap((day) => post(day)));

  test('know the newer and the older', async () => {
    expect(await ask(gatsby, id('02'), 'BlogPost', 'newer')).toMatchObject({ id: id('03') });
    expect(await ask(gatsby, id('02'), 'BlogPost', 'older')).toMatchObject({ id: id('01') });
    expect(await ask(gatsby, id('03'), 'BlogPost', 'newer')).toBeNull();
  });

  test('has the authors that are known', async () => {
    const resolver = fields.BlogPost?.authors;
    const found = (people: unknown) =>
      resolver?.resolve({}, {}, {} as Context, { originalResolver: () => Promise.resolve(people) });
    expect(await found(null)).toEqual([]);
    expect(await found([null, { name: 'Ada' }])).toEqual([{ name: 'Ada' }]);
  });

  test('that are recent are five at most, the newest first, without drafts and unlisted ones', async () => {
    const many = ['01', '02', '03', '04', '05', '06'].flatMap((day) => post(day));
    const hidden = [...post('08', 'unlisted: true'), ...post('09', 'draft: true')];
    const recent = await ask(fakeGatsby([...many, ...hidden]), '', 'Query', 'recentPosts');
    expect(recent).toMatchObject(['06', '05', '04', '03', '02'].map((day) => ({ id: id(day) })));
    expect(recent).toHaveLength(5);
  });
});

test('names that docs define come by letter, in the order of addresses, without those of hidden docs', async () => {
  const page = (name: string, more = '') => samplePageNodes(`docs/${name}.md`, `title: ${name}${more}`, '## `is_on`');
  const gatsby = fakeGatsby([
    ...page('z'),
    ...page('y'),
    ...page('x', '\nunlisted: true'),
    ...page('w', '\ndraft: true'),
  ]);
  expect(await ask(gatsby, '', 'Query', 'definedNames')).toMatchObject([
    { letter: 'I', entries: [{ name: 'is_on', places: [{ page: 'y' }, { page: 'z' }] }] },
  ]);
});

describe('the version of the docs', () => {
  const draft = samplePageNodes('docs/d.md', 'title: D\ndraft: true');
  const main = sampleNode({
    ...{ type: 'Version', id: 'main', name: 'current', instance: 'default', prefix: '', badge: false, noIndex: false },
    ...{ label: 'Next', isLast: true, banner: '', path: '/docs' },
  });
  const gatsby = fakeGatsby([...docs, ...draft, sidebar([{ label: 'More', items: ['b'] }]), main]);
  const version = (field: string, given?: object) => ask(gatsby, 'main', 'Version', field, given);

  test('lists docs without drafts, and those apart', async () => {
    expect(await version('docs')).toMatchObject([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
    expect(await version('draftIds')).toEqual(['d']);
    expect(await version('mainDocId')).toBe('b');
    expect(await version('mainPath')).toBe('/docs/b');
  });

  test('finds docs, sidebars and categories', async () => {
    expect(await version('doc', { id: 'a' })).toMatchObject({ id: 'a' });
    expect(await version('doc', { id: 'd' })).toBeNull();
    expect(await version('sidebar', { name: 'Main' })).toMatchObject({ name: 'Main' });
    expect(await version('category', { path: '/docs/b' })).toMatchObject({ label: 'More' });
    await expect(version('doc', { id: 'x' })).rejects.toThrow('no doc with the id "x"');
  });
});

test('the navbar links docs and sidebars', async () => {
  const navbar = sampleNode({
    type: 'Navbar',
    id: 'navbar',
    authored: [
      { type: 'doc', label: 'B', doc: 'b' },
      { type: 'docSidebar', label: 'Main', sidebar: 'Main' },
    ],
  });
  expect(await ask(fakeGatsby([...docs, sidebar(['a', 'b']), navbar]), 'navbar', 'Navbar', 'items')).toMatchObject([
    { href: '/docs/b', sidebar: 'Main' },
    { href: '/docs/a', sidebar: 'Main' },
  ]);
});

test('a field asked of a node of another type is an error that names the types', async () => {
  const gatsby = fakeGatsby([sidebar([])]);
  await expect(ask(gatsby, 'sidebar:Main', 'DocPage', 'lastUpdated')).rejects.toThrow('A field of DocPage');
});

const definitions = parse(typeDefinitions.join('\n')).definitions.flatMap((definition) =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.ENUM_TYPE_DEFINITION ? [definition] : [],
);

test.each(definitions.map((definition) => [definition.name.value, definition] as const))(
  '%s and all that it has is described',
  (name, definition) => {
    const parts = definition.kind === Kind.ENUM_TYPE_DEFINITION ? definition.values : definition.fields;
    const silent = [definition, ...(parts ?? [])].filter(({ description }) => !/\w/.test(description?.value ?? ''));
    expect(silent.map((part) => part.name.value)).toEqual([]);
    expect(parts?.length, name).toBeGreaterThan(0);
  },
);

test('every type is looked at', () => {
  expect(definitions.length).toBeGreaterThan(40);
});

const folder = mkdtempSync(path.join(tmpdir(), 'svg-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['its own size', '<svg width="30" height="20" viewBox="0 0 3 2">', { width: 30, height: 20 }],
  ['units', '<svg width="30px" height="20.5px">', { width: 30, height: 20.5 }],
  ['the view box', '<?xml version="1.0"?>\n<svg\n viewBox="0 0 30 20">', { width: 30, height: 20 }],
  ['the view box with commas', '<svg viewBox="0,0,30,20">', { width: 30, height: 20 }],
  ['one size and the view box', '<svg width="60" viewBox="0 0 30 20">', { width: 60, height: 40 }],
  ['relative size and the view box', '<svg width="100%" height="100%" viewBox="0 0 30 20">', { width: 30, height: 20 }],
  ['a line width but no size', '<svg stroke-width="2" viewBox="0 0 30 20">', { width: 30, height: 20 }],
  ['nothing', '<svg xmlns="http://www.w3.org/2000/svg">', null],
])('a vector picture with %s', (_, text, size) => {
  const absolutePath = path.join(folder, 'a.svg');
  writeFileSync(absolutePath, `${text}<rect width="1" height="1"/></svg>`);
  expect(svgSize({ absolutePath, extension: 'svg' })).toEqual(size);
});

test('other pictures are not read', () => {
  expect(svgSize({ absolutePath: path.join(folder, 'missing.png'), extension: 'png' })).toBeNull();
});
