import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { site as settings } from '../../config/browser-config';
import { buildHeader, cacheNames, savedHeader } from '../../model/offline/kept-requests';
import { askForKept } from './kept-note';

const site = 'https://h.dev/kit/';
const names = cacheNames(site);
const saved = '2025-05-26T12:00:00.000Z';
const keptCopy = (body: string, build = ''): Response =>
  new Response(body, { headers: { [savedHeader]: saved, [buildHeader]: build } });

type Answer = (given: object) => Promise<Response>;
interface Plugin {
  readonly cacheWillUpdate?: (given: object) => Promise<Response | null>;
  readonly fetchDidSucceed?: Answer;
  readonly cachedResponseWillBeUsed?: Answer;
  readonly handlerDidError?: Answer;
}
/** What the service worker gave to Workbox, by the name of the cache and in the order of the routes. */
const plugins = new Map<string, Plugin>();
const routes: { readonly fits: (asked: object) => boolean; readonly handle: Answer; readonly method: string }[] = [];
/** What the network answers; without an answer, Workbox gives the copy. */
let network: ((address: string) => Response) | undefined;
const listeners = new Map<string, (event: object) => void>();
/** Address → what the caches have. */
const kept = new Map<string, Response>();
const deleted: string[] = [];
const said: unknown[] = [];
const packages = ['workbox-core', 'workbox-expiration', 'workbox-routing', 'workbox-strategies'];

beforeAll(async () => {
  vi.resetModules();
  class Strategy {
    constructor(options: { readonly cacheName: string; readonly plugins: readonly Plugin[] }) {
      plugins.set(options.cacheName, { ...options.plugins[0], ...options.plugins[2] });
    }
    handle = ({ url: { href } }: { url: URL }): Promise<Response> =>
      Promise.resolve(network?.(href) ?? keptCopy(`{"from": "${href}"}`));
  }
  class Router {
    registerRoute = (route: (typeof routes)[number]): void => void routes.push(route);
    addFetchListener = (): void => undefined;
    addCacheListener = (): void => undefined;
  }
  class Route {
    handle: Answer;
    constructor(
      readonly fits: (asked: object) => boolean,
      handler: { readonly handle: Answer },
      readonly method = 'GET',
    ) {
      this.handle = handler.handle;
    }
  }
  vi.doMock('workbox-core', () => ({ clientsClaim: () => undefined }));
  vi.doMock('workbox-expiration', () => ({ ExpirationPlugin: Object }));
  vi.doMock('workbox-routing', () => ({ Route, Router }));
  vi.doMock('workbox-strategies', () => ({ NetworkFirst: Strategy, CacheFirst: Strategy }));
  stubBrowser();
  await import('./service-worker');
});
afterAll(() => {
  for (const name of packages) vi.doUnmock(name);
  vi.resetModules();
});

/** What the browser gives to a service worker. */
function stubBrowser(): void {
  const client = { postMessage: (message: unknown) => said.push(message) };
  vi.stubGlobal('self', {
    ...{ registration: { scope: site }, addEventListener: listeners.set.bind(listeners) },
    clients: { get: () => Promise.resolve(client) },
  });
  vi.stubGlobal('caches', {
    match: (key: string, { cacheName }: { cacheName: string }) => Promise.resolve(kept.get(`${cacheName} ${key}`)),
    open: (name: string) =>
      Promise.resolve({
        delete: (key: string) => deleted.push(`${name} ${key}`),
        keys: () =>
          Promise.resolve(
            [...kept.keys()].flatMap((key) =>
              key.startsWith(`${name} `) ? [{ url: key.slice(name.length + 1) }] : [],
            ),
          ),
        match: ({ url }: Request) => Promise.resolve(kept.get(`${name} ${url}`)),
      }),
  });
}
beforeEach(() => {
  stubBrowser();
  network = undefined;
});

const page = `${site}docs/a`;
const data = `${site}page-data/docs/a/page-data.json`;

test.each([
  ['page', page, 404, ['page', 'saved']],
  ['data', data, 404, ['data', 'saved']],
  ['data', data, 410, ['data', 'saved']],
  ['data', data, 500, []],
] as const)(
  'copies of %s at %s are dropped when the network answers with %s: %j',
  async (kind, url, status, dropped) => {
    deleted.length = 0;
    await plugins.get(names[kind])?.fetchDidSucceed?.({ request: { url }, response: { status } });
    expect(deleted).toEqual(dropped.map((name) => `${names[name]} ${url}`));
  },
);

test.each([
  [false, "You're offline."],
  [true, 'The site does not respond.'],
])('a copy of a document says first whose network is missing: device on line %s', async (onLine, words) => {
  vi.stubGlobal('navigator', { onLine });
  const request = { url: `${page}/`, mode: 'navigate' };
  const cachedResponse = keptCopy('<html><body class="a"><main></main></body></html>');
  const event = { type: 'fetch', request, resultingClientId: 'one' };
  const answer = await plugins.get(names.page)?.cachedResponseWillBeUsed?.({ request, cachedResponse, event });
  expect(await answer?.text()).toMatch(
    new RegExp(`<body class="a"><p id="kept-note" [^>]*>${words} This page was saved on 26 May 2025\\.</p><main>`),
  );
  expect(said.at(-1)).toEqual({ kept: { path: '/docs/a', saved } });
});

/** What a page gets from the service worker. */
async function ask(address: string, clientId = 'one'): Promise<string | undefined> {
  const url = new URL(address);
  const route = routes.find(({ fits }) => fits({ url, request: { cache: 'default' } }));
  return (await route?.handle({ url, event: { type: 'fetch', clientId } }))?.text();
}
const build = `${site}page-data/app-data.json`;

