import { mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { docusaurusConfig } from '../config/config-schema';
import { Notes } from '../notes';
import { readPlugins } from '../config/plugins';
import { pluginsOfFolders } from './plugins-of-folders';

const named = (name: string) => Object.defineProperty(() => undefined, 'name', { value: name });

test('each folder has the plugins of its instance, which may be none', () => {
  const config = docusaurusConfig.parse({
    presets: [
      [
        'classic',
        {
          docs: { remarkPlugins: [named('main')] },
          blog: { remarkPlugins: [named('posts')] },
          pages: { remarkPlugins: [] },
        },
      ],
    ],
    plugins: [
      ['content-docs', { id: 'api', path: 'api', remarkPlugins: [named('second')] }],
      ['content-pages', { id: 'more', path: 'more', remarkPlugins: [named('plain')] }],
    ],
  });
  const folders = {
    docSets: [
      { docs: 'default', folder: 'docs' },
      { docs: 'default', folder: 'versioned_docs/version-1' },
      { docs: 'api', folder: 'api' },
    ],
    plainFolders: ['src/pages', 'more'],
  };
  const all = pluginsOfFolders(readPlugins(config, new Notes()), folders, '/nowhere', new Notes());
  expect(Object.fromEntries([...all].map(([folder, plugins]) => [folder, plugins.map(({ name }) => name)]))).toEqual({
    docs: ['main'],
    'versioned_docs/version-1': ['main'],
    api: ['second'],
    blog: ['posts'],
    'src/pages': [],
    more: ['plain'],
  });
});

test('a blog inside the folder of the main one has its plugins where the mounted tree has its posts', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'blogs-'));
  mkdirSync(path.join(root, 'posts/inner'), { recursive: true });
  const config = docusaurusConfig.parse({
    presets: [['classic', { docs: false, blog: { path: 'posts' }, pages: false }]],
    plugins: [['content-blog', { id: 'inner', path: 'posts/inner', remarkPlugins: [named('inside')] }]],
  });
  const folders = { docSets: [], plainFolders: [] };
  const all = pluginsOfFolders(readPlugins(config, new Notes()), folders, root, new Notes());
  expect([...all].map(([folder, plugins]) => [folder, plugins.map(({ name }) => name)])).toEqual([
    ['blog', []],
    ['blog/inner', ['inside']],
  ]);
});
