import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callHook, fakeGatsby } from '../../../test/fake-gatsby';
import { sampleNode, samplePageNodes } from '../../../test/samples/sample-nodes';
import type { AuthoredItem } from '../../model/navigation/sidebar-items';
import * as recheck from '../develop/recheck';
import { mdxFile } from '../nodes/mdx-sources';
import { buildSite, twoVersions } from '../../../test/samples/sample-site';
import * as filesBesidePages from '../outputs/files-beside-pages';
import { template } from '../pages/page-request';
import * as contentNodes from './create-content-nodes';
import { createPages } from './create-pages';

beforeEach(() => void vi.spyOn(recheck, 'recheckSoon').mockImplementation(() => undefined));

const post = (day: number, more = '') =>
  samplePageNodes(`blog/2024-01-${String(day).padStart(2, '0')}-a.md`, `title: A\nauthors: [core]\n${more}`);

async function pagesOf(nodes: Parameters<typeof fakeGatsby>[0], mode = 'production') {
  vi.stubEnv('NODE_ENV', mode);
  const gatsby = fakeGatsby(nodes);
  await callHook(createPages, gatsby.args);
  return gatsby.pages;
}
const templateOf = (component: string | undefined): string | undefined =>
  component?.replace(/^.*\/src\/templates\//, '');

describe('pages are made', () => {
  test('of each doc and post, by the template of its kind, with its id alone', async () => {
    const pages = await pagesOf([...samplePageNodes('docs/a.md', 'title: A'), ...post(2)]);
    expect(pages.slice(0, 2).map(({ path, component, context }) => [path, templateOf(component), context])).toEqual([
      ['/docs/a', 'doc.tsx', { id: 'a' }],
      ['/blog/2024/01/02/a', 'blog-post.tsx', { id: 'blog/2024-01-02-a.md' }],
    ]);
  });

  test('of what takes the place of a file that is gone', async () => {
    const gatsby = fakeGatsby();
    vi.spyOn(contentNodes, 'updateOtherPages').mockImplementation(({ actions }) => {
      for (const node of samplePageNodes('docs/b.md', 'title: B')) void actions.createNode(node);
    });
    await callHook(createPages, gatsby.args);
    expect(gatsby.pages.map(({ path }) => path)).toContain('/docs/b');
  });

  test('of drafts only while developing', async () => {
    const draft = samplePageNodes('docs/a.md', 'title: A\ndraft: true');
    const paths = async (mode: string) => (await pagesOf(draft, mode)).map(({ path }) => path);
    expect(await paths('production')).not.toContain('/docs/a');
    expect(await paths('development')).toContain('/docs/a');
  });

  test('by gatsby-plugin-mdx once it knows the source', async () => {
    const page = samplePageNodes('docs/run.md', 'title: A', '{[1, 2].map((n) => <b key={n}>{n}</b>)}');
    const source = {
      id: 'source',
      sourceInstanceName: 'mdx-pages',
      absolutePath: mdxFile('docs/run.md'),
      internal: { type: 'File', contentDigest: '' },
    };
    const component = async (nodes: typeof page) => templateOf((await pagesOf(nodes))[0]?.component);
    expect(await component(page)).toBe('doc.tsx');
    expect(await component([...page, source])).toBe(`doc.tsx?__contentFilePath=${mdxFile('docs/run.md')}`);
  });

  test('and one that has another template than before is no page of that any more', async () => {
    const gatsby = fakeGatsby(['a', 'b', 'c'].flatMap((name) => samplePageNodes(`docs/${name}.md`, 'title: A')));
    gatsby.keptPages.set('/docs/a', { component: template('doc') });
    gatsby.keptPages.set('/docs/b', { component: mdxFile('docs/b.md') });
    const lists = { [template('doc')]: new Set(['/docs/a']), [mdxFile('docs/b.md')]: new Set(['/docs/b']) };
    for (const [component, listed] of Object.entries(lists)) gatsby.components.set(component, { pages: listed });
    await callHook(createPages, gatsby.args);
    expect(Object.values(lists).map((listed) => [...listed])).toEqual([['/docs/a'], []]);
  });

  test('of categories that list what is in them', async () => {
    const authored = [{ label: 'More', index: {}, items: ['a'] }];
    const sidebar = sampleNode({ type: 'Sidebar', id: 'Main', name: 'Main', order: 0, authored });
    const pages = await pagesOf([...samplePageNodes('docs/a.md', 'title: A\ndescription: About A.'), sidebar]);
    expect(pages.find(({ path }) => path === '/docs/category/more')?.context).toMatchObject({
      category: { title: 'More', items: [{ label: 'A', href: '/docs/a', description: 'About A.' }] },
    });
  });
});

describe('what pages get', () => {
  const contexts = async (nodes: Parameters<typeof fakeGatsby>[0]) =>
    new Map((await pagesOf(nodes)).map(({ path, context }) => [path, context]));
  const sidebarNode = (name: string, authored: AuthoredItem[]) =>
    sampleNode({ type: 'Sidebar', id: name, name, order: 0, authored });

  test('of docs in several versions: where the others are, which one is the newest, and a sidebar of their version', async () => {
    buildSite({ docSets: twoVersions });
    const old = ['a', 'gone'].map((id) => ({
      ...samplePageNodes(`docs/${id}.md`, `title: ${id}`)[0],
      ...{ id: `1.0:${id}`, path: `/docs/1.0/${id}` },
    }));
    const found = await contexts([
      ...samplePageNodes('docs/a.md', 'title: A'),
      ...samplePageNodes('docs/new.md', 'title: New'),
      ...(old as ReturnType<typeof samplePageNodes>),
      ...[sidebarNode('Main', ['a']), sidebarNode('1.0:Main', ['1.0:a'])],
    ]);
    expect(found.get('/docs/a')).toEqual({ id: 'a', samePages: { '1.0:': '/docs/1.0/a' } });
    expect(found.get('/docs/new')).toEqual({ id: 'new' });
    expect(found.get('/docs/1.0/gone')).toEqual({ id: '1.0:gone' });
    expect(found.get('/docs/1.0/a')).toMatchObject({
      ...{ samePages: { '': '/docs/a' }, canonical: '/docs/a' },
      ownSidebar: { name: '1.0:Main', entries: [{ href: '/docs/1.0/a' }] },
    });
  });

  test.each([true, false])('of tags: where they lead, to a list if there are any (%s)', async (listPages) => {
    buildSite({ listPages });
    const found = await contexts([
      ...samplePageNodes('docs/a.md', 'title: A\ntags: [Two words]'),
      ...samplePageNodes('docs/b.md', 'title: B'),
      ...['c', 'd'].flatMap((id) => samplePageNodes(`docs/${id}.md`, `title: ${id}\ntags: [Both]`)),
      ...post(2, 'tags: [News]'),
    ]);
    const path = listPages ? '/docs/tags/two-words' : '/search?q=Two+words&ctx=docs';
    expect(found.get('/docs/a')).toEqual({ id: 'a', tags: [{ label: 'Two words', path }] });
    expect(found.get('/docs/b')).toEqual({ id: 'b' });
    const tags = listPages ? { tags: [{ label: 'News', path: '/blog/tags/news' }] } : {};
    expect(found.get('/blog/2024/01/02/a')).toEqual({ id: 'blog/2024-01-02-a.md', ...tags });
    const titles = JSON.stringify([...found.values()]).match(/(?<="title":")[^"]* tagged with \\"[^"\\]*/g) ?? [];
    const counted = ['2 docs tagged with "Both', 'One doc tagged with "Two words', 'One post tagged with "News'];
    expect(titles.map((title) => title.replaceAll('\\', '')).sort()).toEqual(listPages ? counted : []);
    expect(found.has('/docs/tags/two-words')).toBe(listPages);
  });

  test.each([true, false])(
    'of links to files: the files, in a tree that was made for Docusaurus (%s)',
    async (foreign) => {
      const publish = vi.spyOn(filesBesidePages, 'publishLinkedFiles').mockResolvedValue();
      buildSite({ foreign });
      await pagesOf([]);
      expect(publish).toHaveBeenCalledTimes(foreign ? 1 : 0);
    },
  );

  test('of another blog: its lists and its latest posts', async () => {
    buildSite({ furtherBlogs: [{ folder: 'news', prefix: 'news:', blogBasePath: '/news', blogTitle: 'Other' }] });
    const own = post(3).map((node) => ({ ...node, id: 'news:1', blog: 'news', file: 'news/a.md', path: '/news/a' }));
    const found = await contexts([...post(2), ...own.slice(0, 1)]);
    expect(found.get('/blog/2024/01/02/a')).toEqual({ id: 'blog/2024-01-02-a.md' });
    const ownBlog = { blogBasePath: '/news', recent: [{ path: '/news/a', title: 'A' }] };
    for (const path of ['/news/a', '/news', '/news/archive']) expect(found.get(path)).toMatchObject({ ownBlog });
    expect(found.get('/blog')).toEqual({ folder: 'blog', page: 1, pages: 1, skip: 0, limit: 10 });
  });

  test('of a site in a further language: that they are not translated', async () => {
    const root = buildSite({}, { 'i18n/de/docs/b.md': '' });
    const origin = { root, locale: 'de', notes: [], sources: {}, folders: {} };
    const locales = ['en', 'de'].map((code) => ({ code, label: code }));
    const nodes = ['a', 'b'].flatMap((id) => samplePageNodes(`docs/${id}.md`, `title: ${id}`));
    buildSite({ url: 'https://a.dev/de', locales, locale: 'de' }, { 'origin.json': JSON.stringify(origin) });
    const found = await contexts(nodes);
    expect([found.get('/docs/a'), found.get('/docs/b')]).toEqual([{ id: 'a', isOriginal: true }, { id: 'b' }]);
  });
});

