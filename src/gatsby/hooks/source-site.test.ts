import { expect, test } from 'vitest';
import { callHook, fakeGatsby } from '../../../test/fake-gatsby';
import { buildSite, twoVersions } from '../../../test/samples/sample-site';
import { sourceNodes } from './source-site';

test('the version of the docs and the tools of the build are nodes, the same in every run', async () => {
  const gatsby = fakeGatsby();
  await callHook(sourceNodes, gatsby.args);
  const last = gatsby.args.getNodesByType('Version').filter(({ isLast }) => isLast);
  expect(last).toMatchObject([{ name: 'current', path: '/docs' }]);
  const [tools] = gatsby.args.getNodesByType('SiteMetadata');
  expect(tools?.generatorVersion).toMatch(/^5\.\d+\.\d+$/);
  expect(tools?.plugins).toContainEqual({
    name: 'gatsby-plugin-mdx',
    version: expect.stringMatching(/^5\./) as unknown,
  });
  // It is the generator, and no plugin of itself.
  expect(tools?.plugins).not.toContainEqual(expect.objectContaining({ name: 'gatsby' }));
  const again = fakeGatsby();
  await callHook(sourceNodes, again.args);
  expect(again.store).toEqual(gatsby.store);
});

test('docs at the root of the site have its address', async () => {
  buildSite({ docsBasePath: '' });
  const { args } = fakeGatsby();
  await callHook(sourceNodes, args);
  expect(args.getNodesByType('Version')).toMatchObject([{ path: '/' }]);
});

test('each version of each docs is a node, with what its pages say of it', async () => {
  const api = { ...twoVersions[1], docs: 'api', path: '/api/1.0', prefix: 'api:', folder: 'api', badge: true };
  buildSite({ docSets: [...twoVersions, { ...api, banner: 'unmaintained', noIndex: true }] });
  const { args } = fakeGatsby();
  await callHook(sourceNodes, args);
  const quiet = { badge: false, noIndex: false };
  expect(args.getNodesByType('Version')).toMatchObject([
    { ...quiet, name: '2.0', instance: 'default', prefix: '', label: '2.0', path: '/docs', isLast: true },
    { ...quiet, name: '1.0', instance: 'default', prefix: '1.0:', label: '1.0', path: '/docs/1.0', isLast: false },
    { name: '1.0', instance: 'api', path: '/api/1.0', banner: 'unmaintained', badge: true, noIndex: true },
  ]);
  expect(new Set(args.getNodesByType('Version').map(({ id }) => id)).size).toBe(3);
});
