import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './storage';

afterEach(() => vi.unstubAllGlobals());

test('what is kept is read again', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  writeStored('theme', 'dark');
  expect(readStored('theme')).toBe('dark');
  expect(readStored('other')).toBeNull();
});

test('denied storage counts as empty and stops nothing', () => {
  const denied = (): never => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
  expect(() => writeStored('theme', 'dark')).not.toThrow();
  expect(readStored('theme')).toBeNull();
});
