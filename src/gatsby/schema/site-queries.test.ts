import { describe, expect, test } from 'vitest';
import { siteQueries } from './site-queries';
import type { Context } from './resolver-context';

/** What a resolver gets from Gatsby, with these nodes of every type. */
const contextOf = (nodes: readonly object[]): Context =>
  ({ nodeModel: { findAll: () => Promise.resolve({ entries: nodes }) } }) as unknown as Context;

const post = (date: string, more: object = {}): object => ({
  internal: { type: 'BlogPost' },
  blog: 'blog',
  path: `/blog/${date}`,
  date,
  draft: false,
  unlisted: false,
  ...more,
});

describe('the recent posts', () => {
  test('are the newest first, without drafts and those that are unlisted', async () => {
    const posts = [
      post('2024-01-01'),
      post('2024-01-04', { unlisted: true }),
      post('2024-01-02'),
      post('2024-01-03', { draft: true }),
    ];
    const recent = await siteQueries.recentPosts.resolve(undefined, undefined, contextOf(posts));
    expect(recent).toMatchObject([{ date: '2024-01-02' }, { date: '2024-01-01' }]);
  });
});

test('docs by their ids come in that order, and no list of all docs is asked for', () => {
  const getNodeById = ({ id }: { readonly id: string }): object => ({ id });
  const context = { nodeModel: { getNodeById } } as unknown as Context;
  expect(siteQueries.docsOf.resolve(undefined, { ids: ['b', 'a'] }, context)).toEqual([{ id: 'b' }, { id: 'a' }]);
});