describe('chapters', () => {
  const docs = ['a', 'b', 'c'].flatMap((id) => samplePageNodes(`docs/${id}.md`, `title: ${id}`));
  const sidebar = (authored: AuthoredItem[]) =>
    sampleNode({ type: 'Sidebar', id: 'Main', name: 'Main', order: 0, authored });
  const navbar = sampleNode({
    ...{ type: 'Navbar', id: 'navbar' },
    authored: [{ type: 'docSidebar', sidebar: 'Main', label: 'The manual' }],
  });
  const chapters = async (nodes: Parameters<typeof fakeGatsby>[0]) =>
    (await pagesOf(nodes)).filter(({ component }) => component.endsWith('chapter.tsx'));

  test('are pages with the ids of their docs and the way to them', async () => {
    const pages = await chapters([...docs, sidebar([{ label: 'More', items: ['b', 'a', 'c'] }])]);
    const chapter = {
      ...{ path: '/docs/chapters/main-more', title: 'More', sidebar: 'Main', page: 1 },
      pages: [{ path: '/docs/chapters/main-more', ids: ['b', 'a', 'c'] }],
      trail: [
        { label: 'More', href: null },
        { label: 'All on one page', href: '/docs/chapters/main-more' },
      ],
    };
    expect(pages.map(({ path, context }) => [path, context])).toEqual([
      [chapter.path, { chapter, ids: ['b', 'a', 'c'], others: [] }],
    ]);
  });

  test('say which part they are of a chapter that is too long for one page', async () => {
    const long = docs.map((node) => ({ ...node, length: 300_000 }));
    const pages = await chapters([...long, sidebar([{ label: 'More', items: ['b', 'a', 'c'] }])]);
    const path = '/docs/chapters/main-more';
    expect(pages.map((page) => [page.path, page.context])).toMatchObject([
      [path, { chapter: { title: 'More, part 1 of 2', page: 1 }, ids: ['b'], others: ['a', 'c'] }],
      [`${path}/2`, { chapter: { title: 'More, part 2 of 2', page: 2 }, ids: ['a', 'c'], others: ['b'] }],
    ]);
    expect(pages[1]?.context).toMatchObject({ chapter: { trail: [{}, { label: 'Part 2 of 2', href: `${path}/2` }] } });
  });

  test('without a title are called what the navbar calls their sidebar, and stand below its first page', async () => {
    const pages = await chapters([...docs, sidebar(['a', 'b', 'c']), navbar]);
    expect(pages[0]?.context).toMatchObject({
      chapter: {
        title: 'The manual',
        trail: [
          { label: 'The manual', href: '/docs/a' },
          { label: 'All on one page', href: '/docs/chapters/main' },
        ],
      },
    });
  });
});

describe('the lists of the blog', () => {
  const lists = async (nodes: Parameters<typeof fakeGatsby>[0]) =>
    (await pagesOf(nodes)).filter(({ component }) => component.endsWith('blog-list.tsx'));

  test('begin a new page after ten posts, unlisted ones and drafts not counted', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => post(index + 1)).flat();
    const hidden = [...post(20, 'unlisted: true'), ...post(21, 'draft: true')];
    expect(await lists([...ten, ...hidden])).toHaveLength(1);
    expect((await lists([...ten, ...post(11)])).map(({ path, context }) => [path, context])).toEqual([
      ['/blog', { folder: 'blog', page: 1, pages: 2, skip: 0, limit: 10 }],
      ['/blog/page/2', { folder: 'blog', page: 2, pages: 2, skip: 10, limit: 10 }],
    ]);
  });

  test('are there without a post, and so is the archive', async () => {
    expect(await lists([])).toHaveLength(1);
    expect((await pagesOf([])).map(({ path }) => path)).toContain('/blog/archive');
  });
});
