import type * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../test/fake-hooks';
import type { LoadFailureProps } from './load-failures';
import type * as LoadFailures from './load-failures';
import type { Navigation } from './pending-navigation';
import { loadingTimeout } from './pending-navigation';

/** The boxes that were shown; those that are hidden again are marked. */
let boxes: (LoadFailureProps & { hidden: boolean; html: () => string })[];
let visit: { readonly online: EventTarget; readonly opened: string[]; respond: () => Promise<Response>; how?: object };
let failures: typeof LoadFailures;
let leaving: AbortController;
let inFocus: FakeElement | null;
const remove = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  boxes = [];
  leaving = new AbortController();
  visit = { online: new EventTarget(), opened: [], respond: () => Promise.resolve(new Response()) };
  const { online, opened } = visit;
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (_: string, { signal, ...how }: { signal: AbortSignal }) => {
    visit.how = how;
    return Promise.race([
      visit.respond(),
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
    ]);
  });
  vi.stubGlobal('HTMLElement', FakeElement);
  inFocus = focused;
  vi.stubGlobal('document', {
    body: { prepend: () => undefined },
    documentElement: { dataset: {} },
    get activeElement() {
      return inFocus;
    },
    createElement: () => ({ remove }),
    getElementById: () => null,
  });
  vi.stubGlobal('location', {
    ...{ href: 'https://site/here', pathname: '/here' },
    reload: () => opened.push('reload'),
    replace: (href: string) => opened.push(`replace ${href}`),
    assign: (href: string) => opened.push(`assign ${href}`),
  });
  vi.doMock('react-dom/client', () => ({
    createRoot: () => {
      let box: (typeof boxes)[number];
      return {
        render: (element: React.ReactElement<LoadFailureProps>) =>
          boxes.push((box = { ...element.props, hidden: false, html: () => renderToStaticMarkup(element) })),
        unmount: () => (box.hidden = true),
      };
    },
  }));
  vi.resetModules();
  failures = await import('./load-failures');
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('react-dom/client');
  vi.doUnmock('react');
  vi.resetModules();
});

class FakeElement {
  focus = vi.fn();
}
const focused = new FakeElement();

const to = (more: Partial<Navigation> = {}): Navigation => ({
  ...{ href: 'https://site/there?a=b#part', replace: false, signal: leaving.signal },
  ...more,
});
const load = (more?: Partial<Navigation>): Promise<void> => failures.loadAsDocument(to(more));
const never = (): Promise<Response> => new Promise(() => undefined);
const shown = (): string[] => boxes.filter(({ hidden }) => !hidden).map(({ title, text }) => `${title}: ${text}`);

describe('a page that Gatsby could not load', () => {
  test.each([
    ['opened by a link', {}, 'assign https://site/there?a=b#part'],
    ['that takes the place of an entry', { replace: true }, 'replace https://site/there?a=b#part'],
    ['whose address is there already', { href: 'https://site/here' }, 'reload'],
  ])('%s is loaded as a document', async (_, more, opened) => {
    await load(more);
    expect(visit.opened).toEqual([opened]);
    expect(visit.how).toEqual({ method: 'HEAD', cache: 'no-store' });
    expect(shown()).toEqual([]);
  });

  test('is loaded as a document if the site knows no such page, which it can say best', async () => {
    visit.respond = () => Promise.resolve(new Response('', { status: 404 }));
    await load();
    expect(visit.opened).toHaveLength(1);
  });

  test('is not opened when the site has an error', async () => {
    visit.respond = () => Promise.resolve(new Response('', { status: 500 }));
    await load();
    expect(visit.opened).toEqual([]);
    expect(shown()).toEqual([
      'The page could not be loaded: The site responded with status 500. Something is wrong at its host. Try again in a minute.',
    ]);
  });

  test.each([
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['something else', 'something else'],
  ])('is not opened when the site cannot be reached: %s', async (error, text) => {
    visit.respond = vi.fn().mockRejectedValue(error);
    await load();
    expect(visit.opened).toEqual([]);
    expect(shown()).toEqual([`The page could not be loaded: Check your connection and try again. (${text})`]);
  });

  test('is given up when the site does not answer in time', async () => {
    visit.respond = never;
    const loading = load();
    await vi.advanceTimersByTimeAsync(loadingTimeout - 1);
    expect([shown(), document.documentElement.dataset]).toEqual([[], { loading: '' }]);
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(document.documentElement.dataset).toEqual({});
    expect(shown()).toEqual([
      'The page could not be loaded: The site has not responded for 10 seconds. Check your connection and try again.',
    ]);
  });

  test('is forgotten when the reader leaves, whatever the site answers', async () => {
    for (const respond of [never, () => Promise.resolve(new Response())]) {
      leaving = new AbortController();
      visit.respond = respond;
      const loading = load();
      leaving.abort();
      await loading;
    }
    expect([visit.opened, shown()]).toEqual([[], []]);
  });
});

