import { describe, expect, test } from 'vitest';
import { sampleAnswer, samplePage } from '../../../../test/samples/sample-hits';
import { boxRows, goesOn, seeAll, startChoices } from './use-suggestions';

const keys = (pages: Parameters<typeof boxRows>[0], most: number): string[] =>
  boxRows(pages, most).map(({ key }) => key);

test('many pages get a row each', () => {
  expect(keys([samplePage('/a#1', '/a#2'), samplePage('/b#'), samplePage('/c#')], 2)).toEqual(['/a#1', '/b#']);
});

test('few pages show further hits, those of the best page first', () => {
  const pages = [samplePage('/a#1', '/a#2', '/a#3'), samplePage('/b#1', '/b#2')];
  expect(keys(pages, 4)).toEqual(['/a#1', '/a#2', '/a#3', '/b#1']);
  expect(keys(pages, 8)).toEqual(['/a#1', '/a#2', '/a#3', '/b#1', '/b#2']);
});

test('the pages of releases have a row together, and the best page gets their room', () => {
  const releases = [samplePage('/docs/releases/2025-3#'), samplePage('/docs/releases/2024-1#')];
  const pages = [samplePage('/a#1', '/a#2'), ...releases, samplePage('/b#'), samplePage('/docs/releases/2023-1#')];
  expect(keys(pages, 5)).toEqual(['/a#1', '/a#2', '/docs/releases/2025-3#', '/b#']);
});

test('no pages have no rows', () => {
  expect(keys([], 8)).toEqual([]);
});

test('a row goes on with the page above it', () => {
  const rows = boxRows([samplePage('/a#1', '/a#2'), samplePage('/b#')], 8);
  expect(rows.map((_, index) => goesOn(rows, index))).toEqual([false, true, false]);
});

const answer = sampleAnswer({ total: 12, counts: { '': 12, docs: 9, blog: 3 } });
const lines = (path: string, given = answer): string[] =>
  seeAll('light on', given, path).map(({ label, count, href }) => `${label} (${count}) → ${href}`);
const all = 'See all results (12) → /search?q=light+on';

describe('the lines below the suggestions', () => {
  test('lead to all results', () => {
    expect(lines('/')).toEqual([all]);
    expect(lines('/docsy')).toEqual([all]);
  });

  test('lead within and outside of the docs from a doc', () => {
    expect(lines('/docs/core/entity')).toEqual([
      all,
      'See all results within "Docs" (9) → /search?q=light+on&ctx=docs',
      'See all results outside "Docs" (3) → /search?q=light+on&ctx=blog',
    ]);
  });

  test('lead within and outside of the blog from its list', () => {
    expect(lines('/blog').slice(1)).toEqual([
      'See all results within "Blog" (3) → /search?q=light+on&ctx=blog',
      'See all results outside "Blog" (9) → /search?q=light+on&ctx=docs',
    ]);
  });

  test('leave out what has no results or all of them', () => {
    expect(lines('/blog', sampleAnswer({ total: 9, counts: { '': 9, docs: 9 } }))).toHaveLength(1);
    expect(lines('/docs/a', sampleAnswer({ total: 9, counts: { '': 9, docs: 9 } }))).toHaveLength(1);
    expect(lines('/docs/a', sampleAnswer({ total: 0, counts: {} }))).toEqual([]);
  });
});

describe('in a tree with other parts', () => {
  test('the lines are about the docs or the blog around the page', () => {
    const bases = {
      docsBasePath: '/docs',
      blogBasePath: '/blog',
      furtherBases: { docs: ['/api'], blog: ['/docs/changes'] },
    };
    const within = (path: string): string | undefined => seeAll('light on', answer, path, '', bases)[1]?.label;
    expect(within('/api/calls/one')).toBe('See all results within "Docs"');
    expect(within('/docs/changes')).toBe('See all results within "Blog"');
    expect(within('/docs/changed')).toBe('See all results within "Docs"');
    expect(within('/about')).toBeUndefined();
  });

  test('a line counts the results that its link shows', () => {
    const three = sampleAnswer({ total: 14, counts: { '': 14, docs: 9, blog: 3, pages: 2 } });
    expect(lines('/docs/core/entity', three)).toEqual([
      'See all results (14) → /search?q=light+on',
      'See all results within "Docs" (9) → /search?q=light+on&ctx=docs',
      'See all results within "Blog" (3) → /search?q=light+on&ctx=blog',
      'See all results within "Pages" (2) → /search?q=light+on&ctx=pages',
    ]);
    const pages = sampleAnswer({ total: 11, counts: { '': 11, docs: 9, pages: 2 } });
    expect(lines('/docs/core/entity', pages).at(-1)).toBe(
      'See all results outside "Docs" (2) → /search?q=light+on&ctx=pages',
    );
  });
});

describe('before anything is typed', () => {
  const popular = ['/1', '/2', '/3', '/4', '/5', '/6'].map((href) => ({ href, label: href }));
  const offered = (searches: string[], pages: string[], path = '/'): string[] =>
    startChoices({ searches, pages: pages.map((page) => ({ path: page, title: page })) }, popular, path).map(
      ({ kind, href }) => `${kind} ${href}`,
    );

  test('recent searches come first, then the pages that were visited', () => {
    expect(offered(['light'], ['/a', '/b'])).toEqual(['recent /search?q=light', 'visited /a', 'visited /b']);
  });

  test('a reader without visits gets five pages that many read', () => {
    expect(offered([], [])).toEqual(['popular /1', 'popular /2', 'popular /3', 'popular /4', 'popular /5']);
  });

  test('the page that is shown is not offered', () => {
    expect(offered([], ['/a', '/b'], '/a')).toEqual(['visited /b']);
    expect(offered([], ['/1'], '/1')).toEqual(['popular /2', 'popular /3', 'popular /4', 'popular /5', 'popular /6']);
  });
});
