import { describe, expect, test } from 'vitest';
import { searchRows } from '../../../test/samples/sample-index';
import type { SampleRow } from '../../../test/samples/sample-index';
import { kindOf } from './rank';

describe('where the words stand decides', () => {
  test('title before heading before keywords before content', () => {
    const rows: SampleRow[] = [
      { path: '/content', title: 'One', text: 'The webhook is here.' },
      { path: '/keyword', title: 'Two', keywords: 'webhook', text: 'Other words are here.' },
      { path: '/heading', heading: 'Webhook', text: 'Other words are here.' },
      { path: '/title', title: 'Webhook', text: 'Other words are here.' },
    ];
    const { paths, hits } = searchRows(rows, 'webhook');
    expect(paths).toEqual(['/title', '/heading', '/keyword', '/content']);
    expect(hits.map(kindOf)).toEqual(['title', 'heading', 'keywords', 'content']);
  });

  test('a name in code before the same word in the text', () => {
    const rows: SampleRow[] = [
      { path: '/text', title: 'One', text: 'A webhook.' },
      { path: '/code', title: 'Two', code: 'webhook' },
    ];
    expect(searchRows(rows, 'webhook').paths).toEqual(['/code', '/text']);
  });

  test('the whole word before words that begin with it', () => {
    const rows: SampleRow[] = [
      { path: '/longer', title: 'Lighting' },
      { path: '/exact', title: 'Lightbulb light' },
    ];
    expect(searchRows(rows, 'light').paths[0]).toBe('/exact');
  });

  test('the whole name before its parts in a title', () => {
    const rows: SampleRow[] = [
      { path: '/parts', title: 'Setup of an entry', text: 'Async setup of an entry.' },
      { path: '/name', title: 'Lifecycle', code: 'async_setup_entry' },
    ];
    expect(searchRows(rows, 'async_setup_entry').paths[0]).toBe('/name');
  });
});

describe('posts', () => {
  const page = { path: '/docs/webhook', title: 'Webhook' };
  const post = (year: number, base = '/blog'): SampleRow => ({
    path: `${base}/${year}/05/01/webhook`,
    context: 'blog',
    title: 'Webhook',
  });

  test('a reference page stands before a post that fits as well', () => {
    expect(searchRows([post(2025), page], 'webhook').paths).toEqual([page.path, post(2025).path]);
  });

  test('a new post stands before an old one', () => {
    expect(searchRows([post(2020), post(2025)], 'webhook').paths).toEqual([post(2025).path, post(2020).path]);
  });

  test('what is a post and how old it is does not depend on the base paths of the site', () => {
    const handbook = { path: '/handbook/webhook', title: 'Webhook' };
    const [old, recent] = [post(2020, '/news'), post(2025, '/news')];
    expect(searchRows([old, recent, handbook], 'webhook').paths).toEqual([handbook.path, recent.path, old.path]);
  });

  test('a post of this spring stands before one of last winter', () => {
    const of = (date: string): SampleRow => ({ path: `/blog/${date}/01/webhook`, context: 'blog', title: 'Webhook' });
    const dates = ['2024/02', '2025/05', '2024/12', '2025/01', '2023/11'];
    const best = ['2025/05', '2025/01', '2024/12', '2024/02', '2023/11'];
    expect(searchRows(dates.map(of), 'webhook').paths).toEqual(best.map((date) => of(date).path));
  });

  test('a post loses little by half a year, and more by several', () => {
    const scores = ['2025/06', '2024/12', '2023/06'].map(
      (date) =>
        searchRows([{ path: `/blog/${date}/01/webhook`, context: 'blog', title: 'Webhook' }], 'webhook').hits[0]
          ?.score ?? 0,
    );
    const [now = 0, half = 0, two = 0] = scores;
    expect(half / now).toBeCloseTo(0.96 ** 0.5, 5);
    expect(two / now).toBeCloseTo(0.96 ** 2, 5);
  });

  test('a post whose address has no date is a post of today', () => {
    const undated: SampleRow = { path: '/blog/webhook', context: 'blog', title: 'Webhook' };
    expect(searchRows([post(2020), undated, page], 'webhook').paths).toEqual([
      page.path,
      undated.path,
      post(2020).path,
    ]);
  });

  test('a heading in a post that is the query, word for word, says no more than another', () => {
    const rows: SampleRow[] = [
      { path: '/blog/2025/05/01/news', context: 'blog', heading: 'State classes', text: 'New state classes.' },
      {
        path: '/docs/sensor',
        heading: 'Available classes',
        text: 'State classes, state classes and state classes of one sensor.',
      },
    ];
    expect(searchRows(rows, 'state classes').paths[0]).toBe('/docs/sensor');
  });

  test('a post that fits better stands before a reference page', () => {
    const rows: SampleRow[] = [{ path: '/docs/other', title: 'Other', text: 'A webhook somewhere in it.' }, post(2025)];
    expect(searchRows(rows, 'webhook').paths[0]).toBe(post(2025).path);
  });

  test('a post stands before a reference page that fits as well, when the query asks for news', () => {
    expect(searchRows([page, post(2025)], 'webhook changes').paths[0]).toBe(post(2025).path);
  });

  test('a post is not taken for a mention because one of several words is a key of some table', () => {
    const rows: SampleRow[] = [
      { path: '/docs/keys', title: 'Keys', keywords: 'range', text: 'The range of icons.' },
      { path: '/blog/2025/05/01/icons', context: 'blog', title: 'Range of icons' },
    ];
    expect(searchRows(rows, 'range icons').paths[0]).toBe('/blog/2025/05/01/icons');
  });

  test('a post dated ahead is not raised above its worth', () => {
    const [first] = searchRows([post(2045), page], 'webhook', new Date('2025-06-01T00:00:00Z')).paths;
    expect(first).toBe(page.path);
  });
});

