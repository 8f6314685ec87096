import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../../test/fake-storage';
import { fakeHooks } from '../../../../test/fake-hooks';
import { parseRecent, withRecent } from './use-recent';

describe('a query', () => {
  test.each([
    [[], 'light', ['light']],
    [['a', 'b'], 'light', ['light', 'a', 'b']],
    [['a', 'Light on', 'b'], ' light   on ', ['light on', 'a', 'b']],
    [['1', '2', '3', '4', '5'], '6', ['6', '1', '2', '3', '4']],
    [['a'], '  ', ['a']],
    [['a'], 'x'.repeat(101), ['a']],
  ])('after %j: %j', (recent, query, expected) => {
    expect(withRecent(recent, query)).toEqual(expected);
  });
});

test.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a",7,null,""]', ['a']],
  ['{"a":1}', []],
  ['["a","",2,"b","c","d","e","f"]', ['a', 'b', 'c', 'd', 'e']],
  ['[broken', []],
  [JSON.stringify(['1', '2', '3', '4', '5', '6']), ['1', '2', '3', '4', '5']],
])('kept as %j', (text, expected) => {
  expect(parseRecent(text)).toEqual(expected);
});

describe('what was done on this device', () => {
  let kept = new Map<string, string>();
  beforeEach(() => {
    kept = fakeStorage();
    kept.set('recent-searches', '["fan"]');
    kept.set('recent-pages', '[{"path":"/a","title":"A"}]');
  });
  afterEach(() => {
    vi.doUnmock('react');
    vi.resetModules();
  });

  test('is offered, with what other tabs add, until the reader takes it away', async () => {
    const hooks = fakeHooks();
    vi.resetModules();
    vi.doMock('react', () => hooks.react);
    const { rememberSearch, useRecent } = await import('./use-recent');
    const show = () => hooks.render(useRecent);
    expect(show()).toMatchObject({ searches: ['fan'], pages: [{ path: '/a', title: 'A' }] });
    rememberSearch(' light  on ');
    expect(show().searches).toEqual(['fan']);
    show().refresh();
    expect(show().searches).toEqual(['light on', 'fan']);
    show().clear();
    expect(show()).toMatchObject({ searches: [], pages: [] });
    show().refresh();
    expect(show()).toMatchObject({ searches: [], pages: [] });
  });
});
