import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FurtherBlog } from './blogs';

const addresses = { blogLists: { archive: 'all', page: 'part' }, blogGroups: { tags: 'topics', authors: 'people' } };
const news: FurtherBlog = { prefix: 'news:', folder: 'blog/news', blogBasePath: '/news', ...addresses };

/** The modules as they are in a build of a tree with another blog, whose folder lies in that of the main one. */
const withFurtherBlog = async () => ({
  ...(await import('./blogs')),
  ...(await import('../pages')),
  ...(await import('../list-pages')),
  ...(await import('../../feeds/blog-feeds')),
});

describe('a further blog', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('TREE_SETTINGS', JSON.stringify({ furtherBlogs: [news], postsPerPage: 3, listPages: true }));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test('has the posts in its folder, at its own address', async () => {
    const { addressOfFile, blogOfFile, mainBlog } = await withFurtherBlog();
    expect(addressOfFile('blog/news/2024-01-02-a.md')).toBe('/news/2024/01/02/a');
    expect(addressOfFile('blog/2024-01-02-a.md')).toBe('/blog/2024/01/02/a');
    expect(blogOfFile('blog/newsletter.md')).toBe(mainBlog);
  });

  test('does what it does not say as usual, not as the main blog', async () => {
    const { blogs } = await withFurtherBlog();
    expect(blogs.map(({ postsPerPage }) => postsPerPage)).toEqual([3, 10]);
  });

  test('has its own lists', async () => {
    const { listPages } = await withFurtherBlog();
    const post = (id: string) => ({
      ...{ kind: 'post', id, path: `/${id}`, title: id, description: '', date: '2024-01-01', tags: ['x'] },
      ...{ frontMatter: {}, draft: false, unlisted: false, authors: ['news:ada'] },
    });
    const data = {
      tags: { 'blog/news': { x: { permalink: 'ex' } } },
      authors: { 'news:ada': { name: 'A', page: 'a' } },
    };
    const words = { tags: '', authors: '', tagged: () => '', by: () => '' };
    expect(listPages([post('blog/news/a.md')], data, words).map(({ path }) => path)).toEqual([
      ...['/news/topics', '/news/topics/ex', '/news/people', '/news/people/a'],
    ]);
  });

  test('has its own feeds', async () => {
    const { blogFeeds, blogs } = await withFurtherBlog();
    expect([...blogFeeds([], [], blogs[1]).keys()]).toEqual(['/news/rss.xml', '/news/atom.xml', '/news/feed.json']);
  });
});