test('for the copy of a page, the build is the one that the copy is of', async () => {
  expect(await ask(build)).toBe(`{"from": "${build}"}`);
  kept.set(`${names.data} ${data}`, keptCopy('{}', 'b1'));
  await ask(data);
  await ask(`${site}search-index/manifest.json`);
  expect(await ask(build)).toBe('{"webpackCompilationHash":"b1"}');
  // Another page may have asked for another one, or for none.
  expect(await ask(build, 'two')).toBe(`{"from": "${build}"}`);
});

test('with network, the build comes from the site, whatever is kept', async () => {
  network = () => Response.json({ webpackCompilationHash: 'b2' });
  kept.set(`${names.data} ${data}`, keptCopy('{}', 'b1'));
  await ask(data);
  expect(await ask(build)).toBe('{"webpackCompilationHash":"b2"}');
});

const answered = { status: 200, type: 'basic', redirected: false, url: data, headers: new Headers(), body: 'x' };
test.each([
  ['is what was asked for', {}, true],
  ['is an error', { status: 500 }, false],
  ['is of another site, which tells nothing', { type: 'opaque' }, false],
  ['has a slash more', { redirected: true, url: `${data}/` }, true],
  ['has moved', { redirected: true, url: `${site}docs/b` }, false],
])('a response that %s is kept: %s', async (_, more, isKept) => {
  const given = { request: { url: data }, response: { ...answered, ...more } };
  const copy = await plugins.get(names.data)?.cacheWillUpdate?.(given);
  expect(copy !== null).toBe(isKept);
});

test('data of a page is kept with the build that it came with, other data without one', async () => {
  network = () => Response.json({ webpackCompilationHash: 'b3' });
  await ask(build);
  const buildOf = async (url: string): Promise<string | null | undefined> => {
    const given = { request: { url }, response: { ...answered, url } };
    return (await plugins.get(names.data)?.cacheWillUpdate?.(given))?.headers.get(buildHeader);
  };
  expect(await buildOf(data)).toBe('b3');
  expect(await buildOf(`${site}search-index/manifest.json`)).toBeNull();
  network = () => new Response('<!DOCTYPE html>');
  await ask(build);
  expect(await buildOf(data)).toBeNull();
});

test('without network, only a page that is kept can be opened as a document', async () => {
  const head = routes.find(({ method }) => method === 'HEAD');
  const open = (url: string) => head?.handle({ request: { url } });
  expect(head?.fits({ url: new URL(page) })).toBe(true);
  expect(head?.fits({ url: new URL(data) })).toBe(false);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
  expect((await open(page))?.status).toBe(404);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  kept.delete(`${names.page} ${page}`);
  await expect(open(page)).rejects.toThrow('no network');
  kept.set(`${names.page} ${page}`, keptCopy(''));
  expect((await open(`${page}/?q=1`))?.status).toBe(200);
  kept.delete(`${names.page} ${page}`);
  kept.set(`${names.saved} ${page}`, keptCopy(''));
  expect((await open(page))?.status, 'of pages that were saved on request').toBe(200);
});

test('a page that asks is told which of its pages were copies, and others hear nothing of it', async () => {
  const heard: unknown[] = [];
  class Client {
    constructor(readonly id: string) {}
    postMessage = (message: unknown): void => void heard.push(message);
  }
  vi.stubGlobal('Client', Client);
  const request = { url: data, mode: 'cors' };
  for (const clientId of ['three', 'three', 'four'])
    await plugins.get(names.data)?.cachedResponseWillBeUsed?.({
      ...{ request, cachedResponse: keptCopy('{}') },
      event: { type: 'fetch', request, clientId },
    });
  const hear = (message: object): void => listeners.get('message')?.(message);
  hear({ data: 'something else', source: new Client('three') });
  hear({ data: askForKept, source: null });
  expect(heard).toEqual([]);
  hear({ data: askForKept, source: new Client('three') });
  expect(heard).toEqual(Array(2).fill({ kept: { path: '/docs/a', saved } }));
});

test('what service workers of another form have kept is dropped, and nothing of other sites', async () => {
  const former = names.page.replace('-1-', '-0-');
  const others = ['offline-page-0-https://h.dev/other/', 'scripts'];
  const dropped: string[] = [];
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([former, names.page, ...others]),
    delete: (name: string) => Promise.resolve(dropped.push(name)),
  });
  let done: unknown;
  listeners.get('activate')?.({ waitUntil: (work: unknown) => (done = work) });
  await done;
  expect(dropped).toEqual([former]);
});

test('in the place of a page that is not kept, the kept ones are listed by their titles', async () => {
  kept.set(`${names.page} ${site}docs/b`, keptCopy(`<title data-x="">Lights &amp; fans | ${settings.title}</title>`));
  kept.set(`${names.saved} ${site}docs/a`, keptCopy('<title>Developer Docs</title>'));
  kept.set(`${names.saved} ${site}docs/%C3%A9`, keptCopy('<p>No title.</p>'));
  kept.set(`${names.saved} ${site}page-data/docs/b/page-data.json`, keptCopy('{}'));
  const handled = plugins.get(names.page)?.handlerDidError;
  expect(await handled?.({ request: { mode: 'cors' } })).toBeUndefined();
  const answer = await handled?.({ request: { mode: 'navigate' } });
  expect(answer?.status).toBe(503);
  expect((await answer?.text())?.match(/<li>.*?<\/li>/g)).toEqual([
    '<li><a href="/kit/docs/%C3%A9">/kit/docs/é</a></li>',
    '<li><a href="/kit/docs/a">Developer Docs</a></li>',
    '<li><a href="/kit/docs/b">Lights &amp; fans</a></li>',
  ]);
});
