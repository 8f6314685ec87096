import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { escapeHtml, escapeAttribute } from '../../model/escape';
import { trimSlash } from '../../model/addresses/routes';
import {
  buildHeader,
  cacheNames,
  formerCaches,
  keyOf,
  kindOf,
  newestCopy,
  pageOfData,
  savedHeader,
  copyToKeep,
} from '../../model/offline/kept-requests';
import type { KeptKind } from '../../model/offline/kept-requests';
import { askForKept, keptNote, keptNoteClass, keptNoteId } from './kept-note';
import type { KeptMessage } from './kept-note';
import { site as settings } from '../../config/browser-config';
import { translate } from '../../i18n/translate';
import { decodeAddress } from '../../model/addresses/address';
import { isObject, isText } from '../../model/guards';

/*
 * The service worker, which keeps what was read. It takes no part in a visit with network: pages and their data come from there, and only
 * files with a digest in their name come from the device. So a deploy changes nothing here, and the worker knows nothing of the build that it
 * came with. Pages tell it what they had loaded before it was there (`enhancements/keep-pages.ts`), and what readers save on request is
 * put into a cache of its own by the page (`save-pages.ts`), of which the worker only reads.
 */

declare const self: ServiceWorkerGlobalScope;

/** Seconds that the network may take before a kept copy is shown. */
const patience = 3;
/** Pages that were read are kept, the most recent ones; files for them. */
const mostPages = 200;
const mostFiles = 600;

const { scope } = self.registration;
const site = new URL(scope);
const names = cacheNames(scope);

/** The copy that was saved last, be it because it was read or on request. */
async function copyOf(kind: KeptKind, key: string): Promise<Response | undefined> {
  const copies = [names[kind], names.saved].map((cacheName) => caches.match(key, { cacheName }));
  return newestCopy(await Promise.all(copies));
}

/** Which pages the clients have got as copies, and when these were saved. */
const served = new Map<string, KeptMessage[]>();

/** A document that is still on its way asks later; waiting for it here would hold up its answer. */
function tell(clientId: string, message: KeptMessage): void {
  served.set(clientId, [...(served.get(clientId) ?? []), message]);
  void self.clients.get(clientId).then((client) => client?.postMessage(message));
}

/** The build that the site on the network is of; pages ask for it together with each page. */
let build: Promise<string> = Promise.resolve('');

const isFetch = (event: ExtendableEvent | undefined): event is FetchEvent => event?.type === 'fetch';

/** How copies of a kind are made and found. */
const copies = (kind: KeptKind): WorkboxPlugin => ({
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(new URL(request.url))),
  cacheWillUpdate: async ({ request, response }) => {
    const url = new URL(request.url);
    // A host may only add a slash. What has moved is another page.
    const moved = response.redirected && keyOf(new URL(response.url)) !== keyOf(url);
    if (response.status !== 200 || response.type !== 'basic' || moved) return null;
    return copyToKeep(response, pageOfData(url, site) === undefined ? '' : await build);
  },
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404 || response.status === 410)
      for (const name of [names[kind], names.saved])
        await (await caches.open(name)).delete(keyOf(new URL(request.url)));
    return response;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    const copy = newestCopy([cachedResponse, await copyOf(kind, request.url)]);
    if (!copy || !isFetch(event)) return copy;
    const saved = copy.headers.get(savedHeader) ?? '';
    const isDocument = event.request.mode === 'navigate';
    const path = isDocument ? pathOf(event.request) : pageOfData(new URL(event.request.url), site);
    if (path === undefined) return copy;
    tell(isDocument ? event.resultingClientId : event.clientId, { kept: { path, saved } });
    return isDocument ? withNote(copy, saved) : copy;
  },
});

const pathOf = ({ url }: Request): string => trimSlash(new URL(url).pathname.slice(site.pathname.length - 1));

/** A document that says what it is, before and without its scripts. */
async function withNote(copy: Response, saved: string): Promise<Response> {
  const note = `<p id="${keptNoteId}" class="${keptNoteClass}" role="status">${escapeHtml(keptNote(saved, navigator.onLine))}</p>`;
  const html = (await copy.text()).replace(/<body[^>]*>/, (body) => body + note);
  return new Response(html, { headers: copy.headers });
}

/** A plugin as strategies take it: Workbox declares two properties of its own class otherwise. */
const recent = (maxEntries: number): WorkboxPlugin =>
  Object.assign<WorkboxPlugin, ExpirationPlugin>({}, new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }));

