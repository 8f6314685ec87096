import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveStatic from 'serve-static';
import { minBytesToCompress } from '../../src/deploy/hosts/nginx';
import { headersFor, parseHeaders } from '../../src/deploy/headers';
import type { HeaderRule } from '../../src/deploy/headers';
import { parseRedirects, redirectTarget, withQuery } from '../../src/deploy/redirects';
import type { Redirect } from '../../src/deploy/redirects';
import { withoutHtmlSuffix } from '../../src/model/addresses/routes';

/** Path that a site was built for, which is part of the addresses of its scripts. */
export const basePathOf = (root: string): string =>
  /<script src="([^"]*)\/boot-/.exec(readFileSync(path.join(root, '404.html'), 'utf8'))?.[1] ?? '';

/**
 * Milliseconds that a client may take. Node checks every 30 seconds unless told, and closes a connection after 5 seconds without a request,
 * which may be on its way then; nginx waits as long as we do.
 */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 75_000,
};

interface BuiltSite {
  readonly base: string;
  readonly redirects: readonly Redirect[];
  readonly rules: readonly HeaderRule[];
  readonly notFound: (pathname: string) => Buffer | undefined;
}

/** The not-found pages of a site by their folder: each further language has its own. */
function notFoundPages(root: string): ReadonlyMap<string, Buffer> {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const found = ['', ...folders.map(({ name }) => name)].map(
    (name) => [name, path.join(root, name, '404.html')] as const,
  );
  return new Map(
    found
      .filter(([, file]) => statSync(file, { throwIfNoEntry: false })?.isFile())
      .map(([name, file]) => [name, readFileSync(file)]),
  );
}

/** What answers follow from, read again when another build has written it. While a build is under way, the last one counts. */
function followBuild(root: string): () => BuiltSite {
  const last = path.join(root, '_redirects');
  const read = (): BuiltSite => {
    const base = basePathOf(root);
    const pages = notFoundPages(root);
    return {
      base,
      redirects: parseRedirects(readFileSync(last, 'utf8')),
      rules: parseHeaders(readFileSync(path.join(root, '_headers'), 'utf8')),
      notFound: (pathname) => pages.get(pathname.slice(base.length).split('/')[1] ?? '') ?? pages.get(''),
    };
  };
  let site = read();
  let time = statSync(last).mtimeMs;
  return () => {
    const now = statSync(last, { throwIfNoEntry: false })?.mtimeMs ?? time;
    if (now !== time) [site, time] = [read(), now];
    return site;
  };
}

/**
 * Serves a built site like a static host: headers and redirects of the build, clean addresses, the not-found page. A response that is compressed
 * takes about 1 MB until its client has read it, so beyond `compressedAtOnce` they are sent as they are.
 */
export function siteServer(root: string, limits: Partial<typeof patience> = patience, compressedAtOnce = 100): Server {
  const site = followBuild(root);
  const headersOf = (pathname: string): Record<string, string> => headersFor(site().base + pathname, site().rules);
  const files = serveStatic(root, {
    redirect: false,
    setHeaders: (response: ServerResponse) => {
      for (const [name, value] of Object.entries(headersOf(response.req.url ?? '/'))) response.setHeader(name, value);
    },
  });

  // Pages are shorter than the default window of 4 MB, which each response would take.
  const brotli = { params: { [constants.BROTLI_PARAM_LGWIN]: 16 } };
  const compress = compression({ threshold: minBytesToCompress, brotli });
  let compressing = 0;

  const server = createServer(limits, (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const sayNotFound = (): void => {
      // The headers of the page, because those of a script would keep its absence for a year.
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', ...headersOf('/404.html') });
      response.end(
        request.method === 'HEAD' ? undefined : site().notFound(requestPath(request.url ?? '/')?.pathname ?? '/'),
      );
    };
    const asked = requestPath(request.url ?? '/');
    if (!asked) {
      sayNotFound();
      return;
    }
    const { base, redirects } = site();
    const isBelow = `${asked.pathname}/`.startsWith(`${base}/`);
    const pathname = isBelow ? asked.pathname.slice(base.length) || '/' : asked.pathname;
    // An encoded slash is part of a name, which no file has.
    const file = path.join(root, decodeURIComponent(pathname.replaceAll(/%2f/gi, '%252F')));
    const clean = existsSync(file) ? undefined : withoutHtmlSuffix(pathname);
    const target = redirectTarget(asked.pathname, redirects) ?? (clean === undefined ? undefined : base + clean);
    if (target !== undefined) {
      response.writeHead(301, { Location: withQuery(target, asked.search) }).end();
      return;
    }
    if (!isBelow) {
      // The not-found page runs only below the site's own path.
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`The site is at ${base}/\n`);
      return;
    }
    const isFolder = !pathname.endsWith('/') && existsSync(path.join(file, 'index.html'));
    request.url = isFolder ? `${pathname}/` : pathname;
    const sayWhy = (error?: { readonly status?: number }): void => {
      if (error === undefined) sayNotFound();
      else response.writeHead(error.status ?? 500).end();
    };
    const send = (): void => {
      files(request, response, sayWhy);
    };
    response.setHeader('Vary', 'Accept-Encoding');
    // The places of a range are those of the file, not of what is compressed.
    if (request.headers.range !== undefined || compressing >= compressedAtOnce) {
      send();
      return;
    }
    compressing += 1;
    response.once('close', () => (compressing -= 1));
    compress(request, response, send);
  });
  // One who reads a response too slowly holds a connection.
  server.setTimeout(30_000);
  server.maxConnections = 4_000;
  return server;
}

/** Path and query of a request, as browsers write them. */
interface RequestPath {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The address that a request asks for; `undefined` for one that names no file of a site, such as a path that cannot be decoded
 * or that leaves the folder of the site once it is.
 */
function requestPath(target: string): RequestPath | undefined {
  const address = `http://localhost${target}`;
  if (!target.startsWith('/') || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  try {
    const decoded = decodeURIComponent(pathname);
    // Two slashes at the start of a redirect would lead to another host.
    return /\0|\\|(?:^|\/)\.\.(?:\/|$)|^\/\//.test(decoded) ? undefined : { pathname, search };
  } catch {
    return undefined;
  }
}
