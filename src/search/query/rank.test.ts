import { describe, expect, test } from 'vitest';
import { sampleCorpus, sampleIndex, searchRows } from '../../../test/samples/sample-index';
import type { SampleRow } from '../../../test/samples/sample-index';
import { boosts } from '../weights';
import { findMatches } from './match';
import type { Match } from './match';
import { kindOf, labelCover } from './rank';

describe('where the words stand decides', () => {
  test('title before heading before keywords before content', () => {
    const rows: SampleRow[] = [
      { path: '/content', title: 'One', text: 'The webhook is here.' },
      { path: '/keyword', title: 'Two', keywords: 'webhook', text: 'Other words are here.' },
      { path: '/other', title: 'Three' },
      { path: '/other#heading', heading: 'Webhook', text: 'Other words are here.' },
      { path: '/title', title: 'Webhook', text: 'Other words are here.' },
    ];
    const { paths, hits } = searchRows(rows, 'webhook');
    expect(paths).toEqual(['/title', '/other#heading', '/keyword', '/content']);
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

  test('a heading in a post that is the query names a part of its news, and gains nothing by it', () => {
    const rows: SampleRow[] = [
      { path: '/blog/2025/05/01/news', context: 'blog', title: 'News' },
      { path: '/blog/2025/05/01/news#part', context: 'blog', heading: 'State class' },
      { path: '/docs/sensor', title: 'Sensor' },
      { path: '/docs/sensor#part', heading: 'State class' },
    ];
    const [section, news] = searchRows(rows, 'state class').hits.map(({ score }) => score);
    expect((section ?? 0) / (news ?? 1)).toBeGreaterThan(3);
  });

  test.each([
    ['docs', true],
    ['blog', false],
  ] as const)('in %s, a title gains by words that stand as they were typed: %s', (context, gains) => {
    const titled = (title: string): SampleRow => ({ path: `/${context}/a`, context, title });
    const [asTyped = 0, turned = 0] = ['State class', 'Class state'].map(
      (title) => searchRows([titled(title)], 'state class').hits[0]?.score ?? 0,
    );
    expect(asTyped > turned).toBe(gains);
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

describe('a title, and the address, say what a page is about', () => {
  test('who types what the address calls a page means that page', () => {
    const rows: SampleRow[] = [
      { path: '/docs/paint', title: 'Reference of each possible color', text: 'Names of what is shown.' },
      { path: '/docs/colors', title: 'Reference of each possible color', text: 'Names of what is shown.' },
    ];
    expect(searchRows(rows, 'colors').paths[0]).toBe('/docs/colors');
  });

  test('a word of the address that the title lacks takes nothing away', () => {
    const rows: SampleRow[] = [
      { path: '/docs/one-of-many-things-light', title: 'Light' },
      { path: '/docs/light-switch', title: 'Light switch' },
    ];
    expect(searchRows(rows, 'light').paths[0]).toBe('/docs/one-of-many-things-light');
  });
});

describe('words that are nowhere but in titles', () => {
  const rows: SampleRow[] = [
    { path: '/docs/help', title: 'Help', heading: '' },
    { path: '/docs/help#how', heading: 'How you can help' },
    { path: '/docs/show', title: 'Show it' },
  ];
  test.each(['how', 'How y', 'how you can'])('the beginning of a question finds what begins with it: %s', (query) => {
    expect(searchRows(rows, query).paths).toEqual(['/docs/help#how']);
  });
  test('a beginning that no title has finds nothing', () => {
    expect(searchRows(rows, 'why').paths).toEqual([]);
  });
});

describe('all words before some', () => {
  test('of pages that are called by none of them, one with all words stands before one with some of them', () => {
    const rows: SampleRow[] = [
      { path: '/some', title: 'One', text: 'A webhook, and the webhook of a webhook.' },
      { path: '/all', title: 'Other', text: 'A webhook that has a token in it.' },
    ];
    expect(searchRows(rows, 'webhook token').paths).toEqual(['/all', '/some']);
  });

  test('what a page is called counts more than a word that it lacks', () => {
    const rows: SampleRow[] = [
      { path: '/called', title: 'Webhook', text: 'Some words.' },
      { path: '/all', title: 'Other', text: 'A webhook among many words that stand here, and a token.' },
    ];
    expect(searchRows(rows, 'webhook token').paths).toEqual(['/called', '/all']);
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

  test('and a long title with the words side by side stands before a heading that is one of them', () => {
    const rows: SampleRow[] = [
      { path: '/types', title: 'types' },
      {
        path: '/types#statement',
        heading: 'Expressions',
        text: 'Expressions, expressions, expressions.',
        code: 'expressions',
      },
      { path: '/do', title: 'plugin-proposal-do-expressions' },
      { path: '/other', title: 'plugin-proposal-of-other-expressions' },
    ];
    expect(searchRows(rows, 'do expressions').paths[0]).toBe('/do');
  });

  test("and keywords of the author's that have all words say as much as the title", () => {
    const rows: SampleRow[] = [
      { path: '/blog/2025/05/01/news', context: 'blog', title: 'News' },
      { path: '/blog/2025/05/01/news#part', context: 'blog', heading: 'Breaking changes' },
      { path: '/docs/calendar', title: 'Deprecation calendar', keywords: 'breaking changes' },
    ];
    expect(searchRows(rows, 'breaking changes').paths[0]).toBe('/docs/calendar');
  });

  test('and keywords that have only one of the words count for no more than what the words add', () => {
    const scoreWith = (keywords: string): number =>
      searchRows([{ path: '/a', title: 'Calendar', keywords, text: 'Breaking changes.' }], 'breaking changes').hits[0]
        ?.score ?? 0;
    const [none = 0, one = 0, both = 0] = ['', 'breaking', 'breaking changes'].map(scoreWith);
    expect(one / none).toBeLessThan(boosts.titleCover);
    expect(both / one).toBeGreaterThan(boosts.titleCover);
  });

  test.each(['stale devices', 'stale-devices', 'Stale_devices'])(
    'and of %s the page that the author calls so for short comes before what says more of it',
    (query) => {
      const rows: SampleRow[] = [
        { path: '/checklist#gold', heading: 'Gold', keywords: 'stale-devices', text: 'Stale devices.' },
        { path: '/registry#stale', heading: 'Stale devices in the registry', text: 'Stale devices.' },
        { path: '/rules/stale-devices', title: 'Devices are removed', keywords: 'stale', text: 'stale-devices' },
      ];
      expect(searchRows(rows, query).paths[0]).toBe('/rules/stale-devices');
    },
  );

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

describe('names', () => {
  test('the section that defines a name stands before those that use it, even in their heading', () => {
    const rows: SampleRow[] = [
      { path: '/uses', title: 'Uses', text: 'update_listener and update_listener and update_listener again.' },
      { path: '/heading', heading: 'Integrations that use update_listener', text: 'Call update_listener.' },
      { path: '/defines', heading: 'Signal', keywords: 'update_listener', text: 'The update_listener is called then.' },
    ];
    expect(searchRows(rows, 'update_listener').paths[0]).toBe('/defines');
    // While it is typed, too.
    expect(searchRows(rows, 'update_listen').paths[0]).toBe('/defines');
  });

  test('of sections that define a name, the one that is called so comes first, however much others say of it', () => {
    const rows: SampleRow[] = [
      { path: '/other', heading: 'Signal', keywords: 'update_listener', text: 'update_listener '.repeat(20) },
      { path: '/called', heading: 'update_listener', keywords: 'update_listener', text: 'A signal.' },
    ];
    const reference: SampleRow[] = [
      { path: '/other', heading: 'Fan update_listener of all', reference: 'update_listener', text: 'update_listener' },
      { path: '/called', heading: 'Update listener', reference: 'update_listener' },
    ];
    for (const all of [rows, reference]) expect(searchRows(all, 'update_listener').paths[0]).toBe('/called');
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

  test('words that spell a name find the page that defines it before a post with the name in its heading', () => {
    const rows: SampleRow[] = [
      { path: '/blog/2025/05/01/news', context: 'blog', heading: 'New `native_value`', text: 'It is new.' },
      { path: '/docs/sensor', title: 'Value of a sensor' },
      { path: '/docs/sensor', heading: 'Properties', reference: 'native_value other', text: 'The native value.' },
    ];
    expect(searchRows(rows, 'native value').paths[0]).toBe('/docs/sensor');
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

  test.each([
    ['OPTIONS of others', 0],
    ['Choices', 3],
  ])('a plain word is no name of the reference where a title has it: %s', (title, strength) => {
    const rows: SampleRow[] = [
      { path: '/docs/select', heading: 'Properties', reference: 'options', text: 'Other words.' },
      { path: '/docs/page', title },
    ];
    expect(searchRows(rows, 'options').hits.find(({ row }) => row === 0)?.strength).toBe(strength);
  });

  test('a post with the name in its heading does not stand before docs that use it', () => {
    const rows: SampleRow[] = [
      { path: '/blog/2025/05/01/news', context: 'blog', heading: 'More in DeviceInfo', text: 'Other words.' },
      { path: '/docs/uses', heading: 'Registration', text: 'Return a DeviceInfo.', code: 'DeviceInfo' },
    ];
    expect(searchRows(rows, 'DeviceInfo').paths[0]).toBe('/docs/uses');
  });

  test('a section that explains a name stands before one with examples, which stays an example without a name', () => {
    const rows: SampleRow[] = [
      { path: '/docs/example', heading: 'Example', text: 'The update_listener is called then.' },
      { path: '/docs/text', heading: 'Signals', text: 'The update_listener is called then.' },
      { path: '/docs/defines', heading: 'Other', keywords: 'update_listener' },
    ];
    expect(searchRows(rows, 'update_listener').paths).toEqual(['/docs/defines', '/docs/text', '/docs/example']);
    expect(searchRows(rows, 'called').paths).toEqual(['/docs/example', '/docs/text']);
  });

  test('of a name that only posts have, a post is as good as it is on any word', () => {
    const rows: SampleRow[] = [
      { path: '/docs/uses', heading: 'Other', text: 'Of some listener that one may update, now and then, or not.' },
      { path: '/blog/2025/05/01/news', context: 'blog', title: 'News', code: 'update_listener' },
    ];
    expect(searchRows(rows, 'update_listener').paths[0]).toBe('/blog/2025/05/01/news');
  });

  test('a title in a post does not keep a plain word from being a name of the reference', () => {
    const rows: SampleRow[] = [
      { path: '/docs/text', heading: 'Options', text: 'options options' },
      { path: '/docs/select', heading: 'Properties', reference: 'choices', text: 'Other words.' },
      { path: '/docs/choose', heading: 'Many choices', text: 'choices choices choices' },
      { path: '/blog/2025/05/01/news', context: 'blog', title: 'Choices' },
    ];
    expect(searchRows(rows, 'choices').paths[0]).toBe('/docs/select');
  });

  test('of several words none is taken for a name of the reference', () => {
    const rows: SampleRow[] = [
      { path: '/docs/select', heading: 'Properties', reference: 'options', text: 'A flow.' },
      { path: '/docs/flow', heading: 'Options flow', text: 'Other words.' },
    ];
    expect(searchRows(rows, 'options flow').paths[0]).toBe('/docs/flow');
  });

  test.each([
    ['MODE', true],
    [' MODE ', true],
    ['Mode', false],
    ['mode', false],
    ['API', false],
  ])('a word in four capitals or more is a name wherever it stands: %j', (query, isName) => {
    const rows: SampleRow[] = [
      { path: '/docs/title', title: 'Mode of the API' },
      { path: '/docs/defines', heading: 'Other', keywords: 'MODE API', text: 'Words.' },
    ];
    expect(searchRows(rows, query).hits.some(({ strength }) => strength > 0)).toBe(isName);
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

describe('words that stand side by side in a name', () => {
  const rows: SampleRow[] = [
    { path: '/docs/words', title: 'Words', text: 'A template for a color. A temp, a config, an entry, not ready.' },
    { path: '/docs/light', title: 'Light', heading: 'Properties', reference: 'color_temp_kelvin' },
    { path: '/docs/failures', title: 'Failures', keywords: 'ConfigEntryNotReady', text: 'Raise it.' },
  ];

  test.each([
    ['color temp', '/docs/light'],
    ['light color temp', '/docs/light'],
    ['color temp kelvin', '/docs/light'],
    ['config entry not ready', '/docs/failures'],
  ])('find it: %s', (query, path) => {
    expect(searchRows(rows, query).paths[0]).toBe(path);
  });

  test('are complete where the name ends or continues with another word, so that longer words count little', () => {
    const beside: SampleRow[] = [
      { path: '/docs/template', title: 'Templates', text: 'A template for a color.' },
      { path: '/docs/light', title: 'Light', heading: 'Properties', reference: 'color_temp_kelvin' },
    ];
    expect(searchRows(beside, 'color temp').paths[0]).toBe('/docs/light');
    expect(searchRows(beside, 'color te').paths[0]).toBe('/docs/template');
  });
});

/** What a query finds, by address; `/a#b` is a section of the page `/a`. */
function matchesOf(rows: readonly SampleRow[], query: string): (path: string) => Match | undefined {
  const { matches } = findMatches(sampleIndex(rows), query, sampleCorpus(rows));
  return (path) => matches.find(({ row }) => rows[row]?.path === path);
}
const scoresOf = (rows: readonly SampleRow[], query: string): ((path: string) => number) => {
  const { hits } = searchRows(rows, query);
  return (path) => hits.find(({ row }) => rows[row]?.path === path)?.score ?? NaN;
};

describe('the score', () => {
  const pages: readonly SampleRow[] = [
    { path: '/named', title: 'Webhook', text: 'Some words.' },
    { path: '/named#part', text: 'A webhook.' },
    { path: '/other', title: 'Other', text: 'A webhook among some words.' },
    { path: '/other#part', text: 'A webhook.' },
  ];

  test('of a section has a share of what the title of its page is worth, if that has a word of the query', () => {
    const matchOf = matchesOf(pages, 'webhook');
    expect(matchOf('/named#part')?.titleScore).toBe(matchOf('/named')?.score);
    expect(matchOf('/named')?.titleScore).toBe(0);
    expect(matchOf('/other#part')?.titleScore).toBe(0);
    const gained = boosts.titleOfPage * (matchOf('/named')?.score ?? NaN);
    const score = scoresOf(pages, 'webhook');
    const expected = 1 + gained / (matchOf('/other#part')?.score ?? NaN);
    const ratio = score('/named#part') / score('/other#part');
    // The page with the title has more to say in other places as well.
    expect(ratio).toBeGreaterThan(expected);
    expect(ratio).toBeLessThan(expected * (1 + 2 * boosts.restOfPage));
  });

  test('falls with the square of the share of the words that are there', () => {
    const score = scoresOf(
      [
        { path: '/all', text: 'webhook token' },
        { path: '/half', text: 'webhook other' },
        { path: '/third', text: 'webhook other' },
      ],
      'webhook token',
    );
    expect(score('/all')).toBeGreaterThan(4 * score('/half'));
  });

  test('rises when the titles have all of several words', () => {
    const rows = [
      { path: '/named', title: 'Webhook token', text: 'Some words.' },
      { path: '/named#part', text: 'A webhook token.' },
      { path: '/other', title: 'Other', text: 'Some words.' },
      { path: '/other#part', text: 'A webhook token.' },
    ];
    const [score, matchOf] = [scoresOf(rows, 'webhook token'), matchesOf(rows, 'webhook token')];
    const { score: own = NaN, titleScore = NaN } = matchOf('/named#part') ?? {};
    // Twice the score, and as much again as the rest of the page says at most.
    const lifted = (2 * (own + boosts.titleOfPage * titleScore)) / own;
    expect(score('/named#part') / score('/other#part')).toBeGreaterThanOrEqual(lifted);
    expect(score('/named#part') / score('/other#part')).toBeLessThan(1.5 * lifted);
  });
});

describe('a row defines', () => {
  const rows: readonly SampleRow[] = [
    { path: '/defines', keywords: 'ConfigEntryNotReady', text: 'Some options.' },
    { path: '/options', reference: 'options', mentions: 'other_name' },
    { path: '/state', keywords: 'state' },
    { path: '/both', reference: 'both_names', mentions: 'both_names' },
  ];

  test.each([
    ['the name that was typed', 'ConfigEntryNotReady', '/defines', 2],
    ['a name that was meant by a misspelling', 'ConfigEntryNotRedy', '/defines', 2],
    ['a name beside a plain word', 'ConfigEntryNotReady options', '/defines', 2],
    ['no plain word beside a name', 'ConfigEntryNotReady options', '/options', 0],
    ['no plain word beside a name that was misspelled', 'ConfigEntryNotRedy options', '/options', 0],
    ['a plain word that stands alone', 'options', '/options', 3],
    ['a name that it also mentions, as strongly as it can', 'both_names', '/both', 3],
    ['a name that it only mentions, most weakly', 'other_name', '/options', 1],
  ])('%s', (_, query, path, strength) => {
    expect(matchesOf(rows, query)(path)?.defines).toBe(strength);
  });
});

test('words of which a page has none and no similar one find nothing, and no page is partial', () => {
  const pages = [{ path: '/a', text: 'light' }];
  expect(findMatches(sampleIndex(pages), 'xylophone quartz', sampleCorpus(pages))).toMatchObject({
    matches: [],
    coverage: 'all',
    unknown: [{ whole: 'xylophone' }, { whole: 'quartz' }],
  });
});

describe('the share of a title that a query says', () => {
  /** Of ten titles, one has each word, but nine have `api`. */
  const typed = new Set(['websocket', 'api', 'device', 'text', 'speech', 'list', 'sensor']);
  const rarityOf = (term: string): number => Math.log(1 + 10 / (term === 'api' ? 9 : 1));
  const cover = (label: string, ...found: string[]): number =>
    labelCover(label, { rarityOf, typed, isFound: (term) => found.includes(term) });

  test('a title that the query says whole is covered, whatever else the query says', () => {
    expect(cover('WebSocket API', 'websocket', 'api', 'other')).toBe(1);
  });

  test('a word that many titles have counts less than one that few have', () => {
    expect(cover('WebSocket API', 'websocket')).toBeGreaterThan(0.7);
    expect(cover('WebSocket API', 'api')).toBeLessThan(0.3);
  });

  test('stop words do not count, parts of names do, and stems stand for words', () => {
    expect(cover('What is a device?', 'devic')).toBe(1);
    expect(cover('Text-to-speech', 'text', 'speech')).toBe(1);
    expect(cover('The to-do list', 'list')).toBe(1);
  });

  test('a title of stop words alone is covered by none', () => {
    expect(cover('How to')).toBe(0);
  });

  test('a word in the form that was typed counts more than in another', () => {
    expect(cover('Sensor', 'sensor')).toBe(1);
    expect(cover('Sensors', 'sensor')).toBeLessThan(0.8);
  });
});

test('what was reported before the oldest release that the reader supports comes after what was reported since', () => {
  const rows: SampleRow[] = [
    { path: '/blog/2024/03/01/old', context: 'blog', title: 'Fan speeds' },
    {
      path: '/blog/2024/11/20/new',
      context: 'blog',
      title: 'Fan speeds',
      text: 'More words, which count less than fewer.',
    },
    { path: '/docs/releases/2024-3', title: 'Fan speeds' },
    { path: '/docs/fan', title: 'Fan', text: 'It has speeds.' },
  ];
  const now = new Date('2025-06-01T00:00:00Z');
  const scores = (release: string): Map<string, number> =>
    new Map(searchRows(rows, 'fan speeds', now, release).hits.map(({ document, score }) => [document.u, score]));
  const [all, since] = [scores(''), scores('2024.12')];
  const factor = (path: string): number => (since.get(path) ?? 0) / (all.get(path) ?? 1);
  expect(rows.map(({ path }) => factor(path))).toEqual([boosts.secondary, 1, boosts.secondary, 1]);
});
