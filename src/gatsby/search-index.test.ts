import { describe, expect, test } from 'vitest';
import { parseManifest, parseSearchFile } from '../search/index-files';
import { lunrJson } from '../search/split-index';
import { sampleIndex } from '../test/sample-index';
import { deriveGraph } from './content-graph';
import { searchFiles } from './search-index';

const row = (id: string, context: string, more: object = {}) => ({
  id,
  pageId: id,
  order: 0,
  context,
  path: `/${context}/${id}`,
  title: `Title of ${id}`,
  anchor: '',
  heading: '',
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
const index = lunrJson.parse(
  JSON.parse(
    JSON.stringify(
      sampleIndex(
        rows.map(({ path, title }) => ({ path, title })),
        (position) => rows[position]?.id ?? '',
      ),
    ),
  ),
);
const doc = {
  id: 'light',
  path: '/docs/light',
  file: 'docs/light.md',
  title: 'L',
  draft: false,
  unlisted: false,
  outboundLinks: [],
};
const graph = deriveGraph({
  docs: [doc],
  posts: [],
  sidebars: [{ name: 'Core', order: 0, authored: [{ label: 'Entities', items: ['light'] }] }],
});

const { files, manifest } = searchFiles(index, rows, graph, 'current');
const documentsOf = (context: string) => {
  const file = manifest.contexts.find(({ name }) => name === context)?.file ?? '';
  return parseSearchFile(JSON.parse(files.get(file) ?? 'null')).documents;
};

describe('the search files', () => {
  test('are one for docs and one for the blog, as the manifest says', () => {
    expect(parseManifest(JSON.parse(JSON.stringify(manifest))).contexts.map(({ name }) => name)).toEqual([
      'docs',
      'blog',
    ]);
    expect([...files.keys()]).toEqual(manifest.contexts.map(({ file }) => file));
  });

  test('hold the rows of their part, by page and then in the order of the page', () => {
    expect(documentsOf('docs').map(({ u, h }) => `${u}#${h}`)).toEqual([
      '/docs/alone#',
      '/docs/light#',
      '/docs/light#use',
    ]);
    expect(documentsOf('blog').map(({ t }) => t)).toEqual(['Title of news']);
  });

  test('say where a page stands: its sidebar and the categories above it', () => {
    expect(documentsOf('docs').map(({ b }) => b)).toEqual([[], ['Core', 'Entities'], ['Core', 'Entities']]);
  });

  test('have other names when, and only when, their content is other', () => {
    const names = (changed: readonly object[]) => [...searchFiles(index, changed, graph, 'current').files.keys()];
    const [docs, blog] = [...files.keys()];
    expect(names([...rows].reverse())).toEqual([docs, blog]);
    const renamed = names(rows.map((one) => (one.context === 'blog' ? { ...one, title: 'New title' } : one)));
    expect(renamed[0]).toBe(docs);
    expect(renamed[1]).not.toBe(blog);
  });

  test('have names that may be kept forever', () => {
    for (const file of files.keys()) expect(file).toMatch(/^\/search-index\/current-(docs|blog)-[0-9a-f]{12}\.json$/);
  });
});
