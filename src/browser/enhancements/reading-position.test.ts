import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followReading, keepReading } from './reading-position';

const headings = [100, 2000, 9000].map((top, index) => ({
  id: `h${index + 1}`,
  getBoundingClientRect: () => ({ top: top - scrollY }),
}));
let kept: string | null = null;

/** A page of this height, in a window of 1,000 pixels, is shown. */
function show(pathname: string, scrollHeight = 10_000): void {
  vi.stubGlobal('location', { pathname, hash: '' });
  vi.stubGlobal('document', { body: { scrollHeight }, getElementById: () => null, querySelectorAll: () => headings });
  followReading();
}
function scroll(to: number): unknown {
  vi.stubGlobal('scrollY', to);
  keepReading();
  return JSON.parse(kept ?? '[]');
}

beforeEach(() => {
  kept = null;
  vi.stubGlobal('innerHeight', 1000);
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) });
});

afterEach(() => vi.unstubAllGlobals());

test('the heading that was read last is kept, and forgotten at the beginning and at the end of the page', () => {
  show('/a');
  expect(scroll(2500)).toEqual([{ path: '/a', id: 'h2' }]);
  expect(scroll(500)).toEqual([]);
  expect(scroll(1200)).toEqual([{ path: '/a', id: 'h1' }]);
  expect(scroll(8500)).toEqual([]);
});

test('of a short page nothing is kept', () => {
  show('/short', 3900);
  expect(scroll(1500)).toEqual([]);
});

test('while another page is on its way, nothing is kept under the path of the one before', () => {
  show('/a');
  vi.stubGlobal('location', { pathname: '/b', hash: '' });
  expect(scroll(2500)).toEqual([]);
  show('/b');
  expect(scroll(2500)).toEqual([{ path: '/b', id: 'h2' }]);
});
