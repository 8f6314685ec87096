import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as ClientEntry from './client-entry';

/** As much of an element as links and addresses need. */
class FakeElement {
  constructor(
    readonly attributes: Record<string, string> = {},
    readonly inside: readonly FakeElement[] = [],
    readonly around?: FakeElement,
  ) {}
  closest = (): FakeElement | undefined => this.around;
  querySelectorAll = (): readonly FakeElement[] => this.inside;
  hasAttribute = (name: string): boolean => name in this.attributes;
  getAttribute = (name: string): string | null => this.attributes[name] ?? null;
  setAttribute = vi.fn((name: string, value: string) => void (this.attributes[name] = value));
}
class FakeLink extends FakeElement {
  private readonly url = new URL(this.attributes.href ?? '', 'https://h.dev/kit/docs/here');
  readonly target = this.attributes.target ?? '';
  readonly hreflang = this.attributes.hreflang ?? '';
  readonly origin = this.url.origin;
  readonly pathname = this.url.pathname;
  readonly search = this.url.search;
  readonly hash = this.url.hash;
}

const done: unknown[] = [];
const mocked = {
  gatsby: { navigate: (to: string) => done.push(to) },
  'react-dom/client': {
    createRoot: () => ({ render: () => done.push('rendered') }),
    hydrateRoot: () => done.push('hydrated'),
  },
  './announcer': { takeAnnouncer: () => done.push('announcer'), announcePage: () => done.push('announced') },
  './navigation/scroll': {
    keepScrollPositions: () => done.push('scroll'),
    scrollForRoute: () => done.push('scrolled'),
  },
  './page-views': { sendPageView: (endpoint: string) => done.push(endpoint) },
  './keyboard': { nameAndFocus: (hash: string) => done.push(hash) },
};
let window: EventTarget;
let entry: typeof ClientEntry;
beforeEach(async () => {
  done.length = 0;
  window = Object.assign(new EventTarget(), {
    ___loader: { loadPage: () => undefined, loadPageSync: () => undefined, isPageNotFound: () => false },
    ___navigate: () => undefined,
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('dispatchEvent', (event: Event) => done.push(event.type));
  vi.stubGlobal('location', new URL('https://h.dev/kit/docs/here#part'));
  vi.stubGlobal('history', { pushState: () => undefined, replaceState: () => undefined });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLAnchorElement', FakeLink);
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
  for (const [name, module] of Object.entries(mocked)) vi.doMock(name, () => module);
  entry = await import('./client-entry');
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of Object.keys(mocked)) vi.doUnmock(name);
  vi.resetModules();
});

describe('a click', () => {
  /** Clicks on what is inside of a link, and tells whether the browser still follows it. */
  function click(link: FakeElement | undefined, more: object = {}): boolean {
    const event = new Event('click', { cancelable: true });
    const keys = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
    for (const [name, value] of Object.entries({ ...keys, target: new FakeElement({}, [], link), ...more }))
      Object.defineProperty(event, name, { value });
    done.length = 0;
    return window.dispatchEvent(event);
  }

  test.each([
    ['to a page', { href: '/kit/docs/there?a=1#part' }, '/docs/there?a=1#part'],
    ['to the same frame', { href: '/kit/docs/there', target: '_self' }, '/docs/there'],
    ['to another tab', { href: '/kit/docs/there', target: '_blank' }, undefined],
    ['out of its frame', { href: '/kit/docs/there', target: '_top' }, undefined],
    ['to a window with a name', { href: '/kit/docs/there', target: 'help' }, undefined],
    ['to a download', { href: '/kit/docs/there', download: '' }, undefined],
    ['to another language', { href: '/kit/de/docs/there', hreflang: 'de' }, undefined],
    ['to another site', { href: 'https://elsewhere.dev/kit/docs' }, undefined],
    ['outside of the path of the site', { href: '/other' }, undefined],
  ])('on a link %s: %j leads to %j', (_, attributes, path) => {
    vi.stubGlobal('__PATH_PREFIX__', '/kit');
    vi.stubGlobal('HAS_LOCALES', true);
    entry.onInitialClientRender();
    expect(click(new FakeLink(attributes))).toBe(path === undefined);
    expect(done).toEqual(path === undefined ? [] : [path]);
  });

  test.each([
    ['beside links', undefined, {}],
    ['for a new tab', new FakeLink({ href: '/docs/there' }), { ctrlKey: true }],
    ['that something else has answered', new FakeLink({ href: '/docs/there' }), { defaultPrevented: true }],
    ['on what is no link of HTML', new FakeElement({ href: '/docs/there' }), {}],
  ])('%s is left to the browser', (_, link, more) => {
    entry.onInitialClientRender();
    click(link, more);
    expect(done).toEqual([]);
  });
});

test('when the site runs, the script that watches its start is told last', () => {
  entry.onInitialClientRender();
  expect(done).toEqual(['announcer', 'site-started']);
});

describe('on a site below a path', () => {
  type Change = { readonly target: unknown; readonly addedNodes: readonly unknown[] };
  let change: (changes: readonly Change[]) => void;
  let observed: object;
  beforeEach(() => {
    vi.stubGlobal('__PATH_PREFIX__', '/kit');
    vi.stubGlobal(
      'MutationObserver',
      class {
        constructor(callback: typeof change) {
          change = callback;
        }
        observe = (_: unknown, options: object): void => void (observed = options);
      },
    );
  });

  test('addresses get the path: those that are there, and those that come or change', () => {
    const [served, added, inner, changed] = [
      new FakeElement({ href: '/a' }),
      new FakeElement({ src: '/b.png', srcset: '/b.png 1x' }),
      new FakeElement({ action: '/search' }),
      new FakeElement({ href: '/c' }),
    ];
    vi.stubGlobal('document', { querySelectorAll: () => [served] });
    entry.onClientEntry();
    expect(served.attributes).toEqual({ href: '/kit/a' });
    const nodes = [{ data: 'Text' }, new FakeElement(added.attributes, [inner])];
    change([{ target: changed, addedNodes: nodes }]);
    expect(added.attributes).toEqual({ src: '/kit/b.png', srcset: '/kit/b.png 1x' });
    expect(inner.attributes).toEqual({ action: '/kit/search' });
    expect(changed.attributes).toEqual({ href: '/kit/c' });
    expect(observed).toMatchObject({ subtree: true, childList: true });
    expect(observed).toMatchObject({ attributeFilter: ['href', 'src', 'srcset', 'action', 'data-copy-page'] });
  });

  test('an address that has the path already is not written again, which would be another change', () => {
    entry.onClientEntry();
    const element = new FakeElement({ href: '/kit/a', src: 'https://elsewhere.dev/b.png' });
    change([{ target: element, addedNodes: [] }]);
    expect(element.setAttribute).not.toHaveBeenCalled();
  });
});

test.each([
  ['is there', { hasChildNodes: () => true }, 'hydrated'],
  ['is empty', { hasChildNodes: () => false }, 'rendered'],
  ['has no name', null, 'rendered'],
])('a page whose HTML %s is %s', (_, wrapper, how) => {
  const container = Object.assign(new FakeElement(), { querySelector: () => wrapper }) as unknown as Element;
  entry.hydrate(createElement('main'), container);
  expect(done).toEqual([how]);
});

describe('when a page is shown', () => {
  const route = (pathname: string, before?: string) =>
    ({
      location: { pathname, href: `https://h.dev${pathname}`, search: '', hash: '#part' },
      prevLocation: before === undefined ? null : { pathname: before },
    }) as unknown as Parameters<NonNullable<typeof entry.onRouteUpdate>>[0];
  const show = (pathname: string, before?: string): void =>
    entry.onRouteUpdate?.(route(pathname, before), { plugins: [] });

  test.each([
    ['the first page', '/a', undefined, []],
    ['another page', '/a', '/b', ['announced']],
    ['the same page with another query or hash', '/a', '/a', []],
  ])('its place comes first, and %s is announced or not: %s after %s', (_, pathname, before, announced) => {
    show(pathname, before);
    expect(done).toEqual(['scrolled', ...announced, 'shown']);
  });

  test('names and focus follow, and a page view if the site has an endpoint for it', async () => {
    show('/a');
    vi.runAllTimers();
    await vi.dynamicImportSettled();
    expect(done).toContain('#part');
    expect(done).not.toContain('/views');
    vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => ({ content: '/views' }) });
    show('/a');
    await vi.dynamicImportSettled();
    expect(done).toContain('/views');
  });
});
