import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callHook, fakeGatsby, resolveField } from '../../../test/fake-gatsby';
import { sampleNode, samplePageNodes, startTree } from '../../../test/samples/sample-nodes';
import { samplePage } from '../../../test/samples/sample-page';
import type { AuthoredItem } from '../../model/navigation/sidebar-items';
import * as compiled from '../nodes/compile-cache';
import { contentChanged } from '../nodes/content-graph';
import * as live from '../develop/last-good';
import { setTexts } from '../../i18n/translate';
import { buildSite, twoVersions } from '../../../test/samples/sample-site';
import type { Context, Resolver } from '../schema/resolver-context';
import { createResolvers, createSchemaCustomization, typeDefinitions, svgSize } from './resolvers';
import { Kind, parse } from 'gatsby/graphql';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let fields: Record<string, Record<string, Resolver | undefined>> = {};
const define = () => callHook(createResolvers, { createResolvers: (given: typeof fields) => void (fields = given) });
beforeEach(async () => {
  startTree('/nowhere');
  contentChanged();
  await define();
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

  test('without a day from its author has the day of its last commit', async () => {
    const committed = samplePageNodes('docs/w.md', 'title: W').map((node) => ({ ...node, lastCommit: '2024-03-01' }));
    expect(await ask(fakeGatsby(committed), 'w', 'DocPage', 'lastUpdated')).toMatchObject({
      lastUpdated: '2024-03-01',
    });
  });

  test('has the reference data that names it, and of the deprecations those ahead, the next one first', async () => {
    const deprecation = (removedIn: string, ids: readonly string[], ahead = true) =>
      sampleNode({
        ...{ type: 'Deprecation', id: `deprecation:${removedIn}`, deprecationId: removedIn, path: '/d', title: 'T' },
        ...{ description: '', area: 'core', announced: '2024-01-01', what: ['a'], removedIn, docs: [...ids], ahead },
      });
    const releases: [string, string[], boolean?][] = [
      ['2026.2', ['a', 'b']],
      ['2025.12', ['b']],
      ['2025.1', ['b'], false],
      ['2026.1', ['b']],
      ['2026.3', ['a']],
    ];
    const rule = (id: string, doc: string) =>
      sampleNode({
        ...{ type: 'QualityRule', id: `rule:${id}`, ruleId: id, order: 0, related: [], title: 'T', tier: 'gold', doc },
        ...{ topics: [], description: '', subchecks: [], relatedRules: [] },
      });
    const rules = [rule('one', 'a'), rule('two', 'b')];
    const other = fakeGatsby([...docs, ...releases.map((one) => deprecation(...one)), ...rules]);
    expect(await ask(other, 'b', 'DocPage', 'deprecations')).toMatchObject([
      { removedIn: '2025.12' },
      { removedIn: '2026.1' },
      { removedIn: '2026.2' },
    ]);
    expect(await ask(other, 'b', 'DocPage', 'qualityRule')).toMatchObject({ ruleId: 'two' });
    expect(await ask(other, 'c', 'DocPage', 'qualityRule')).toBeNull();
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
    contentChanged();
    const alone = JSON.stringify(await ask(fakeGatsby(cards), 'l', 'DocPage', 'body'));
    expect(alone).toContain('admonition');
    expect(alone).not.toContain('/docs/');
  });

  test('without such a list does not follow from other pages', async () => {
    vi.spyOn(compiled, 'pageOf').mockReturnValue(samplePage('docs/b.md', 'title: The b', 'Text.'));
    gatsby.tracked.length = 0;
    expect(await ask(gatsby, 'b', 'DocPage', 'body')).toEqual([{ kind: 'html', html: '<p>Text.</p>' }]);
    expect(gatsby.tracked).toEqual([]);
  });

  test('that is a draft has no place yet', async () => {
    const draft = fakeGatsby([...docs, ...samplePageNodes('docs/d.md', 'title: D\ndraft: true'), sidebar(['a', 'd'])]);
    vi.stubEnv('NODE_ENV', 'production');
    for (const field of ['sidebar', 'previous', 'next', 'chapterPath'])
      expect(await ask(draft, 'd', 'DocPage', field)).toBeNull();
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

  test('of another version comes with its pages', async () => {
    buildSite({ docSets: twoVersions });
    const old = sampleNode({ type: 'Sidebar', id: 'sidebar:1.0:Main', name: '1.0:Main', order: 1, authored: [] });
    const both = fakeGatsby([...docs, sidebar(['a']), old]);
    expect(await ask(both, 'sidebar:Main', 'Sidebar', 'isShared')).toBe(true);
    expect(await ask(both, 'sidebar:1.0:Main', 'Sidebar', 'isShared')).toBe(false);
    expect(await ask(both, 'sidebar:Main', 'Sidebar', 'items')).toMatchObject([{ docId: 'a' }]);
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

  test('have their texts where they were compiled', async () => {
    const page = samplePage('blog/2024-01-01-a.md', 'title: A\nauthors: [core]', 'One.\n\n<!-- truncate -->\n\nTwo.');
    vi.spyOn(compiled, 'pageOf').mockReturnValue(page);
    for (const field of ['body', 'excerpt', 'sections'] as const) {
      expect(page[field as 'body'].length).toBeGreaterThan(0);
      expect(await ask(gatsby, id('01'), 'BlogPost', field)).toBe(page[field as 'body']);
    }
  });

  test('know the newer and the older', async () => {
    expect(await ask(gatsby, id('02'), 'BlogPost', 'newer')).toMatchObject({ id: id('03') });
    expect(await ask(gatsby, id('02'), 'BlogPost', 'older')).toMatchObject({ id: id('01') });
    expect(await ask(gatsby, id('03'), 'BlogPost', 'newer')).toBeNull();
    expect(await ask(gatsby, id('01'), 'BlogPost', 'older')).toBeNull();
  });

  test('that are unlisted have no neighbors', async () => {
    const hidden = fakeGatsby([...post('01'), ...post('02', 'unlisted: true'), ...post('03')]);
    for (const field of ['newer', 'older']) expect(await ask(hidden, id('02'), 'BlogPost', field)).toBeNull();
    expect(await ask(hidden, id('03'), 'BlogPost', 'older')).toMatchObject({ id: id('01') });
  });

  test('has the authors that are known', async () => {
    const resolver = fields.BlogPost?.authors;
    const found = (people: unknown) =>
      resolver?.resolve({}, {}, {} as Context, { originalResolver: () => Promise.resolve(people) });
    expect(await found(null)).toEqual([]);
    expect(await found([null, { name: 'Ada' }, undefined])).toEqual([{ name: 'Ada' }]);
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
  const page = (name: string, more = '') =>
    samplePageNodes(`docs/${name}.md`, `title: ${name}${more}`, '## `is_on`\n\nText.');
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

describe('each version', () => {
  const versions = ['', '1.0:'].map((prefix) => ({
    ...{ type: 'Version', id: `version:${prefix}`, name: prefix, instance: 'default', prefix, label: prefix },
    ...{ badge: false, noIndex: false, isLast: prefix === '', banner: '', path: '/docs' },
  })) as Parameters<typeof sampleNode>[0][];
  const old = ['b', 'd'].flatMap((id) => samplePageNodes(`docs/1.0/${id}.md`, `title: Old ${id}`));
  /** Docs of a version have its prefix. */
  const renamed = old.map((node) => ({ ...node, id: node.id.replace(/^1\.0\//, '1.0:') }));
  const oldSidebar = sampleNode({
    ...{ type: 'Sidebar', id: 'sidebar:1.0:Main', name: '1.0:Main', order: 1 },
    authored: [{ label: 'Old', items: ['1.0:d', '1.0:b'] }],
  });
  const nodes = [...docs, ...renamed, sidebar([{ label: 'New', items: ['b'] }]), oldSidebar];
  const gatsby = fakeGatsby([...nodes, ...versions.map(sampleNode)]);
  beforeEach(() => void buildSite({ docSets: twoVersions }));

  test('has its own docs, sidebars and categories', async () => {
    const version = (field: string, given?: object) => ask(gatsby, 'version:1.0:', 'Version', field, given);
    expect(await version('docs')).toMatchObject([{ id: '1.0:b' }, { id: '1.0:d' }]);
    expect(await version('sidebars')).toMatchObject([{ name: '1.0:Main' }]);
    expect(await version('mainDocId')).toBe('1.0:d');
    expect(await version('category', { path: '/docs/1.0/b' })).toMatchObject({ label: 'Old' });
    await expect(version('doc', { id: 'a' })).rejects.toThrow('Valid ids: 1.0:b, 1.0:d');
    expect(await ask(gatsby, 'version:', 'Version', 'mainDocId')).toBe('b');
    expect(await ask(gatsby, 'version:', 'Version', 'docs')).toMatchObject(['a', 'b', 'c'].map((id) => ({ id })));
  });

  test('is in the menu of versions of its docs', async () => {
    const menu = (name: string) => ({ type: 'versions' as const, label: 'V', docs: name, items: [] });
    const navbar = sampleNode({ type: 'Navbar', id: 'navbar', authored: ['default', 'api'].map(menu) });
    const shown = fakeGatsby([...nodes, navbar]);
    expect(await ask(shown, 'navbar', 'Navbar', 'items')).toMatchObject([
      {
        items: [
          { label: '2.0', href: '/docs/b', version: '' },
          { label: '1.0', href: '/docs/1.0/d', version: '1.0:' },
        ],
      },
      { items: [] },
    ]);
  });

  test('without docs has no first page', async () => {
    const empty = fakeGatsby(versions.map(sampleNode));
    expect(await ask(empty, 'version:1.0:', 'Version', 'mainDocId')).toBeNull();
    expect(await ask(empty, 'version:1.0:', 'Version', 'mainPath')).toBeNull();
  });
});

describe('dates in the language of the site', () => {
  const page = samplePageNodes('docs/w.md', 'title: W\nlast_update: { date: 2024-02-09 }');
  const post = samplePageNodes('blog/2024-03-01-a.md', 'title: A\nauthors: [core]');
  const gatsby = fakeGatsby([...page, ...post]);
  afterEach(() => setTexts({}));

  test.each([
    ['D MMMM YYYY', '9. Februar 2024', '1. März 2024'],
    ['D MMMM', '9. Februar', '1. März'],
    ['YYYY-MM-DD', { lastUpdated: '2024-02-09' }, { date: '2024-03-01' }],
    [undefined, { lastUpdated: '2024-02-09' }, { date: '2024-03-01' }],
  ])('as %s', async (formatString, ofDoc, ofPost) => {
    setTexts({ 'dates.language': 'de' });
    await define();
    const given = formatString === undefined ? {} : { formatString };
    const found = [
      await ask(gatsby, 'w', 'DocPage', 'lastUpdated', given),
      await ask(gatsby, 'blog/2024-03-01-a.md', 'BlogPost', 'date', given),
    ];
    if (typeof ofDoc === 'string') expect(found).toEqual([ofDoc, ofPost]);
    else expect(found).toMatchObject([ofDoc, ofPost]);
  });

  test('are left to Gatsby in English, and where there is none', async () => {
    const words = { formatString: 'D MMMM YYYY' };
    expect(await ask(gatsby, 'w', 'DocPage', 'lastUpdated', words)).toMatchObject({ lastUpdated: '2024-02-09' });
    expect(fields.BlogPost?.date).toBeUndefined();
    setTexts({ 'dates.language': 'de' });
    expect(await ask(fakeGatsby(docs), 'a', 'DocPage', 'lastUpdated', words)).toMatchObject({ lastUpdated: null });
  });
});

describe('the navbar', () => {
  const navbar = sampleNode({
    type: 'Navbar',
    id: 'navbar',
    authored: [
      { type: 'doc', label: 'B', doc: 'b' },
      { type: 'docSidebar', label: 'Main', sidebar: 'Main' },
      { type: 'doc', label: 'C', doc: 'c' },
    ],
  });
  const items = (nodes: Parameters<typeof fakeGatsby>[0]) => ask(fakeGatsby(nodes), 'navbar', 'Navbar', 'items');

  test('links docs and sidebars', async () => {
    expect(await items([...docs, sidebar(['a', 'b']), navbar])).toMatchObject([
      { href: '/docs/b', sidebar: 'Main' },
      { href: '/docs/a', sidebar: 'Main' },
      { href: '/docs/c', sidebar: null },
    ]);
  });

  test('without a page for an item stops a build, and shows the others while developing', async () => {
    const some = [...docs.filter(({ id }) => id !== 'b'), navbar];
    const developing = vi.spyOn(live, 'isDeveloping').mockReturnValue(false);
    await expect(items(some)).rejects.toThrow('there is no doc “b”');
    developing.mockReturnValue(true);
    expect(await items(some)).toMatchObject([{ label: 'C' }]);
  });
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

test('Gatsby gets all types', async () => {
  const createTypes = vi.fn();
  await callHook(createSchemaCustomization, { actions: { createTypes } });
  expect(createTypes).toHaveBeenCalledExactlyOnceWith(typeDefinitions);
});

const folder = mkdtempSync(path.join(tmpdir(), 'svg-'));
const anyInfo = { originalResolver: () => undefined };
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['its own size', '<svg width="30" height="20" viewBox="0 0 3 2">', { width: 30, height: 20 }],
  ['units', '<svg width="30px" height="20.5px">', { width: 30, height: 20.5 }],
  ['the view box', '<?xml version="1.0"?>\n<svg\n viewBox="0 0 30 20">', { width: 30, height: 20 }],
  ['the view box with commas', '<svg viewBox="0,0, 30,  20">', { width: 30, height: 20 }],
  ['one size and the view box', '<svg width="60" viewBox="0 0 30 20">', { width: 60, height: 40 }],
  ['the other size and the view box', '<svg height="60" viewBox="0 0 20 30">', { width: 40, height: 60 }],
  ['an empty view box', '<svg width="30" viewBox="0 0 0 20">', null],
  ['a flat view box', '<svg width="30" viewBox="0 0 30 0">', null],
  ['no width', '<svg width="0" height="20">', null],
  ['no height', '<svg width="30" height="0px">', null],
  ['relative size and the view box', '<svg width="100%" height="100%" viewBox="0 0 30 20">', { width: 30, height: 20 }],
  ['a line width but no size', '<svg stroke-width="2" viewBox="0 0 30 20">', { width: 30, height: 20 }],
  ['nothing', '<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['no tag', '', null],
])('a vector picture with %s', (_, text, size) => {
  const absolutePath = path.join(folder, 'a.svg');
  writeFileSync(absolutePath, `${text}<rect width="1" height="1"/></svg>`);
  expect(fields.File?.svgSize?.resolve({ absolutePath, extension: 'svg' }, {}, {} as Context, anyInfo)).toEqual(size);
});

test('other pictures are not read', () => {
  expect(svgSize({ absolutePath: path.join(folder, 'missing.png'), extension: 'png' })).toBeNull();
});
