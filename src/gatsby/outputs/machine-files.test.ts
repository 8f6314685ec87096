import { beforeEach, expect, test } from 'vitest';
import { fakeGatsby } from '../../../test/fake-gatsby';
import { sampleNode, samplePageNodes } from '../../../test/samples/sample-nodes';
import { buildSite, twoVersions } from '../../../test/samples/sample-site';
import { builtTree } from '../built-tree';
import { contentChanged, graphFromNodes } from '../nodes/content-graph';
import { feedFiles, llmsFile, sitemapPages, structuredPages } from './machine-files';

beforeEach(contentChanged);

const sitePage = (path: string) => ({ id: path, path, internal: { type: 'SitePage', contentDigest: '' } });
const day = 'last_update: { date: 2024-02-29 }';
/** The nodes of a doc, under the id and the address that it has as a page of version 1.0. */
const oldDoc = (id: string) =>
  samplePageNodes(`docs/${id}.md`, `title: ${id}`).map((node) => ({
    ...node,
    ...(node.internal.type === 'DocPage' ? { id: `1.0:${id}`, path: `/docs/1.0/${id}` } : { id: `1.0 ${node.id}` }),
  }));

test('the sitemap has every page by address, but not the unlisted and the not-found pages, nor chapters', async () => {
  const { args } = fakeGatsby([
    ...samplePageNodes('docs/b.md', `title: B\n${day}`),
    ...samplePageNodes('docs/hidden.md', `title: H\nunlisted: true\n${day}`),
    ...['x', 'y'].flatMap((id) => samplePageNodes(`docs/${id}.md`, `title: ${id}`)),
    sampleNode({ type: 'Sidebar', id: 'Main', name: 'Main', order: 0, authored: ['b', 'x', 'y'] }),
    ...['/docs/b', '/docs/chapters/main', '/docs/hidden', '/404', '/404.html', '/dev-404-page/', '/404s'].map(sitePage),
  ]);
  expect((await sitemapPages(args)).map(({ address }) => address)).toEqual([
    `${builtTree().config.url}/404s`,
    `${builtTree().config.url}/docs/b`,
  ]);
});

test.each([true, false])(
  'the sitemap says when a page changed (if asked: %s) and where its translations are, and leaves out what has a newer version',
  async (sitemapDates) => {
    const locales = ['en', 'de'].map((code) => ({ code, label: code }));
    buildSite({
      url: 'https://a.dev/kit',
      locales,
      sitemapDates,
      sitemapIgnored: ['/kit/docs/c/**'],
      docSets: twoVersions,
    });
    const { args } = fakeGatsby([
      ...samplePageNodes('docs/b.md', `title: B\n${day}`),
      ...[...oldDoc('b'), ...oldDoc('gone')],
      ...['/docs/c/d', '/docs/b', '/docs/1.0/b', '/docs/1.0/gone'].map(sitePage),
    ]);
    const pages = await sitemapPages(args);
    expect(pages.map(({ address, changed }) => [address, changed])).toEqual([
      ['https://a.dev/kit/docs/1.0/gone', undefined],
      ['https://a.dev/kit/docs/b', sitemapDates ? '2024-02-29' : undefined],
    ]);
    expect(pages[1]?.languages?.map(({ lang, url }) => `${lang} ${url}`)).toEqual(
      expect.arrayContaining(['en https://a.dev/kit/docs/b', 'de https://a.dev/kit/de/docs/b']),
    );
  },
);

test('the day in the front matter counts before the day of the last commit', async () => {
  buildSite({ sitemapDates: true });
  const withCommit = (file: string, front: string) =>
    samplePageNodes(file, front).map((node) => ({ ...node, lastCommit: '2025-05-05' }));
  const { args } = fakeGatsby([
    ...withCommit('docs/a.md', `title: A\n${day}`),
    ...withCommit('docs/b.md', 'title: B'),
    ...['/docs/a', '/docs/b'].map(sitePage),
  ]);
  expect((await sitemapPages(args)).map(({ changed }) => changed)).toEqual(['2024-02-29', '2025-05-05']);
});

const post = (file: string, more = '') => samplePageNodes(file, `title: News\nauthors: [core, gone]\n${more}`);
const site = [
  ...samplePageNodes('docs/b.md', `title: B\n${day}`),
  ...samplePageNodes('docs/a.md', 'title: A'),
  ...samplePageNodes('docs/in.md', 'title: In'),
  ...samplePageNodes('docs/hidden.md', 'title: Hidden\nunlisted: true'),
  ...samplePageNodes('docs/draft.md', 'title: Hidden\ndraft: true'),
  ...oldDoc('old'),
  ...samplePageNodes('src/pages/about.md', 'title: About'),
  ...post('blog/2024-01-02-a.md'),
  ...post('blog/2024-01-03-b.md'),
  ...post('blog/2024-01-04-c.md', 'unlisted: true'),
  sampleNode({ type: 'Author', id: 'author:core', key: 'core', name: 'Core' }),
  sampleNode({ type: 'Sidebar', id: 'Main', name: 'Main', order: 0, authored: [{ label: 'Group', items: ['in'] }] }),
  sampleNode({
    type: 'Navbar',
    id: 'navbar',
    authored: [{ type: 'docSidebar', sidebar: 'Main', label: 'The manual' }],
  }),
];

test('search engines are told what each listed page is, by whom, since when and below what', async () => {
  buildSite({ docSets: twoVersions });
  const { args } = fakeGatsby(site);
  const pages = structuredPages(args, await graphFromNodes(args));
  expect([...pages.keys()].sort()).toEqual([
    ...['/blog/2024/01/02/a', '/blog/2024/01/03/b', '/docs/1.0/old', '/docs/a', '/docs/b', '/docs/in'],
  ]);
  const text = (path: string): string => pages.get(path) ?? '';
  expect(text('/docs/b')).toContain('"dateModified":"2024-02-29"');
  expect(text('/docs/a')).not.toMatch(/dateModified|datePublished/);
  expect(text('/docs/in')).toContain('"name":"Group"');
  expect(text('/blog/2024/01/02/a')).toMatch(/"datePublished":"2024-01-02/);
  expect(text('/blog/2024/01/02/a').match(/"Core"/g)).toHaveLength(1);
});

test('llms.txt lists the newest docs by sidebar and address, then other pages, then posts from the newest on', async () => {
  buildSite({ docSets: twoVersions });
  const { args } = fakeGatsby(site);
  const text = llmsFile(args, await graphFromNodes(args));
  expect(text.match(/^## .*|(?<=\]\(https:\/\/a\.dev)[^)]+\.md/gm)).toEqual([
    ...['## The manual', '/docs/in.md', '## Other pages', '/about.md', '/docs/a.md', '/docs/b.md'],
    ...['## Optional', '/blog/2024/01/03/b.md', '/blog/2024/01/02/a.md'],
  ]);
});

test('each blog has feeds of its posts alone', () => {
  const news = { folder: 'news', prefix: 'news:', blogBasePath: '/news', blogTitle: 'Other' };
  buildSite({ furtherBlogs: [news] });
  const other = post('blog/2024-01-05-d.md').map((node) => ({ ...node, id: `news ${node.id}`, blog: 'news' }));
  const { args } = fakeGatsby([...post('blog/2024-01-02-a.md'), ...other]);
  const feeds = feedFiles(args);
  const days = (address: string): unknown =>
    feeds
      .get(address)?.()
      .match(/\/2024\/01\/\d\d/g)?.[0];
  expect(['/blog/rss.xml', '/news/rss.xml'].map(days)).toEqual(['/2024/01/02', '/2024/01/05']);
});
