import { beforeEach, expect, test, vi } from 'vitest';
import { keepVersionPreference } from './version-preference';

const version = (instance: string, name: string, path: string, isLast = false) => ({
  ...{ instance, name, path, isLast, prefix: isLast ? '' : `${name}:` },
});
const versions = [
  version('default', 'current', '/docs', true),
  version('default', '1.0', '/docs/1.0'),
  version('api', 'current', '/api', true),
  version('api', '2.0', '/api/2.0'),
];
const kept = new Map<string, string>();
const setItem = vi.fn((key: string, value: string) => kept.set(key, value));
beforeEach(() => {
  kept.clear();
  setItem.mockClear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    ...{ setItem, removeItem: (key: string) => kept.delete(key) },
  });
});
const keyOf = (instance: string): string => `docs-preferred-version-${instance}`;

test('the version that a reader opens is kept for each set of docs', () => {
  keepVersionPreference('/docs/1.0/a', versions);
  keepVersionPreference('/api/2.0/a', versions);
  expect(Object.fromEntries(kept)).toEqual({ [keyOf('default')]: '1.0', [keyOf('api')]: '2.0' });
  keepVersionPreference('/docs/a', versions);
  expect(Object.fromEntries(kept)).toEqual({ [keyOf('default')]: 'current', [keyOf('api')]: '2.0' });
});

test('pages of no version change nothing, and nothing is written twice', () => {
  keepVersionPreference('/docs/1.0/a', versions);
  keepVersionPreference('/docs/1.0/b', versions);
  keepVersionPreference('/blog', versions);
  expect(kept.get(keyOf('default'))).toBe('1.0');
  expect(setItem).toHaveBeenCalledTimes(1);
});

test('a version that is no more is forgotten', () => {
  kept.set(keyOf('default'), '0.9');
  keepVersionPreference('/blog', versions);
  expect([...kept]).toEqual([]);
});
