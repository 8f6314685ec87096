import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentPath,
  finishNavigation,
  isLeaving,
  isNavigating,
  startLoading,
  startNavigation,
  stopLoading,
} from './pending-navigation';

let dataset: { loading?: string };
let announcer: { textContent: string } | null;

beforeEach(() => {
  vi.useFakeTimers();
  dataset = {};
  announcer = { textContent: '' };
  vi.stubGlobal('document', { documentElement: { dataset }, getElementById: () => announcer });
});
afterEach(() => {
  stopLoading();
  vi.useRealTimers();
});

test('a page that comes within 200 milliseconds shows and says nothing', () => {
  startLoading(() => undefined);
  vi.advanceTimersByTime(199);
  stopLoading();
  vi.advanceTimersByTime(60_000);
  expect([dataset.loading, announcer?.textContent]).toEqual([undefined, '']);
});

test('from then on the page shows that it loads, and says so, until it has come', () => {
  startLoading(() => undefined);
  vi.advanceTimersByTime(200);
  expect([dataset.loading, announcer?.textContent]).toEqual(['', 'Loading the page']);
  stopLoading();
  expect(dataset.loading).toBeUndefined();
});

test('without an announcer the page only shows it', () => {
  announcer = null;
  startLoading(() => undefined);
  vi.advanceTimersByTime(200);
  expect(dataset.loading).toBe('');
});

test('after ten seconds the wait is over, once', () => {
  const onTimeout = vi.fn();
  startLoading(onTimeout);
  vi.advanceTimersByTime(9_999);
  expect(onTimeout).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onTimeout).toHaveBeenCalledOnce();
});

test('another page takes the place of the first, whose time no longer counts', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  startLoading(first);
  vi.advanceTimersByTime(9_000);
  startLoading(second);
  expect(dataset.loading).toBeUndefined();
  vi.advanceTimersByTime(9_999);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('a navigation ends when its page is shown, not when the one does on which it began', () => {
  const [here, there] = ['here', 'there'].map((name) => ({ href: `https://site/${name}`, pathname: `/${name}` }));
  const state = (): unknown => [currentPath(), isNavigating(), isLeaving()];
  vi.stubGlobal('location', { ...here });
  const { href: target = '' } = there ?? {};
  const signal = startNavigation(target);
  if (here) finishNavigation(here);
  expect(state()).toEqual(['/here', true, true]);
  location.href = target;
  expect(state()).toEqual(['/here', true, false]);
  if (there) finishNavigation(there);
  expect([state(), signal.aborted]).toEqual([['/there', false, false], true]);
  startNavigation(target);
  expect(state()).toEqual(['/there', true, false]);
  // Back to the page on which the first navigation began.
  if (here) startNavigation(here.href);
  if (here) finishNavigation(here);
  location.href = target;
  expect(state()).toEqual(['/here', false, false]);
});