test('what a release changes of something stands behind the pages about it', () => {
  const rows: SampleRow[] = [
    { path: '/docs/releases/2025-6', heading: 'Sensor', text: 'Changes of the sensor.' },
    { path: '/docs/sensors', heading: 'Sensor', text: 'A sensor of an app, and more about it.' },
  ];
  expect(searchRows(rows, 'sensor').paths).toEqual(['/docs/sensors', '/docs/releases/2025-6']);
});

test('a mistyped word finds what titles have, however short the stem is that the index has of it', () => {
  const rows: SampleRow[] = [{ path: '/a', title: 'The coordinator' }];
  expect(searchRows(rows, 'coordnator').paths).toEqual(['/a']);
  expect(searchRows(rows, 'cordnetor').paths).toEqual([]);
});

describe('all words before some', () => {
  test('a page with all words stands before one that has some of them in its title', () => {
    const rows: SampleRow[] = [
      { path: '/some', title: 'Webhook', heading: '' },
      { path: '/all', title: 'Other', text: 'A webhook that has a token in it.' },
    ];
    expect(searchRows(rows, 'webhook token').paths).toEqual(['/all', '/some']);
  });

  test('a page with all words in different sections stands before one that has one of them in its title', () => {
    const rows: SampleRow[] = [
      { path: '/some', title: 'Webhook' },
      { path: '/all', title: 'Other' },
      { path: '/all#one', text: 'A webhook among many other words that stand here.' },
      { path: '/all#two', text: 'A token among many other words that stand here.' },
    ];
    expect(searchRows(rows, 'webhook token').paths.at(-1)).toBe('/some');
  });

  test('a section with all words in its text stands before one of the same page with one of them in its heading', () => {
    const rows: SampleRow[] = [
      { path: '/page', title: 'Other' },
      { path: '/page#one', heading: 'Webhook' },
      { path: '/page#all', text: 'A webhook with a token.' },
    ];
    expect(searchRows(rows, 'webhook token').paths).toEqual(['/page#all', '/page#one']);
  });

  test('a section whose titles have all words stands before one with a word in its title and the other in its text', () => {
    const rows: SampleRow[] = [
      { path: '/mentions', title: 'Authentication API', text: 'A websocket websocket websocket.' },
      { path: '/about', title: 'WebSocket commands' },
      { path: '/about#phase', heading: 'Phase of authentication', text: 'Other words stand here.' },
    ];
    expect(searchRows(rows, 'websocket authentication').paths[0]).toBe('/about#phase');
  });

  test('a section of a page that is called by a word stands before one that has only the other word', () => {
    const rows: SampleRow[] = [
      { path: '/other', title: 'Other' },
      { path: '/other#part', text: 'A token of some kind stands here, and a webhook.' },
      { path: '/webhook', title: 'Webhook' },
      { path: '/webhook#part', text: 'A token of some kind stands here, and a webhook.' },
    ];
    const { paths } = searchRows(rows, 'webhook token');
    expect(paths.indexOf('/webhook#part')).toBeLessThan(paths.indexOf('/other#part'));
  });

  test('words that stand in the title of the page and in the heading together are in the titles', () => {
    const rows: SampleRow[] = [
      { path: '/one', title: 'Webhook' },
      { path: '/one#part', heading: 'Token', text: 'Some words.' },
      { path: '/two', title: 'Other' },
      { path: '/two#part', heading: 'Token', text: 'Some words of a webhook.' },
    ];
    const { paths } = searchRows(rows, 'webhook token');
    expect(paths.indexOf('/one#part')).toBeLessThan(paths.indexOf('/two#part'));
  });

  test('a title that is what was typed, word for word, comes first', () => {
    const rows: SampleRow[] = [
      { path: '/longer', title: 'Device and device classes', text: 'device device' },
      { path: '/exact', title: 'What is a device?' },
    ];
    expect(searchRows(rows, 'what is a device').paths[0]).toBe('/exact');
  });
});

describe('a page that is called what was typed stands first', () => {
  const common: SampleRow[] = ['Rest', 'Conversation', 'Authentication'].map((name) => ({
    path: `/${name}`,
    title: `${name} API`,
  }));

  test('before a section of another page that is called the same', () => {
    const rows: SampleRow[] = [
      ...common,
      { path: '/android', title: 'Android architecture' },
      { path: '/android#websocket', heading: 'WebSocket', text: 'Talks to the websocket over a websocket.' },
      { path: '/api', title: 'WebSocket API' },
    ];
    expect(searchRows(rows, 'websocket').paths[0]).toBe('/api');
  });

  test('and what else its title says counts the less, the more titles say it', () => {
    const rows: SampleRow[] = [
      ...common,
      { path: '/extending', title: 'WebSocket extensions', text: 'websocket' },
      { path: '/api', title: 'WebSocket API' },
    ];
    expect(searchRows(rows, 'websocket').paths[0]).toBe('/api');
  });

  test('and of two pages with as good a title the one that has more to say', () => {
    const rows: SampleRow[] = [
      { path: '/few', title: 'Native sensor' },
      { path: '/few#part', text: 'Other words.' },
      { path: '/many', title: 'Sensor entity' },
      { path: '/many#one', text: 'A sensor.' },
      { path: '/many#two', text: 'Another sensor.' },
    ];
    expect(searchRows(rows, 'sensor').paths[0]).toBe('/many');
  });
});
