import { expect, test, vi } from 'vitest';
import { entryKey, replaceAddress, shortenHistoryKeys, withShortKey } from './history-keys';

test('a key of the router becomes one of six letters and digits', () => {
  const keys = Array.from({ length: 50 }, () => withShortKey({ key: '1763717000000' }));
  for (const state of keys) expect(state).toEqual({ key: expect.stringMatching(/^[a-z\d]{6}$/) as string });
  expect(new Set(keys.map((state) => JSON.stringify(state))).size).toBe(50);
});

test('what else the state holds stays, and so does a short key', () => {
  expect(withShortKey({ key: 'abc123', from: '/docs' })).toEqual({ key: 'abc123', from: '/docs' });
  expect(withShortKey({ key: '1763717000000', from: '/docs' })).toMatchObject({ from: '/docs' });
});

test.each([null, undefined, 'state', 7, {}, { key: 1763717000000 }])(
  'a state without such a key stays: %j',
  (state) => {
    expect(withShortKey(state)).toBe(state);
  },
);

test('entries are written with short keys, whichever way', () => {
  const written: unknown[] = [];
  const write = (...call: unknown[]): number => written.push(call);
  const history = { pushState: write, replaceState: write } as unknown as History;
  shortenHistoryKeys(history);
  history.pushState({ key: '1763717000000' }, '', '/a');
  history.replaceState({ key: '1763717000001' }, '', '/b');
  const state = { key: expect.stringMatching(/^.{6}$/) as string };
  expect(written).toEqual([
    [state, '', '/a'],
    [state, '', '/b'],
  ]);
});

test('an entry of the browser gets a key, which stays, beside what its state holds', () => {
  const history = {
    state: { from: '/docs' } as unknown,
    replaceState(state: unknown) {
      this.state = state;
    },
  };
  const key = entryKey(history as unknown as History);
  expect(key).toMatch(/^[a-z\d]{6}$/);
  expect(history.state).toEqual({ from: '/docs', key });
  expect(entryKey(history as unknown as History)).toBe(key);
});

test('an entry whose address changes stays the same entry', () => {
  const state = { key: 'abc123' };
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state, replaceState });
  replaceAddress('/a?q=b');
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(state, '', '/a?q=b');
});
