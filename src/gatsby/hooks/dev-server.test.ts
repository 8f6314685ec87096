import { beforeEach, expect, test, vi } from 'vitest';
import { parseManifest } from '../../search/index/index-files';
import { callHook, fakeGatsby, fakeServer } from '../../../test/fake-gatsby';
import { sampleNode, samplePageNodes } from '../../../test/samples/sample-nodes';
import { contentChanged } from '../nodes/content-graph';
import * as math from '../outputs/math-files';
import { onCreateDevServer } from './dev-server';

const server = fakeServer();
const gatsby = fakeGatsby([
  sampleNode({ type: 'Redirect', id: 'redirect:/old/*', from: '/old/*', to: '/docs/:splat' }),
  sampleNode({ type: 'Redirect', id: 'redirect:/_old/*', from: '/_old/*', to: '/docs/:splat' }),
  // Gatsby has such a node for each page.
  { id: 'SitePage /old/kept', internal: { type: 'SitePage', contentDigest: '1' } },
  ...samplePageNodes('docs/a.md', 'title: A', 'Words.'),
  ...samplePageNodes('docs/draft.md', 'title: Draft\ndraft: true'),
  ...samplePageNodes('blog/2024-01-02-a.md', 'title: News\nauthors: [core]'),
]);
beforeEach(async () => {
  contentChanged();
  await callHook(onCreateDevServer, { ...gatsby.args, app: server.app });
});

test('the feeds are served from the current nodes', async () => {
  const feed = await server.ask('/blog/rss.xml');
  expect(feed?.type).toBe('.xml');
  expect(feed?.body).toContain('News');
  expect(await server.ask('/other.xml')).toBeUndefined();
});

test('the Markdown of a page is served, and nothing for other addresses', async () => {
  expect(await server.ask('/docs/b.md')).toBeUndefined();
  // Nobody has compiled the page of this test.
  await expect(server.ask('/docs/a.md')).rejects.toThrow('docs/a.md');
  await expect(server.ask('/docs/draft.md')).rejects.toThrow('docs/draft.md');
});

test('the style sheets of formulas are served', async () => {
  vi.spyOn(math, 'mathFiles').mockResolvedValue(new Map([['/math/a.css', 'i { top: 0 }']]));
  expect(await server.ask('/math/a.css')).toMatchObject({ status: 200, type: 'text/css', body: 'i { top: 0 }' });
  expect(await server.ask('/math/gone.css')).toBeUndefined();
  vi.mocked(math.mathFiles).mockRejectedValue(new Error('broken'));
  await expect(server.ask('/math/a.css')).rejects.toThrow('broken');
});

test('the search files are made of the current nodes, and again after a change', async () => {
  const manifest = await server.ask('/search-index/manifest.json');
  const { contexts } = parseManifest(JSON.parse(manifest?.body ?? ''));
  expect(contexts.map(({ name }) => name)).toEqual(['docs', 'blog']);
  const titles = contexts[0]?.titles ?? '';
  expect((await server.ask(titles))?.body).toContain('/docs/a');
  expect(await server.ask('/search-index/gone.json')).toMatchObject({ status: 404 });
  samplePageNodes('docs/new.md', 'title: New').forEach(gatsby.args.actions.createNode);
  expect((await server.ask('/search-index/manifest.json'))?.body).toContain(titles);
  contentChanged();
  expect((await server.ask('/search-index/manifest.json'))?.body).not.toContain(titles);
});

test('an address that has moved leads on, as it does on hosts', async () => {
  expect(await server.ask('/old/a/')).toMatchObject({ status: 302, body: '/docs/a' });
  expect(await server.ask('/old/a', '?q=x')).toMatchObject({ status: 302, body: '/docs/a?q=x' });
  // A page comes first.
  expect(await server.ask('/old/kept')).toBeUndefined();
  // Gatsby's own addresses do not move, and neither do others.
  expect(await server.ask('/_old/a')).toBeUndefined();
  expect(await server.ask('/older/a')).toBeUndefined();
});
