import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, afterAll } from 'vitest';
import { readStubs, writeStubs } from '../modules/missing-modules';
import type { SidebarItem } from '../../model/navigation/sidebar';
import type { PageNode } from '../../gatsby/nodes/domain-nodes';
import { writeDocsData, writeRecentPosts, modulePropsOf } from './tree-data';
import { defaultConfig } from '../../config/site-config';

const post = (name: string, date: string, unlisted = false): PageNode =>
  ({ kind: 'post', blog: 'blog', path: `/blog/${name}`, title: name, date, draft: false, unlisted }) as PageNode;

const request = (id: string): string =>
  `../../.docusaurus/docusaurus-plugin-content-blog/${id}/blog-post-list-prop-${id}.json`;
const written = (folder: string, id: string): unknown => {
  const text = readFileSync(readStubs(folder).get(request(id)) ?? '', 'utf8');
  return JSON.parse(text.replace(/^module\.exports = (.*);\n$/, '$1'));
};

test('the list of posts that pages import has the newest posts of the blog first, whatever the id of the blog', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'posts-'));
  const asked = ['default', 'news'].map(request);
  writeStubs(folder, asked);
  expect(written(folder, 'news')).toEqual({ title: 'Recent posts', items: [] });
  await writeRecentPosts(
    folder,
    [post('old', '2024-01-01'), post('new', '2025-01-01'), post('secret', '2025-02-01', true)],
    defaultConfig().blogs,
  );
  // A check while developing leaves them as they are.
  writeStubs(folder, asked);
  for (const id of ['default', 'news'])
    expect(written(folder, id)).toEqual({
      title: 'Recent posts',
      items: [
        { title: 'new', permalink: '/blog/new', unlisted: false, date: '2025-01-01' },
        { title: 'old', permalink: '/blog/old', unlisted: false, date: '2024-01-01' },
      ],
    });
});

test('components hear of docs by their own ids: the current version first, each with its main doc and the first pages of its sidebars', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-'));
  const set = (prefix: string, version: string, address: string, more: object) => ({
    ...{ prefix, version, label: version.toUpperCase(), folder: `docs-${version}`, path: address, ...more },
  });
  const { docSets } = defaultConfig({
    docSets: [
      set('', '2.0', '/docs', { badge: true }),
      set('next:', 'current', '/docs/next', { isLast: false, banner: 'unreleased', noIndex: true }),
      set('api:', 'current', '', { docs: 'api' }),
    ],
  });
  const doc = (id: string, address: string, draft = false): PageNode =>
    ({ kind: 'doc', id, path: address, title: id.toUpperCase(), description: 'D', draft }) as PageNode;
  const link = (id: string, address: string): SidebarItem => ({
    ...{ type: 'link', label: id.toUpperCase(), href: address, docId: id, unlisted: false },
  });
  const pages = [
    ...[doc('a', '/docs/a'), doc('intro', '/docs'), doc('draft', '/docs/draft', true)],
    ...[doc('next:a', '/docs/next/a'), doc('api:x', '/x'), post('news', '2025-01-01')],
  ];
  const graph = {
    sidebars: new Map([
      ['Main', [link('a', '/docs/a')]],
      ['Empty', []],
      ['next:Main', [link('next:a', '/docs/next/a')]],
    ]),
    places: new Map([
      ['a', { sidebar: 'Main', previous: null, next: null }],
      ['next:a', { sidebar: 'next:Main', previous: null, next: null }],
    ]),
  };
  await writeDocsData(folder, pages, graph, docSets);
  const about = { description: 'D' };
  expect(createRequire(import.meta.url)(path.join(folder, 'docs.cjs'))).toEqual({
    default: {
      path: '/docs',
      breadcrumbs: true,
      versions: [
        {
          ...{ name: 'current', label: 'CURRENT', isLast: false, banner: 'unreleased', badge: false, noIndex: true },
          ...{ path: '/docs/next', mainDocId: 'a', draftIds: [] },
          docs: [{ id: 'a', title: 'NEXT:A', ...about, path: '/docs/next/a', sidebar: 'Main' }],
          sidebars: { Main: { link: { path: '/docs/next/a', label: 'NEXT:A' } } },
        },
        {
          ...{ name: '2.0', label: '2.0', isLast: true, banner: null, badge: true, noIndex: false },
          ...{ path: '/docs', mainDocId: 'intro', draftIds: [] },
          docs: [
            { id: 'a', title: 'A', ...about, path: '/docs/a', sidebar: 'Main' },
            { id: 'intro', title: 'INTRO', ...about, path: '/docs', sidebar: null },
          ],
          sidebars: { Main: { link: { path: '/docs/a', label: 'A' } } },
        },
      ],
    },
    api: {
      path: '/',
      breadcrumbs: true,
      versions: [
        {
          ...{ name: 'current', label: 'CURRENT', isLast: true, banner: null, badge: false, noIndex: false },
          ...{ path: '/', mainDocId: 'x', draftIds: [], sidebars: {} },
          docs: [{ id: 'x', title: 'API:X', ...about, path: '/x', sidebar: null }],
        },
      ],
    },
  });
});

const root = mkdtempSync(path.join(tmpdir(), 'script-pages-'));
const pages = {
  asks: 'export default function Page({ config }) { return config.title; }',
  hands: 'export default function Page(all) { return <Inner {...all} />; }',
  passed: "export { default } from '../components/Home';",
  named: "export { Home as default } from '../components/Home';",
  imported:
    "import React, { memo } from 'react';\nimport {\n  Home as Start,\n} from '../components/Home';\nexport default memo(Start);",
  listed: "import Home from '../components/Home';\nexport { Home as default };",
  broken: "import Home from '../components/Home'\nimport { memo } from 'react'\nexport default memo(\n  Home,\n)\n",
  typed: "import type { ReactNode } from 'react';\nexport default function Page(): ReactNode { return null; }",
  wrapped: "import React from 'react';\nconst Page = () => null;\nexport default React.memo(Page);",
  draws: "import Home from './Home';\nexport default () => <Home />;",
  none: "import siteConfig from './own';\nexport default function Page() { return siteConfig; }",
};

writeFileSync(path.join(root, 'config.json'), '{"title":"Tree"}');
afterAll(() => rmSync(root, { recursive: true }));

const config = { title: 'Tree' };

test.each([
  ['asks', { config }],
  ['hands', { config }],
  ['passed', { config }],
  ['named', { config }],
  ['imported', { config }],
  ['listed', { config }],
  ['broken', { config }],
  ['typed', {}],
  ['wrapped', {}],
  ['draws', {}],
  ['none', {}],
] as const)('only pages that may read the configuration have it in their data: %s', (name, props) => {
  expect(modulePropsOf(root)(pages[name])).toEqual(props);
});
