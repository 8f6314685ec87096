import { beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../test/fake-storage';
import { currentSetup, followSetting, keepSetting } from './kept-setup';

beforeEach(() => {
  fakeStorage();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

test('what the reader enters is kept in its clean form', () => {
  keepSetting('release', ' 2025.3.1 ');
  keepSetting('address', 'home.example');
  expect(currentSetup()).toEqual({ release: '2025.3', address: 'http://home.example:8123', token: '' });
});

test.each(['', ' ', 'next'])('%j takes the value away that was kept before', (entered) => {
  keepSetting('release', '2025.3');
  keepSetting('release', entered);
  expect(currentSetup().release).toBe('');
  expect(localStorage.getItem('supported-release')).toBeNull();
});

test('whoever follows a value hears of it, of no other, and of nothing more once that is stopped', () => {
  const heard = vi.fn();
  const stop = followSetting('release', heard);
  keepSetting('release', '2025.3');
  keepSetting('token', 'abc');
  keepSetting('release', '');
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  keepSetting('release', '2025.4');
  expect(heard).toHaveBeenCalledTimes(2);
});
