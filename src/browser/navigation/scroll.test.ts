import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPositions, scrollForRoute, writePositions } from './scroll';

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
function scrolledTo(from: string | null, to: string): unknown {
  const scroll = vi.fn<(x: number, y: number) => void>();
  const styled: string[] = [];
  vi.stubGlobal('history', { state: { key: `${from} ${to}` } });
  vi.stubGlobal('scrollY', 700);
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal('document', {
    getElementById: (id: string) =>
      id === 'nowhere'
        ? null
        : {
            closest: () => ({ style: { setProperty: (...style: string[]) => styled.push(style.join()) } }),
            scrollIntoView: () => scroll(0, id.length + 100 * styled.length),
          },
  });
  const location = new URL(to, 'https://a.example');
  vi.stubGlobal('window', { location });
  scrollForRoute({ location, prevLocation: from === null ? null : new URL(from, 'https://a.example') });
  return scroll.mock.lastCall?.[1];
}

test('a filter that writes itself into the query moves nothing, with a hash or without', () => {
  expect(scrolledTo('/list', '/list?tier=gold')).toBeUndefined();
  expect(scrolledTo('/list?tier=gold#rules', '/list#rules')).toBeUndefined();
});

test('another page begins at its top or its section', () => {
  expect(scrolledTo('/list?tier=gold', '/other')).toBe(0);
  expect(scrolledTo('/list', '/other#nowhere')).toBe(0);
});

test('the first page is scrolled by the browser, but while developing, when it comes too late for that', () => {
  expect(scrolledTo(null, '/list#rules')).toBeUndefined();
  vi.stubEnv('NODE_ENV', 'development');
  expect(scrolledTo(null, '/other#rules')).toBe(105);
});

test('a section is laid out before the page is scrolled to it', () => {
  expect(scrolledTo('/list', '/other?tier=gold#rules')).toBe(105);
  expect(scrolledTo('/list#rules', '/list#top')).toBe(103);
  expect(scrolledTo('/list', '/other#gr%C3%B6%C3%9Fe')).toBe(105);
  expect(scrolledTo('/list', '/list?tier=gold#rules')).toBe(105);
});

test('a link to the same place leads there again, and one to a missing section nowhere', () => {
  expect(scrolledTo('/list', '/list')).toBe(0);
  expect(scrolledTo('/list#rules', '/list#rules')).toBe(105);
  expect(scrolledTo('/list', '/list#nowhere')).toBeUndefined();
});

/** A document in which a test decides when frames, events and late content come. */
async function openDocument({ kept = {}, readyState = 'complete' } = {}) {
  const events = new EventTarget();
  let frames: (() => void)[] = [];
  const opened = {
    body: { scrollHeight: 1000 },
    history: {
      state: { key: 'first' } as object | null,
      scrollRestoration: 'auto',
      replaceState(state: object) {
        this.state = state;
      },
    },
    listening: vi.fn(),
    /** Late content comes. */
    grow: (): void => undefined,
    tell: (type: string): boolean => events.dispatchEvent(new Event(type)),
    scroll: (y: number): void => {
      vi.stubGlobal('scrollY', y);
      opened.tell('scroll');
    },
    frame: (count = 1): void => {
      for (; count > 0; count--) {
        const now = frames;
        frames = [];
        now.forEach((then) => then());
      }
    },
    show: (path: string, key: string, from: string | null = '/list', address = path): void => {
      opened.history.state = { key };
      const url = (one: string): URL => new URL(one, 'https://a.example');
      vi.stubGlobal('window', { location: url(address) });
      scroll.scrollForRoute({ location: url(path), prevLocation: from === null ? null : url(from) });
    },
  };
  vi.stubGlobal('scrollY', 0);
  // No page is scrolled beyond its end.
  vi.stubGlobal('scrollTo', (_x: number, y: number) => vi.stubGlobal('scrollY', Math.min(y, opened.body.scrollHeight)));
  vi.stubGlobal('document', { body: opened.body, readyState });
  vi.stubGlobal('history', opened.history);
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  vi.stubGlobal('addEventListener', (type: string, listener: () => void, options?: unknown) => {
    opened.listening(type, options);
    events.addEventListener(type, listener);
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn<() => void>();
      constructor(grow: () => void) {
        opened.grow = grow;
      }
    },
  );
  vi.resetModules();
  const scroll = await import('./scroll');
  scroll.writePositions(new Map(Object.entries(kept)));
  scroll.keepScrollPositions();
  return opened;
}

