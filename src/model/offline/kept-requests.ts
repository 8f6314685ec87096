import { isFile } from '../addresses/address';
import { trimSlash } from '../addresses/routes';

/**
 * How the service worker answers. `page` and `data` come from the network as long as it answers, otherwise from the device. A `file` has the
 * digest of its content in its name, so a copy on the device is as good as any.
 */
export type KeptKind = 'page' | 'data' | 'file';

/** Names of the files that the build writes for reading offline, below the root of the site. */
export const workerFile = 'sw.js';
export const offlineManifestFile = 'offline.json';

/** Headers of kept copies: when they were saved (ISO 8601), and of which build of the site the data of a page is. */
export const savedHeader = 'x-saved';
export const buildHeader = 'x-build';

/** What a rule needs to know of a request. */
export interface AskedFor {
  readonly url: URL;
  /** `no-store` means: from the network, and nowhere else. */
  readonly cache: RequestCache;
}

/** The kind of a request for a file of the site at `scope`, which ends with a slash; `undefined` for what the service worker leaves alone. */
export function kindOf({ url, cache }: AskedFor, scope: URL): KeptKind | undefined {
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname) || cache === 'no-store') return undefined;
  const path = url.pathname.slice(scope.pathname.length);
  if (path === workerFile || path === offlineManifestFile) return undefined;
  if (/^(?:static|fonts)\/|^search-index\/.*-[\da-f]{12}\.json$|^[^/]*\.(?:js|css)$/.test(path)) return 'file';
  if (/^(?:page-data|search-index)\/.*\.json$|\.(?:svg|png|webp|jpe?g|gif|ico|avif|woff2|webmanifest)$/.test(path))
    return 'data';
  return isFile(path) ? undefined : 'page';
}

/** The address that a copy is kept under: pages are the same for every query, and with or without a slash at the end. */
export const keyOf = ({ origin, pathname }: URL): string => origin + trimSlash(pathname);

/** Address of the data that Gatsby has of a page; both are below the root of the site. */
export const dataOfPage = (path: string): string => `/page-data${path === '/' ? '/index' : path}/page-data.json`;

/** Path of the page, below the root of the site, that an address of page data is about; `undefined` for other data. */
export function pageOfData({ pathname }: URL, scope: URL): string | undefined {
  const path = pathname.slice(scope.pathname.length - 1);
  const page = /^\/page-data(\/.*)\/page-data\.json$/.exec(path)?.[1];
  return page === '/index' ? '/' : page;
}

/** Names of the caches of a site. Several sites may share an origin, so each has the scope at its end, as Workbox names caches. */
export interface CacheNames {
  /** Pages that were read, the data of pages, and files; the oldest make way. */
  readonly page: string;
  readonly data: string;
  readonly file: string;
  /** What the reader has asked to save, which stays. */
  readonly saved: string;
}

/** Another number drops what service workers of another form have kept. */
const form = 1;

export function cacheNames(scope: string): CacheNames {
  const name = (kind: string): string => `offline-${kind}-${form}-${scope}`;
  return { page: name('page'), data: name('data'), file: name('file'), saved: name('saved') };
}

/** Caches of the site that are not in use any more. */
export const formerCaches = (names: readonly string[], scope: string): string[] => {
  const current = new Set<string>(Object.values(cacheNames(scope)));
  return names.filter((name) => name.endsWith(`-${scope}`) && !current.has(name));
};

/** The copy that was saved last. */
export function newestCopy(copies: readonly (Response | null | undefined)[]): Response | undefined {
  const savedAt = (copy: Response): string => copy.headers.get(savedHeader) ?? '';
  return copies.reduce<Response | undefined>(
    (newest, copy) => (copy && (!newest || savedAt(copy) > savedAt(newest)) ? copy : newest),
    undefined,
  );
}

/** A response as it is kept: with the time, and without the trace of a redirect, which browsers refuse for a document. */
export function copyToKeep(response: Response, build: string): Response {
  const headers = new Headers(response.headers);
  headers.set(savedHeader, new Date().toISOString());
  if (build !== '') headers.set(buildHeader, build);
  return new Response(response.body, { headers });
}
