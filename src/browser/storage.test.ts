import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../test/fake-storage';
import { followStored, readStored, removeStored, writeStored } from './storage';

afterEach(() => vi.unstubAllGlobals());

const refuse = (): never => {
  throw new Error('denied');
};

test('what is kept is read again, until it is removed', () => {
  const kept = fakeStorage();
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
  const kept = fakeStorage();
  writeStored('tabs', 'yaml');
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: refuse });
  writeStored('tabs', 'ui');
  expect(readStored('tabs')).toBe('ui');
});

test('once there is room again, the choice is kept on the device', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
  writeStored('later', 'a');
  const kept = fakeStorage();
  writeStored('later', 'b');
  expect(kept.get('later')).toBe('b');
  expect(readStored('later')).toBe('b');
});

test('who follows a value hears of changes in this tab and in others, until they stop', () => {
  fakeStorage();
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