describe('the box', () => {
  beforeEach(async () => {
    visit.respond = () => Promise.resolve(new Response('', { status: 500 }));
    await load();
    visit.respond = () => Promise.resolve(new Response());
  });

  test('disappears when the reader tries again', async () => {
    expect(remove).not.toHaveBeenCalled();
    boxes[0]?.onRetry();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual([]);
    expect(remove).toHaveBeenCalledOnce();
    expect(visit.opened).toHaveLength(1);
  });

  test('disappears when the reader goes elsewhere', () => {
    leaving.abort();
    expect(shown()).toEqual([]);
  });

  test('returns the focus to a reader who stays, and the page is not waited for any more', async () => {
    const { startNavigation } = await import('./pending-navigation');
    const signal = startNavigation('https://site/there');
    boxes[0]?.onStay?.();
    expect(focused.focus).toHaveBeenCalledOnce();
    expect(signal.aborted).toBe(true);
  });

  test('lets a reader stay who had nothing in focus', async () => {
    inFocus = null;
    visit.respond = () => Promise.resolve(new Response('', { status: 500 }));
    await load();
    expect(() => boxes[1]?.onStay?.()).not.toThrow();
  });

  test('offers no way to stay where the address has changed already', async () => {
    visit.respond = () => Promise.resolve(new Response('', { status: 500 }));
    await load({ replace: true });
    expect(boxes.map(({ onStay }) => onStay !== undefined)).toEqual([true, false]);
    const words = boxes.map(({ html }) =>
      html()
        .replace(/<[^>]+>/g, '|')
        .split(/\|+/)
        .slice(3, -1),
    );
    expect(words).toEqual([['Retry', 'Stay on this page'], ['Retry']]);
    expect(boxes.map(({ offline, html }) => [offline, html().includes('role="alert"')])).toEqual([
      [false, true],
      [false, true],
    ]);
  });
});

describe('without network', () => {
  const online = (): void => {
    vi.stubGlobal('navigator', { onLine: true });
    visit.respond = () => Promise.resolve(new Response());
    visit.online.dispatchEvent(new Event('online'));
  };
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: false });
    visit.respond = () => Promise.reject(new TypeError('Failed to fetch'));
  });

  test('a page for which the service worker answers, because it is kept, opens as a document', async () => {
    visit.respond = () => Promise.resolve(new Response());
    await load();
    expect(visit.opened).toEqual(['assign https://site/there?a=b#part']);
    expect(shown()).toEqual([]);
  });

  test('the page opens when the connection is back', async () => {
    await load();
    expect(shown()).toEqual(['You are offline: The page will open when you are back online.']);
    expect(boxes[0]?.offline).toBe(true);
    online();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual([]);
    expect(visit.opened).toHaveLength(1);
  });

  test('it opens once, however often the reader tried meanwhile', async () => {
    await load();
    boxes[0]?.onRetry();
    await vi.advanceTimersByTimeAsync(0);
    boxes[1]?.onRetry();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toHaveLength(1);
    online();
    await vi.advanceTimersByTimeAsync(0);
    expect(visit.opened).toHaveLength(1);
  });

  test('it does not open for a reader who went elsewhere', async () => {
    await load();
    leaving.abort();
    online();
    await vi.advanceTimersByTimeAsync(0);
    expect([visit.opened, shown()]).toEqual([[], []]);
  });
});

test('a box that appears takes the focus to its first button, and the page stays where it is', async () => {
  const hooks = fakeHooks();
  const focus = vi.fn();
  const useRef = (): object => ({ current: { focus } });
  vi.doMock('react', async (original) => ({ ...(await original<object>()), ...hooks.react, useRef }));
  vi.doMock('react-dom/client', () => ({
    createRoot: () => ({
      render: ({ type, props }: React.ReactElement<LoadFailureProps>) =>
        hooks.render(() => typeof type === 'function' && (Reflect.apply(type, undefined, [props]) as unknown)),
    }),
  }));
  vi.resetModules();
  const { tooSlow } = await import('./load-failures');
  tooSlow(to());
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});