test.each(['complete', 'loading'])(
  'the browser scrolls until the document that is %s has two frames, and again once the reader leaves it',
  async (readyState) => {
    const { history, frame, tell } = await openDocument({ readyState });
    frame(2);
    expect(history.scrollRestoration).toBe(readyState === 'complete' ? 'manual' : 'auto');
    tell('pageshow');
    frame();
    if (readyState === 'loading') expect(history.scrollRestoration).toBe('auto');
    frame();
    expect(history.scrollRestoration).toBe('manual');
    tell('pagehide');
    expect(history.scrollRestoration).toBe('auto');
  },
);

test('a place below the end of a page is kept until the rest has come', async () => {
  const { body, show, tell, frame, grow } = await openDocument({ kept: { left: 1700 } });
  show('/list', 'left', null);
  frame(2);
  expect(scrollY).toBe(1000);
  tell('scroll');
  frame(2);
  body.scrollHeight = 2000;
  grow();
  expect(scrollY).toBe(1700);
});

test('a page that is loaded again returns to its place, against the browser, until that is done', async () => {
  const { show, scroll, frame } = await openDocument({ kept: { left: 700 } });
  show('/list', 'left', null);
  expect(scrollY).toBe(700);
  // The browser goes to the hash.
  scroll(300);
  frame(2);
  expect(scrollY).toBe(700);
  vi.stubGlobal('scrollY', 400);
  frame(2);
  expect(scrollY).toBe(700);
  scroll(300);
  frame(2);
  expect(scrollY).toBe(300);
});

test('a page that grows returns to the place that the reader left, until the reader scrolls', async () => {
  const { show, scroll, frame, body, grow } = await openDocument({ kept: { left: 700 } });
  frame(4);
  show('/list', 'left');
  // The browser tells of scrolling with the next frame.
  scroll(700);
  frame(2);
  body.scrollHeight = 1200;
  scroll(650);
  frame(2);
  expect(scrollY).toBe(700);
  // The browser rounds.
  scroll(701);
  frame(2);
  expect(scrollY).toBe(701);
  scroll(300);
  frame(2);
  grow();
  expect(scrollY).toBe(300);
});

test('a page that is shown after the reader has gone back takes no place from the entry that they are in', async () => {
  const { show, scroll, frame, tell } = await openDocument({ kept: { left: 700 } });
  frame(4);
  show('/list', 'left');
  tell('wheel');
  show('/search', 'left', '/list', '/list');
  scroll(124);
  show('/list', 'left', '/search');
  expect(scrollY).toBe(700);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('after a %s late content moves nothing', async (type) => {
  const { show, frame, tell, grow } = await openDocument({ kept: { left: 700 } });
  frame(4);
  show('/list', 'left');
  vi.stubGlobal('scrollY', 650);
  grow();
  expect(scrollY).toBe(700);
  tell(type);
  vi.stubGlobal('scrollY', 650);
  grow();
  expect(scrollY).toBe(650);
});

test('each entry keeps the last place at which it was shown, and nothing of the time before and after', async () => {
  const { show, scroll, frame, history, tell, grow } = await openDocument({ kept: { old: 40 } });
  scroll(10);
  frame(4);
  show('/list', 'one', null);
  expect(scrollY).toBe(10);
  scroll(200);
  show('/list', 'one');
  expect(scrollY).toBe(200);
  // The page of this entry is still to come.
  history.state = { key: 'two' };
  scroll(5);
  show('/other', 'two');
  expect(scrollY).toBe(0);
  vi.stubGlobal('scrollY', 90);
  tell('pagehide');
  expect(readPositions()).toEqual(Object.entries({ old: 40, one: 200, two: 90 }));
  show('/list', 'one', '/other');
  expect(scrollY).toBe(200);
  // A place that is not reached yet is not the reader's.
  scroll(120);
  tell('pagehide');
  expect(new Map(readPositions()).get('one')).toBe(200);
  show('/other', 'three');
  grow();
  expect(scrollY).toBe(0);
});

test('an entry of the browser gets its key before the router reads it', async () => {
  const { history, tell, listening } = await openDocument();
  history.state = null;
  tell('popstate');
  expect(history.state).toEqual({ key: expect.any(String) as string });
  expect(listening).toHaveBeenCalledWith('popstate', true);
});
