import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders } from '../src/deploy/headers';
import { parseRedirects, redirectTarget } from '../src/deploy/redirects';
import { withoutHtmlSuffix } from '../src/model/addresses/routes';

/** Serves a built site like a static host: headers and redirects of the build, clean addresses, the not-found page. */
const [folder = 'public', portText = process.env.PORT ?? '9000'] = process.argv.slice(2);
const root = path.resolve(folder);
const redirects = parseRedirects(readFileSync(path.join(root, '_redirects'), 'utf8'));
const notFound = readFileSync(path.join(root, '404.html'), 'utf8');
/** Path that the site was built for, which is part of the addresses of its scripts. */
const base = /<script src="([^"]*)\/boot-/.exec(notFound)?.[1] ?? '';
const rules = parseHeaders(readFileSync(path.join(root, '_headers'), 'utf8'));
const headersOf = (pathname: string): Record<string, string> => headersFor(base + pathname, rules);

const files = sirv(root, {
  // Looks at the disk for each request, so that a rebuild under a running server is seen and does not break it.
  dev: true,
  etag: true,
  brotli: true,
  gzip: true,
  dotfiles: false,
  setHeaders: (response, pathname) => {
    for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value);
  },
});

const server = createServer((request, response) => {
  const url = new URL(`http://localhost${request.url ?? '/'}`);
  const isBelow = `${url.pathname}/`.startsWith(`${base}/`);
  const pathname = isBelow ? url.pathname.slice(base.length) || '/' : url.pathname;
  const clean = existsSync(path.join(root, pathname)) ? undefined : withoutHtmlSuffix(pathname);
  const target = redirectTarget(url.pathname, redirects) ?? (clean === undefined ? undefined : base + clean);
  if (target !== undefined) {
    response.writeHead(301, { Location: target + url.search }).end();
    return;
  }
  const sayNotFound = (): void => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', ...headersOf(pathname) });
    response.end(notFound);
  };
  if (!isBelow) {
    sayNotFound();
    return;
  }
  request.url = pathname + url.search;
  files(request, response, sayNotFound);
});

server.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.log(`Port ${portText} is in use. Using another port.`);
  server.listen(0);
});
server.on('listening', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : portText;
  console.log(`Serving ${folder} at http://localhost:${port}${base}`);
});
server.listen(Number(portText));
