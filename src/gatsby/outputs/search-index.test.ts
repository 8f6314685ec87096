import { describe, expect, test } from 'vitest';
import { parseExcerpts, parseManifest, parseTitles, unpackRows } from '../../search/index/index-files';
import type { NavbarItem } from '../../model/navigation/navbar';
import { sampleLunrJson } from '../../../test/samples/sample-index';
import { deriveGraph } from '../nodes/content-graph';
import { searchFiles } from './search-index';
import { defaultConfig } from '../../config/site-config';

const sets = defaultConfig().docSets;

const row = (id: string, context: 'docs' | 'blog', more: object = {}) => ({
  id,
  pageId: id,
  order: 0,
  context,
  path: `/${context}/${id}`,
  title: `Title of ${id}`,
  anchor: '',
  heading: '',
  text: `Text of ${id}.`,
  ...more,
});
const rows = [
  row('light', 'docs', {
    order: 1,
    anchor: 'use',
    heading: 'Use',
    pageId: 'light',
    path: '/docs/light',
    id: 'light#use',
  }),
  row('light', 'docs'),
  row('news', 'blog'),
  row('alone', 'docs'),
];
const index = sampleLunrJson(
  rows.map(({ path, title }) => ({ path, title })),
  (position) => rows[position]?.id ?? '',
);
const doc = {
  kind: 'doc' as const,
  id: 'light',
  path: '/docs/light',
  file: 'docs/light.md',
  date: null,
  label: 'L',
  position: null,
  overrides: {},
  draft: false,
  unlisted: false,
  needsMdx: false,
  length: 1,
  outboundLinks: [],
};
const graph = deriveGraph(
  {
    pages: [doc],
    sidebars: [{ name: 'Core', order: 0, authored: [{ label: 'Entities', items: ['light'] }] }],
  },
  defaultConfig(),
);

const navbars: { authored: NavbarItem[] }[] = [
  {
    authored: [
      { type: 'docSidebar', sidebar: 'Core', label: 'The core' },
      { type: 'link', label: 'Blog', to: '/blog' },
    ],
  },
];
const make = (sections: typeof rows) => searchFiles({ index, sections, navbars, graph, sets });
const { files, manifest } = make(rows);
const [docs] = manifest.contexts;
const documentsOf = (context: string) => {
  const file = manifest.contexts.find(({ name }) => name === context)?.titles ?? '';
  return unpackRows(parseTitles(JSON.parse(files.get(file) ?? 'null')).rows);
};

