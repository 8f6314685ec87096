import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { callHook, fakeGatsby } from '../../../test/fake-gatsby';
import { writeFiles } from '../../../test/write-files';
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
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  writeFiles(root, { 'site.yml': 'title: A\ndocsBasePath: ""\n' });
  vi.stubEnv('CONTENT_DIR', root);
  const { args } = fakeGatsby();
  await callHook(sourceNodes, args);
  expect(args.getNodesByType('Version')).toMatchObject([{ path: '/' }]);
});
