import { describe, expect, test } from 'vitest';
import { defaultConfig } from '../../config/site-config';
import { contentChanged, contentGraph as contentGraphOf, deriveGraph as deriveGraphOf } from './content-graph';
import type { GraphNodes } from './content-graph';

const deriveGraph = (nodes: GraphNodes, withDrafts = false) => deriveGraphOf(nodes, defaultConfig(), withDrafts);
const contentGraph = (load: () => Promise<GraphNodes>) => contentGraphOf(load, defaultConfig());

const doc = (id: string, more: object = {}) => ({
  kind: 'doc' as const,
  id,
  path: `/docs/${id}`,
  file: `docs/${id}.md`,
  label: `The ${id}`,
  date: null,
  position: null,
  overrides: {},
  draft: false,
  unlisted: false,
  needsMdx: false,
  length: 1,
  outboundLinks: [],
  ...more,
});
const post = (date: string, more: object = {}) => ({
  kind: 'post' as const,
  blog: 'blog',
  id: `blog/${date}.md`,
  path: `/blog/${date}`,
  file: `blog/${date}.md`,
  date,
  draft: false,
  unlisted: false,
  needsMdx: false,
  length: 1,
  outboundLinks: [],
  ...more,
});
const empty = { pages: [], sidebars: [] };

describe('sidebars', () => {
  const graph = deriveGraph({
    pages: [doc('start'), doc('guide'), doc('alone')],
    sidebars: [
      { name: 'Second', order: 1, authored: ['guide'] },
      { name: 'First', order: 0, authored: ['start'] },
    ],
  });

  test('stand in the order of the file, whatever order their nodes come in', () => {
    expect([...graph.sidebars.keys()]).toEqual(['First', 'Second']);
  });

  test('show the label of each doc', () => {
    expect(graph.sidebars.get('First')?.map(({ label }) => label)).toEqual(['The start']);
  });

  test('have drafts only while authors write', () => {
    const nodes = {
      pages: [doc('start'), { ...doc('soon'), draft: true }],
      sidebars: [{ name: 'First', order: 0, authored: ['start', 'soon'] }],
    };
    const linked = (withDrafts: boolean) =>
      deriveGraph(nodes, withDrafts)
        .sidebars.get('First')
        ?.map(({ href }) => href);
    expect(linked(false)).toEqual(['/docs/start']);
    expect(linked(true)).toEqual(['/docs/start', '/docs/soon']);
  });

  test('give each doc its place; a doc in none has no place', () => {
    expect(graph.places.get('guide')?.sidebar).toBe('Second');
    expect(graph.places.has('alone')).toBe(false);
  });

  test('do not lead from the end of one to the beginning of the next', () => {
    expect(graph.places.get('start')).toMatchObject({ previous: null, next: null });
  });
});

describe('posts', () => {
  const around = (pages: readonly ReturnType<typeof post>[], id: string) => {
    const { newer, older } = deriveGraph({ ...empty, pages }).posts.get(id) ?? {};
    return [newer?.path, older?.path];
  };

  test('follow each other by date, whatever order their nodes come in', () => {
    const posts = [post('2024-01-02'), post('2024-03-01'), post('2024-01-01')];
    expect(around(posts, 'blog/2024-01-02.md')).toEqual(['/blog/2024-03-01', '/blog/2024-01-01']);
  });

  test('of one day follow each other by address', () => {
    const posts = [post('2024-01-01', { id: 'b', path: '/blog/b' }), post('2024-01-01', { id: 'a', path: '/blog/a' })];
    expect(around(posts, 'a')).toEqual([undefined, '/blog/b']);
  });

  test('that are drafts or unlisted are nobody’s neighbor', () => {
    const posts = [
      post('2024-01-01'),
      post('2024-01-02', { draft: true }),
      post('2024-01-03', { unlisted: true }),
      post('2024-01-04'),
    ];
    expect(around(posts, 'blog/2024-01-01.md')).toEqual(['/blog/2024-01-04', undefined]);
    expect(around(posts, 'blog/2024-01-03.md')).toEqual([undefined, undefined]);
  });
});

describe('links to a page', () => {
  test('are counted once for each other page, however they are written', () => {
    const { inbound } = deriveGraph({
      ...empty,
      pages: [
        doc('start', { outboundLinks: ['#top', '/docs/start'] }),
        doc('guide', { outboundLinks: ['start', '/docs/start/', '/docs/start#top'] }),
        doc('other', { outboundLinks: ['/docs/start', 'https://example.org/docs/start'] }),
        post('2024-01-01', { outboundLinks: ['/docs/start'] }),
      ],
    });
    expect(inbound.get('/docs/start')).toBe(3);
  });
});

describe('the graph of the current nodes', () => {
  test('is derived once, and again after a change', async () => {
    let loads = 0;
    const load = () => {
      loads += 1;
      return Promise.resolve(empty);
    };
    contentChanged();
    await Promise.all([contentGraph(load), contentGraph(load)]);
    expect(loads).toBe(1);
    contentChanged();
    await contentGraph(load);
    expect(loads).toBe(2);
  });
});
