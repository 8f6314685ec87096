import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepScrollPositions, readPositions, scrollForRoute, writePositions } from './scroll';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('positions come back as they were kept', () => {
  expect(readPositions()).toEqual([]);
  writePositions(new Map([['abc123', 1500.5]]));
  expect(readPositions()).toEqual([['abc123', 1500.5]]);
});

test('the latest fifty are kept', () => {
  writePositions(new Map(Array.from({ length: 60 }, (_, index) => [`key${index}`, index])));
  expect(readPositions().map(([, top]) => top)).toEqual(Array.from({ length: 50 }, (_, index) => index + 10));
});

test.each(['{', 'null', '7', '{"abc123":"far"}'])('what another program left does no harm: %s', (text) => {
  kept.set('scroll', text);
  expect(readPositions()).toEqual([]);
});

test('storage that is denied or full does no harm', () => {
  const denied = (): never => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied });
  expect(readPositions()).toEqual([]);
  expect(() => writePositions(new Map([['abc123', 1]]))).not.toThrow();
});

/** Where the page is scrolled to when a new entry of the history is shown. */
function scrolledTo(from: string, to: string): unknown {
  const scroll = vi.fn<(x: number, y: number) => void>();
  vi.stubGlobal('history', { state: { key: `${from} ${to}` } });
  vi.stubGlobal('scrollY', 700);
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal('document', {
    getElementById: (id: string) => ({ closest: () => null, scrollIntoView: () => scroll(0, id.length) }),
  });
  scrollForRoute({ location: new URL(to, 'https://a.example'), prevLocation: new URL(from, 'https://a.example') });
  return scroll.mock.lastCall?.[1];
}

test('a filter that writes itself into the query moves nothing, with a hash or without', () => {
  expect(scrolledTo('/list', '/list?tier=gold')).toBeUndefined();
  expect(scrolledTo('/list?tier=gold#rules', '/list#rules')).toBeUndefined();
});

test('another page begins at its top or its section', () => {
  expect(scrolledTo('/list?tier=gold', '/other')).toBe(0);
  expect(scrolledTo('/list', '/other?tier=gold#rules')).toBe(5);
  expect(scrolledTo('/list#rules', '/list#top')).toBe(3);
});

test('a page that grows returns to the place that the reader left, until the reader scrolls', () => {
  const handlers = new Map<string, () => void>();
  const body = { scrollHeight: 1000 };
  const scrollTo = (_x: number, y: number): void => void vi.stubGlobal('scrollY', y);
  const isScrolled = (y: number): void => {
    scrollTo(0, y);
    handlers.get('scroll')?.();
  };
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('document', { body, readyState: 'complete' });
  vi.stubGlobal('history', { state: { key: 'left' } });
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
  vi.stubGlobal('addEventListener', (type: string, handler: () => void) => handlers.set(type, handler));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn<() => void>();
    },
  );
  writePositions(new Map([['left', 700]]));
  keepScrollPositions();
  const location = new URL('/list', 'https://a.example');
  scrollForRoute({ location, prevLocation: location });
  expect(scrollY).toBe(700);
  body.scrollHeight = 1200;
  isScrolled(650);
  expect(scrollY).toBe(700);
  isScrolled(300);
  expect(scrollY).toBe(300);
});
