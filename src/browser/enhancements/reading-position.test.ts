import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeDocument } from '../../../test/fake-document';
import { dismissOffer, followReading, keepReading } from './reading-position';

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

/** What a reader is offered who comes to a page that was left at a heading. */
function offered({ hash = '', top = 0, id = 'é 1' } = {}) {
  const body = fakeDocument();
  const heading = { id: 'é 1', textContent: 'Fetching data' };
  const getElementById = (name: string): unknown => (name === heading.id ? heading : null);
  Object.assign(document, { getElementById, querySelectorAll: () => headings });
  kept = JSON.stringify([{ path: '/long', id }]);
  vi.stubGlobal('scrollY', top);
  for (const pathname of ['/other', '/long']) {
    vi.stubGlobal('location', { pathname, hash });
    followReading();
  }
  return body.all('aside')[0];
}

test('a reader who comes back is offered to go on at the heading that was read last', () => {
  const card = offered();
  expect(card?.attributes['aria-label']).toBe('Continue at “Fetching data”');
  expect(card?.all('a')[0]?.attributes.href).toBe('#%C3%A9%201');
  dismissOffer(Object.assign(new Event('keydown'), { key: 'Tab' }) as KeyboardEvent);
  expect(card?.remove).not.toHaveBeenCalled();
  dismissOffer(Object.assign(new Event('keydown'), { key: 'Escape' }) as KeyboardEvent);
  expect(card?.remove).toHaveBeenCalled();
});

test('the offer goes when the reader follows or closes it, or goes to another page', () => {
  const clicked = offered();
  clicked?.handlers.get('click')?.();
  expect(clicked?.remove).toHaveBeenCalled();
  const left = offered();
  vi.stubGlobal('location', { pathname: '/other', hash: '' });
  followReading();
  expect(left?.remove).toHaveBeenCalled();
});

test('while the offer stands, the place that it leads to is kept; a reader who scrolls past the first window needs none', () => {
  const card = offered();
  const before = kept;
  scroll(500);
  expect(kept).toBe(before);
  scroll(1500);
  expect(card?.remove).toHaveBeenCalled();
});

test.each([
  ['by a link to a section', { hash: '#other' }],
  ['back to a place in it', { top: 1500 }],
  ['and finds the heading gone', { id: 'gone' }],
])('nothing is offered to a reader who comes %s', (_, way) => {
  expect(offered(way)).toBeUndefined();
});