const strategies = {
  page: new NetworkFirst({
    cacheName: names.page,
    networkTimeoutSeconds: patience,
    plugins: [
      copies('page'),
      recent(mostPages),
      {
        handlerDidError: async ({ request }) =>
          request.mode === 'navigate' ? notKeptPage(await keptPages()) : undefined,
      },
    ],
  }),
  data: new NetworkFirst({
    cacheName: names.data,
    networkTimeoutSeconds: patience,
    plugins: [copies('data'), recent(mostFiles)],
  }),
  file: new CacheFirst({ cacheName: names.file, plugins: [copies('file'), recent(mostFiles)] }),
};

/** The pages that open without network, path → title as HTML, in the order of their paths. */
async function keptPages(): Promise<ReadonlyMap<string, string>> {
  const pages = [names.page, names.saved].map(async (name) => {
    const cache = await caches.open(name);
    const requests = (await cache.keys()).filter(
      ({ url }) => kindOf({ url: new URL(url), cache: 'default' }, site) === 'page',
    );
    return Promise.all(
      requests.map(async (request) => {
        const path = new URL(request.url).pathname;
        const html = (await cache.match(request))?.text();
        return [path, titleIn((await html) ?? '') ?? escapeHtml(decodeAddress(path))] as const;
      }),
    );
  });
  return new Map((await Promise.all(pages)).flat().sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The title of a document, as HTML, without the name of the site. */
function titleIn(html: string): string | undefined {
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
  const end = escapeHtml(settings.titleDelimiter + settings.title);
  return (title.endsWith(end) ? title.slice(0, -end.length) : title) || undefined;
}

/** The page that each client has asked for last. */
const asked = new Map<string, string>();

/**
 * Gatsby compares the build of the document with this one, and opens a page of another build as a document, because its data may not
 * fit the scripts. For a kept copy it has to be the build that the copy is of.
 */
async function answerBuild(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { event } = options;
  const answered = strategies.data.handle(options);
  build = answered.then(buildIn, () => '');
  const response = await answered;
  const data = isFetch(event) && response.headers.has(savedHeader) ? asked.get(event.clientId) : undefined;
  const ofPage = data === undefined ? undefined : (await copyOf('data', data))?.headers.get(buildHeader);
  return ofPage ? Response.json({ webpackCompilationHash: ofPage }) : response;
}

async function buildIn(response: Response): Promise<string> {
  const value: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return isObject(value) && isText(value.webpackCompilationHash) ? value.webpackCompilationHash : '';
}

const buildAddress = new URL('page-data/app-data.json', site).href;

const answer =
  (kind: KeptKind) =>
  (options: RouteHandlerCallbackOptions): Promise<Response> => {
    const { event, url } = options;
    if (url.href === buildAddress) return answerBuild(options);
    if (isFetch(event) && pageOfData(url, site) !== undefined) asked.set(event.clientId, keyOf(url));
    return strategies[kind].handle(options);
  };

/** Whether a page that could not be loaded can be opened as a document (`navigation/load-failures.tsx`): also if it is kept. */
async function answerHead({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (await copyOf('page', keyOf(new URL(request.url)))) return new Response();
    throw error;
  }
}

const router = new Router();
for (const kind of ['page', 'data', 'file'] as const)
  router.registerRoute(
    new Route(({ url, request: { cache } }) => kindOf({ url, cache }, site) === kind, { handle: answer(kind) }),
  );
router.registerRoute(
  new Route(({ url }) => kindOf({ url, cache: 'default' }, site) === 'page', { handle: answerHead }, 'HEAD'),
);
router.addFetchListener();
router.addCacheListener();

self.addEventListener('message', ({ data, source }) => {
  if (data !== askForKept || !(source instanceof Client)) return;
  for (const message of served.get(source.id) ?? []) source.postMessage(message);
});

clientsClaim();
self.addEventListener('activate', (event) => {
  const forget = async (): Promise<void> => {
    for (const name of formerCaches(await caches.keys(), scope)) await caches.delete(name);
  };
  event.waitUntil(forget());
});

/** The document in the place of a page that is not on the device. It has no styles, because the policy allows only those of files. */
function notKeptPage(kept: ReadonlyMap<string, string>): Response {
  const title = translate({ id: 'offline.notKeptTitle', message: "You're offline, and this page isn't saved" });
  const text = translate({
    id: 'offline.notKept',
    message: 'Go back, open a page that is saved on this device, or reload this one when you are back online.',
  });
  const links = [...kept].map(([path, title]) => `<li><a href="${escapeAttribute(path)}">${title}</a></li>`);
  const html = `<!DOCTYPE html><html lang="${settings.locale.code}" dir="${settings.locale.direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><main><h1>${title}</h1><p>${text}</p><ul>${links.join('')}</ul></main></html>`;
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
