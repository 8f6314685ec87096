import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { site as settings } from '../../config/browser-config';
import { buildHeader, cacheNames, savedHeader } from '../../model/offline/kept-requests';

const site = 'https://h.dev/kit/';
const names = cacheNames(site);
const saved = '2025-05-26T12:00:00.000Z';
const keptCopy = (body: string, build = ''): Response =>
  new Response(body, { headers: { [savedHeader]: saved, [buildHeader]: build } });

type Answer = (given: object) => Promise<Response>;
interface Plugin {
  readonly fetchDidSucceed?: Answer;
  readonly cachedResponseWillBeUsed?: Answer;
  readonly handlerDidError?: Answer;
}
/** What the service worker gave to Workbox, by the name of the cache and in the order of the routes. */
const plugins = new Map<string, Plugin>();
const routes: { readonly fits: (asked: object) => boolean; readonly handle: Answer }[] = [];
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
    handle = ({ url }: { url: URL }): Promise<Response> => Promise.resolve(keptCopy(`{"from": "${url.href}"}`));
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
    ...{ registration: { scope: site }, addEventListener: () => undefined },
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
beforeEach(stubBrowser);

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

test('for the copy of a page, the build is the one that the copy is of', async () => {
  const ask = async (address: string): Promise<string | undefined> => {
    const url = new URL(address);
    const route = routes.find(({ fits }) => fits({ url, request: { cache: 'default' } }));
    return (await route?.handle({ url, event: { type: 'fetch', clientId: 'one' } }))?.text();
  };
  const build = `${site}page-data/app-data.json`;
  expect(await ask(build)).toBe(`{"from": "${build}"}`);
  kept.set(`${names.data} ${data}`, keptCopy('{}', 'b1'));
  await ask(data);
  await ask(`${site}search-index/manifest.json`);
  expect(await ask(build)).toBe('{"webpackCompilationHash":"b1"}');
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
