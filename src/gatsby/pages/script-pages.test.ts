import { realpathSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fakeGatsby } from '../../../test/fake-gatsby';
import { buildSite } from '../../../test/samples/sample-site';
import { scriptPages } from './script-pages';

test('modules of the tree are pages whose component has the properties that the tree has for its code', () => {
  const files = { 'src/pages/team/index.js': 'export default 1;', 'src/pages/about.md': '# About', 'src/other.js': '' };
  const contentDir = buildSite({}, files);
  const file = (relativePath: string, sourceInstanceName = 'content') => ({
    ...{ id: relativePath, sourceInstanceName, relativePath, internal: { type: 'File', contentDigest: '' } },
  });
  const nodes = [...Object.keys(files).map((name) => file(name)), file('src/pages/images.js', 'images')];
  expect(scriptPages(fakeGatsby(nodes).args, (code) => ({ code }))).toEqual([
    {
      path: '/team',
      component: realpathSync(path.join(contentDir, 'src/pages/team/index.js')),
      context: { code: 'export default 1;' },
    },
  ]);
});
