import { describe, expect, test } from 'vitest';
import { defaultConfig } from '../../../config/site-config';
import type { FurtherBlog } from '../../../config/site-config';
import { blogFeeds } from '../../feeds/blog-feeds';
import { listPages } from '../list-pages';
import { addressOfFile } from '../pages';
import { blogOfFile } from './blogs';

const addresses = { blogLists: { archive: 'all', page: 'part' }, blogGroups: { tags: 'topics', authors: 'people' } };
const news: FurtherBlog = { prefix: 'news:', folder: 'blog/news', blogBasePath: '/news', ...addresses };

const config = defaultConfig({ furtherBlogs: [news], postsPerPage: 3, listPages: true });

describe('a further blog', () => {
  test('has the posts in its folder, at its own address', () => {
    expect(addressOfFile('blog/news/2024-01-02-a.md', config)).toBe('/news/2024/01/02/a');
    expect(addressOfFile('blog/2024-01-02-a.md', config)).toBe('/blog/2024/01/02/a');
    expect(blogOfFile('blog/newsletter.md', config)).toBe(config.blogs[0]);
  });

  test('does what it does not say as usual, not as the main blog', () => {
    expect(config.blogs.map(({ postsPerPage }) => postsPerPage)).toEqual([3, 10]);
  });

  test('has its own lists', () => {
    const post = (id: string) => ({
      ...{ kind: 'post', id, path: `/${id}`, title: id, description: '', date: '2024-01-01', tags: ['x'] },
      ...{ frontMatter: {}, draft: false, unlisted: false, authors: ['news:ada'] },
    });
    const data = {
      tags: { 'blog/news': { x: { permalink: 'ex' } } },
      authors: { 'news:ada': { name: 'A', page: 'a' } },
    };
    const words = { tags: '', authors: '', tagged: () => '', by: () => '' };
    expect(listPages([post('blog/news/a.md')], data, words, config).map(({ path }) => path)).toEqual([
      ...['/news/topics', '/news/topics/ex', '/news/people', '/news/people/a'],
    ]);
  });

  test('has its own feeds', () => {
    expect([...blogFeeds([], [], config.blogs[1] ?? config.blogs[0], config).keys()]).toEqual([
      '/news/rss.xml',
      '/news/atom.xml',
      '/news/feed.json',
    ]);
  });
});
