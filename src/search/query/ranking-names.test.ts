import { describe, expect, test } from 'vitest';
import { searchRows } from '../../../test/samples/sample-index';
import type { SampleRow } from '../../../test/samples/sample-index';

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
      { path: '/blog/2025/05/01/news', context: 'blog', heading: 'native_value', text: 'It is new.' },
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
