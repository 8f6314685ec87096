import { expect, test } from 'vitest';
import { fakeGatsby } from '../../../test/fake-gatsby';
import { sampleNode, samplePageNodes } from '../../../test/samples/sample-nodes';
import { builtTree } from '../built-tree';
import { contentChanged } from '../nodes/content-graph';
import { sitemapPages } from './machine-files';

const sitePage = (path: string) => ({ id: path, path, internal: { type: 'SitePage', contentDigest: '' } });

test('the sitemap has every page by address, but not the unlisted and the not-found pages, nor chapters', async () => {
  contentChanged();
  const day = 'last_update: { date: 2024-02-29 }';
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
