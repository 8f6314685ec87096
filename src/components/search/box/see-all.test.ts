import { describe, expect, test } from 'vitest';
import { sampleAnswer } from '../../../../test/samples/sample-hits';
import { site } from '../../../config/browser-config';
import { seeAll } from './see-all';

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

test('in a tree with several docs and blogs, the lines are about the docs or the blog around the page', () => {
  const config = { ...site, furtherBases: { docs: ['/api'], blog: ['/docs/changes'] } };
  const within = (path: string): string | undefined => seeAll('light on', answer, path, '', config)[1]?.label;
  expect(within('/api/calls/one')).toBe('See all results within "Docs"');
  expect(within('/docs/changes')).toBe('See all results within "Blog"');
  expect(within('/docs/changed')).toBe('See all results within "Docs"');
  expect(within('/about')).toBeUndefined();
});
