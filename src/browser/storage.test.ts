import { afterEach, expect, test, vi } from 'vitest';
import { followStored, readStored, removeStored, writeStored } from './storage';

afterEach(() => vi.unstubAllGlobals());

/** Storage that keeps what it is given. */
function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

const refuse = (): never => {
  throw new Error('denied');
};

test('what is kept is read again, until it is removed', () => {
  const kept = stubStorage();
  writeStored('theme', 'dark');
  expect(kept.get('theme')).toBe('dark');
  expect(readStored('theme')).toBe('dark');
  expect(readStored('other')).toBeNull();
  removeStored('theme');
  expect(readStored('theme')).toBeNull();
});

test('denied storage stops nothing; what was chosen lasts for the visit', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored('denied')).toBeNull();
  writeStored('denied', 'dark');
  expect(readStored('denied')).toBe('dark');
  removeStored('denied');
  expect(readStored('denied')).toBeNull();
});

test('with full storage the newest choice counts, not the one that was kept', () => {
  const kept = stubStorage();
  writeStored('tabs', 'yaml');
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: refuse });
  writeStored('tabs', 'ui');
  expect(readStored('tabs')).toBe('ui');
});

test('once there is room again, the choice is kept on the device', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
  writeStored('later', 'a');
  const kept = stubStorage();
  writeStored('later', 'b');
  expect(kept.get('later')).toBe('b');
  expect(readStored('later')).toBe('b');
});

test('who follows a value hears of changes in this tab and in others, until they stop', () => {
  stubStorage();
  const others = new EventTarget();
  vi.stubGlobal('addEventListener', others.addEventListener.bind(others));
  vi.stubGlobal('removeEventListener', others.removeEventListener.bind(others));
  const changeElsewhere = (key: string | null): boolean =>
    others.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const heard = vi.fn();
  const stop = followStored('theme', heard);
  writeStored('theme', 'dark');
  changeElsewhere('theme');
  changeElsewhere(null);
  removeStored('theme');
  expect(heard).toHaveBeenCalledTimes(4);
  writeStored('tabs', 'ui');
  changeElsewhere('tabs');
  stop();
  writeStored('theme', 'light');
  changeElsewhere('theme');
  removeStored('theme');
  expect(heard).toHaveBeenCalledTimes(4);
});