describe('the search files', () => {
  test('are those that the manifest names, for docs and for the blog', () => {
    expect(parseManifest(JSON.parse(JSON.stringify(manifest))).contexts.map(({ name }) => name)).toEqual([
      'docs',
      'blog',
    ]);
    const named = manifest.contexts.flatMap(({ titles, contents, excerpts }) => [titles, contents, ...excerpts]);
    expect([...files.keys()].sort()).toEqual(named.sort());
  });

  test('name the popular pages of the home page, if it has any', () => {
    const popular = [{ label: 'Light', href: '/docs/light' }];
    const source = { index, sections: rows, navbars, graph, sets };
    expect(searchFiles({ ...source, homes: [{ popular }] }).manifest.popular).toEqual(popular);
    expect(searchFiles({ ...source, homes: [{ popular: [] }] }).manifest).toEqual(manifest);
  });

  test('hold the rows of their part, by page and then in the order of the page', () => {
    expect(documentsOf('docs').map(({ u, h }) => `${u}#${h}`)).toEqual([
      '/docs/alone#',
      '/docs/light#',
      '/docs/light#use',
    ]);
    expect(documentsOf('blog').map(({ t }) => t)).toEqual(['Title of news']);
  });

  test('of a large context come in parts, in which pages are whole', () => {
    const cut = searchFiles({ index, sections: rows, navbars, graph, sets, mostRows: 1 });
    const parts = cut.manifest.contexts.map(({ name, titles }) => {
      const { rows: packed } = parseTitles(JSON.parse(cut.files.get(titles) ?? 'null'));
      return [name, ...unpackRows(packed).map(({ u, h }) => `${u}#${h}`)];
    });
    expect(parts).toEqual([
      ['docs', '/docs/alone#'],
      ['docs', '/docs/light#', '/docs/light#use'],
      ['blog', '/blog/news#'],
    ]);
    const terms = cut.manifest.contexts.map(({ titles }) => {
      const { index: lean } = parseTitles(JSON.parse(cut.files.get(titles) ?? 'null'));
      return lean.added.includes('light');
    });
    expect(terms).toEqual([false, true, false]);
  });

  test('say where a page stands: its sidebar and the categories above it', () => {
    expect(documentsOf('docs').map(({ b }) => b)).toEqual([[], ['The core', 'Entities'], ['The core', 'Entities']]);
  });

  test('have other names when, and only when, their content is other', () => {
    const names = (changed: typeof rows) => [...make(changed).files.keys()].sort();
    expect(names([...rows].reverse())).toEqual(names(rows));
    const ofBlog = (name: string): boolean => name.includes('-blog-titles-');
    const renamed = names(rows.map((one) => (one.context === 'blog' ? { ...one, title: 'New title' } : one)));
    expect(renamed.filter((name) => !ofBlog(name))).toEqual(names(rows).filter((name) => !ofBlog(name)));
    expect(renamed.filter(ofBlog)).not.toEqual(names(rows).filter(ofBlog));
  });

  test('say which sidebars can be searched alone, by the labels of the navbar', () => {
    expect(docs?.filters).toEqual([{ name: 'docs.Core', label: 'The core', trail: 'The core' }]);
  });

  test('list the sidebars in the order of the navbar, then the others', () => {
    const sidebars = ['Alone', 'Core', 'Third'].map((name, order) => ({
      name,
      order,
      authored: [name === 'Core' ? 'light' : name === 'Alone' ? 'alone' : 'third'],
    }));
    const pages = ['alone', 'light', 'third'].map((id) => ({ ...doc, id, path: `/docs/${id}` }));
    const authored: NavbarItem[] = ['Third', 'Core'].map((sidebar) => ({
      type: 'docSidebar',
      sidebar,
      label: sidebar,
    }));
    const sections = [...rows, row('third', 'docs')];
    const source = {
      index,
      sections,
      navbars: [{ authored }],
      graph: deriveGraph({ pages, sidebars }, defaultConfig()),
      sets,
      version: '1',
    };
    const [ofDocs] = searchFiles(source).manifest.contexts;
    expect(ofDocs?.filters.map(({ label }) => label)).toEqual(['Third', 'Core', 'Alone']);
  });

  test('hold the texts of the rows, in their order', () => {
    const texts = docs?.excerpts.flatMap((file) => parseExcerpts(JSON.parse(files.get(file) ?? 'null')));
    expect(texts).toEqual(['Text of alone.', 'Text of light.', 'Text of light.']);
  });

  test('have names that may be kept forever', () => {
    for (const file of files.keys())
      expect(file).toMatch(/^\/search-index\/current-(docs|blog)-(titles|contents|texts-\d+)-[0-9a-f]{12}\.json$/);
  });
});

test('each version of the docs has a manifest, which shares the files of what has no versions', () => {
  const set = { docs: 'default', folder: '', label: '', isLast: false, banner: '' } as const;
  const sets = [
    { ...set, prefix: '', version: '2.0', path: '/docs', isLast: true },
    { ...set, prefix: '1.0:', version: '1.0', path: '/docs/1.0' },
    { ...set, prefix: 'api:', docs: 'api', version: 'current', path: '/api', isLast: true },
  ];
  const sections = [
    row('light', 'docs'),
    row('light', 'docs', { id: '1.0:light', pageId: '1.0:light', path: '/docs/1.0/light' }),
    row('call', 'docs', { id: 'api:call', pageId: 'api:call', path: '/api/call' }),
    row('news', 'blog'),
  ];
  const { files, manifests } = searchFiles({ index, sections, navbars: [], graph, sets });
  const pathsOf = (manifest: string) =>
    manifests.get(manifest)?.contexts.map(({ titles }) => {
      const file: unknown = JSON.parse(files.get(titles) ?? '');
      return [...unpackRows(parseTitles(file).rows)].map(({ u }) => u);
    });
  expect([...manifests.keys()]).toEqual(['/search-index/manifest.json', '/search-index/manifest-1.0.json']);
  expect(pathsOf('/search-index/manifest.json')).toEqual([['/docs/light'], ['/api/call'], ['/blog/news']]);
  expect(pathsOf('/search-index/manifest-1.0.json')).toEqual([['/docs/1.0/light'], ['/api/call'], ['/blog/news']]);
  expect([...files.keys()].filter((file) => file.includes('blog-titles'))).toHaveLength(1);
  expect([...files.keys()].filter((file) => file.includes('docs-titles'))).toHaveLength(3);
});
