import { describe, expect, test } from 'vitest';
import { searchRows } from '../test/sample-index';

describe('where the words stand decides', () => {
  test('title before heading before keywords before content', () => {
    const rows = [
      { path: '/content', title: 'One', text: 'The webhook is here.' },
      { path: '/keyword', title: 'Two', keywords: 'webhook', text: 'Other words are here.' },
      { path: '/heading', heading: 'Webhook', text: 'Other words are here.' },
      { path: '/title', title: 'Webhook', text: 'Other words are here.' },
    ];
    const { paths, hits } = searchRows(rows, 'webhook');
    expect(paths).toEqual(['/title', '/heading', '/keyword', '/content']);
    expect(hits.map(({ kind }) => kind)).toEqual(['title', 'heading', 'keywords', 'content']);
  });

  test('a name in code before the same word in the text', () => {
    const rows = [
      { path: '/text', title: 'One', text: 'A webhook.' },
      { path: '/code', title: 'Two', code: 'webhook' },
    ];
    expect(searchRows(rows, 'webhook').paths).toEqual(['/code', '/text']);
  });

  test('the whole word before words that begin with it', () => {
    const rows = [
      { path: '/longer', title: 'Lighting' },
      { path: '/exact', title: 'Lightbulb light' },
    ];
    expect(searchRows(rows, 'light').paths[0]).toBe('/exact');
  });

  test('the whole name before its parts in a title', () => {
    const rows = [
      { path: '/parts', title: 'Setup of an entry', text: 'Async setup of an entry.' },
      { path: '/name', title: 'Lifecycle', code: 'async_setup_entry' },
    ];
    expect(searchRows(rows, 'async_setup_entry').paths[0]).toBe('/name');
  });
});

describe('posts', () => {
  const page = { path: '/docs/webhook', title: 'Webhook' };
  const post = (year: number) => ({ path: `/blog/${year}/05/01/webhook`, title: 'Webhook' });

  test('a reference page stands before a post that fits as well', () => {
    expect(searchRows([post(2025), page], 'webhook').paths).toEqual([page.path, post(2025).path]);
  });

  test('a new post stands before an old one', () => {
    expect(searchRows([post(2020), post(2025)], 'webhook').paths).toEqual([post(2025).path, post(2020).path]);
  });

  test('a post that fits better stands before a reference page', () => {
    const rows = [{ path: '/docs/other', title: 'Other', text: 'A webhook somewhere in it.' }, post(2025)];
    expect(searchRows(rows, 'webhook').paths[0]).toBe(post(2025).path);
  });

  test('a post dated ahead is not raised above its worth', () => {
    const [first] = searchRows([post(2045), page], 'webhook', new Date('2025-06-01T00:00:00Z')).paths;
    expect(first).toBe(page.path);
  });
});
