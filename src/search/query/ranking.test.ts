import { describe, expect, test } from 'vitest';
import { searchRows } from '../../test/sample-index';
import type { SampleRow } from '../../test/sample-index';
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

  test('a post whose address has no date is a post of today', () => {
    const undated: SampleRow = { path: '/blog/webhook', context: 'blog', title: 'Webhook' };
    expect(searchRows([post(2020), undated, page], 'webhook').paths).toEqual([
      page.path,
      undated.path,
      post(2020).path,
    ]);
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

describe('names', () => {
  test('the section that defines a name stands before those that use it, even in their heading', () => {
    const rows: SampleRow[] = [
      { path: '/uses', title: 'Uses', text: 'update_listener and update_listener and update_listener again.' },
      { path: '/heading', heading: 'Integrations that use update_listener', text: 'Call update_listener.' },
      { path: '/defines', heading: 'Signal', keywords: 'update_listener', text: 'The update_listener is called then.' },
    ];
    expect(searchRows(rows, 'update_listener').paths[0]).toBe('/defines');
  });

  test('the page that defines a name stands before a newer post with the name in its heading', () => {
    const rows: SampleRow[] = [
      {
        path: '/blog/2025/05/01/news',
        context: 'blog',
        heading: 'Changes of async_remove_entry',
        keywords: 'async_remove_entry',
      },
      { path: '/docs/entries', heading: 'Removal', keywords: 'async_remove_entry' },
    ];
    expect(searchRows(rows, 'async_remove_entry').paths[0]).toBe('/docs/entries');
  });

  test('the reference before a text before a sample, whatever their headings say', () => {
    const rows: SampleRow[] = [
      { path: '/docs/sample', heading: 'Example for is_on', mentions: 'is_on', text: 'is_on is_on is_on' },
      { path: '/docs/text', heading: 'Changes of is_on', keywords: 'is_on', text: 'is_on is_on' },
      {
        path: '/docs/reference',
        heading: 'Properties',
        reference: 'is_on current_mode other_mode',
        text: 'Long text.',
      },
      { path: '/blog/2025/05/01/news', context: 'blog', title: 'is_on', keywords: 'is_on' },
    ];
    const order = ['/docs/reference', '/docs/text', '/docs/sample', '/blog/2025/05/01/news'];
    expect(searchRows(rows, 'is_on').paths).toEqual(order);
    expect(searchRows(rows, '_attr_is_on').paths[0]).toBe('/docs/reference');
  });

  test('a heading that is the name in words defines it', () => {
    const rows: SampleRow[] = [
      { path: '/docs/uses', heading: 'Example', code: 'iot_class', mentions: 'iot_class', text: 'iot_class' },
      { path: '/docs/manifest', heading: 'IoT class', text: 'How it talks to the cloud.' },
    ];
    expect(searchRows(rows, 'iot_class').paths[0]).toBe('/docs/manifest');
  });

  test('the last name of a dotted one is not that name', () => {
    const rows: SampleRow[] = [
      { path: '/docs/registry', heading: 'area_registry.async_update', keywords: 'area_registry.async_update' },
      { path: '/docs/entity', heading: 'Polling', keywords: 'async_update' },
    ];
    expect(searchRows(rows, 'async_update').paths[0]).toBe('/docs/entity');
  });

  test('a plain word is a name where the reference defines it and no title has it, or in capitals', () => {
    const rows: SampleRow[] = [
      { path: '/docs/options', heading: 'Setting options', text: 'options options options' },
      { path: '/docs/select', heading: 'Properties', reference: 'options', text: 'Other words.' },
    ];
    expect(searchRows(rows, 'options').paths[0]).toBe('/docs/select');
    const titled: SampleRow[] = [...rows, { path: '/docs/page', title: 'Options' }];
    expect(searchRows(titled, 'options').paths[0]).toBe('/docs/page');
    expect(searchRows([...rows, { path: '/docs/page', title: 'Options flow' }], 'OPTIONS').paths[0]).toBe(
      '/docs/select',
    );
  });

  test('a post with the name in its heading does not stand before docs that use it', () => {
    const rows: SampleRow[] = [
      { path: '/blog/2025/05/01/news', context: 'blog', heading: 'More in DeviceInfo', text: 'Other words.' },
      { path: '/docs/uses', heading: 'Registration', text: 'Return a DeviceInfo.', code: 'DeviceInfo' },
    ];
    expect(searchRows(rows, 'DeviceInfo').paths[0]).toBe('/docs/uses');
  });

  test('a name with a letter wrong leads to the section that defines it', () => {
    const rows: SampleRow[] = [
      { path: '/uses', heading: 'Example', code: 'ConfigEntryNotReady', text: 'Ready.' },
      {
        path: '/defines',
        heading: 'Failures',
        keywords: 'ConfigEntryNotReady',
        text: 'What to do then, and why it is so.',
      },
    ];
    expect(searchRows(rows, 'ConfigEntryNotRedy').paths[0]).toBe('/defines');
  });

  test.each(['NotReady', 'entrynot', 'configentry'])('any piece of a name finds it: %s', (piece) => {
    const rows: SampleRow[] = [
      { path: '/other', title: 'Other' },
      { path: '/failures', code: 'ConfigEntryNotReady' },
    ];
    expect(searchRows(rows, piece).paths[0]).toBe('/failures');
  });
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
      { path: '/mentions', title: 'Authentication API authentication', text: 'A websocket websocket websocket.' },
      {
        path: '/about',
        title: 'WebSocket commands',
        heading: 'Phase of authentication',
        text: 'Other words stand here.',
      },
    ];
    expect(searchRows(rows, 'websocket authentication').paths[0]).toBe('/about');
  });

  test('a title that is what was typed, word for word, comes first', () => {
    const rows: SampleRow[] = [
      { path: '/longer', title: 'Device and device classes', text: 'device device' },
      { path: '/exact', title: 'What is a device?' },
    ];
    expect(searchRows(rows, 'what is a device').paths[0]).toBe('/exact');
  });
});
