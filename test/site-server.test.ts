import { once } from 'node:events';
import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { defaultConfig } from '../src/config/site-config';
import { headerRules, headersFile } from '../src/deploy/headers';
import { siteServer } from '../scripts/serve/site-server.mts';

let folder = '';
let server: Server;
let port = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-server-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('public/index.html', 'Home');
  write('public/404.html', '<script src="/boot-1.js" defer></script>Not found');
  write('public/de/404.html', 'Nicht gefunden');
  // Gatsby keeps the data of its not-found page in a folder of this name.
  write('public/page-data/404.html/page-data.json', '{}');
  write('public/_headers', headersFile(headerRules(defaultConfig())));
  write('public/docs/a/index.html', 'A');
  write('public/docs/long/index.html', 'A sentence. '.repeat(500));
  write('public/docs/short/index.html', 'A sentence. '.repeat(50));
  write('public/_redirects', '/old /docs/a#part 301\n/old/ /docs/a#part 301\n/moved/* /:splat 301\n');
  write('public-of-others/secret.txt', 'Secret');
  write('public/large.bin', 'a'.repeat(40_000_000));
  write('secret.txt', 'Secret');
  server = siteServer(path.join(folder, 'public'), {
    headersTimeout: 200,
    requestTimeout: 300,
    connectionsCheckingInterval: 50,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** What the server says to bytes that no browser would send. */
const say = (text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.on('error', () => resolve(heard));
    socket.on('close', () => resolve(heard));
  });
const get = (target: string, more = ''): Promise<string> =>
  say(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`);

/** Asks another server in the place of the usual one, and ends it. */
async function asking<T>(other: Server, ask: () => Promise<T>): Promise<T> {
  const usual = port;
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  port = typeof address === 'object' && address ? address.port : 0;
  try {
    return await ask();
  } finally {
    port = usual;
    other.close();
  }
}

describe('a path that leaves the folder of the site gets the not-found page', () => {
  test.each([
    '/../secret.txt',
    '/docs/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/../public-of-others/secret.txt',
    '/..%2fpublic-of-others%2fsecret.txt',
    '/docs/a%00.html',
    '/%E0%A4%A',
    '/%',
    '/.git/config',
    `/${'a'.repeat(5000)}`,
  ])('%s', async (target) => {
    const said = await get(target);
    expect(said).toMatch(/^HTTP\/1\.1 404 /);
    expect(said).not.toContain('Secret');
  });
});

test('a site below a path has the headers and redirects of its addresses', async () => {
  const below = path.join(folder, 'public-below');
  mkdirSync(path.join(below, 'docs/a'), { recursive: true });
  const files = {
    '404.html': '<script src="/kit/boot-1.js" defer></script>Not found',
    'docs/a/index.html': 'A',
    _headers: '/kit/*\n  X-Part: all\n/kit/docs/a/*\n  X-Page: a\n',
    _redirects: '/kit/old /kit/docs/a 301\n',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(below, file), text);
  const [page, moved, missing, outside] = await asking(siteServer(below), async () => [
    await get('/kit/docs/a/'),
    await get('/kit/old'),
    await get('/kit/none'),
    await get('/docs/a/'),
  ]);
  expect(page).toMatch(/^HTTP\/1\.1 200 [^]*X-Part: all\r\n[^]*X-Page: a\r\n/i);
  expect(moved).toMatch(/^HTTP\/1\.1 301 [^]*Location: \/kit\/docs\/a\r\n/);
  expect(missing).toMatch(/^HTTP\/1\.1 404 [^]*X-Part: all\r\n[^]*Not found/i);
  expect(outside).toMatch(/^HTTP\/1\.1 404 [^]*\r\nThe site is at \/kit\/\n/);
});

describe('a long page', () => {
  const accept = 'Accept-Encoding: gzip\r\n';

  test('is compressed for those who accept it, as hosts do', async () => {
    const said = await get('/docs/long/', accept);
    expect(said).toMatch(/\r\nContent-Encoding: gzip\r\n/i);
    expect(said).toMatch(/\r\nVary: Accept-Encoding\r\n/i);
    expect(said.length).toBeLessThan(3000);
    expect(await get('/docs/long/')).not.toMatch(/\r\nContent-Encoding:/i);
  });

  test('is sent as it is while too many others are compressed', async () => {
    const said = await asking(siteServer(path.join(folder, 'public'), {}, 0), () => get('/docs/long/', accept));
    expect(said).not.toMatch(/\r\nContent-Encoding:/i);
    expect(said).toMatch(/\r\nVary: Accept-Encoding\r\n/i);
    expect(said.endsWith(`\r\n\r\n${'A sentence. '.repeat(500)}`)).toBe(true);
  });

  test('need not be very long', async () => {
    expect(await get('/docs/short/', accept)).toMatch(/\r\nContent-Encoding: gzip\r\n/i);
    expect(await get('/docs/a/', accept)).not.toMatch(/\r\nContent-Encoding:/i);
  });

  test('is not compressed in parts', async () => {
    const said = await get('/docs/long/', `${accept}Range: bytes=2-9\r\n`);
    expect(said).toMatch(/^HTTP\/1\.1 206 /);
    expect(said).toMatch(/\r\n\r\nsentence$/);
  });

  test('is not compressed in parts that are long enough for it', async () => {
    const said = await get('/docs/long/', `${accept}Range: bytes=0-2999\r\n`);
    expect(said).not.toContain('Content-Encoding');
    expect(said.endsWith(`\r\n\r\n${'A sentence. '.repeat(250)}`)).toBe(true);
  });
});

describe('no request makes the server fail', () => {
  test.each([
    ['a target without a slash', 'GET docs HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a whole address', 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['another method', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n', 405],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s', async (_, request, status) => {
    expect(await say(request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(await get('/docs/a')).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each([
    ['bytes=0-0', 206],
    ['bytes=-5', 206],
    ['bytes=5-2', 416],
    ['bytes=9000-', 416],
    ['bytes=a-b', 416],
    ['bytes=0-0,2-3', 200],
    ['lines=1-2', 200],
  ])('the range %s', async (range, status) => {
    expect(await get('/docs/short', `Range: ${range}\r\n`)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test('a file that cannot be read', async () => {
    const read = fs.createReadStream;
    // A folder can be opened like a file, and fails when it is read.
    const reading = vi.spyOn(fs, 'createReadStream').mockImplementation(() => read(folder));
    expect(await get('/docs/a')).toMatch(/^HTTP\/1\.1 500 /);
    reading.mockRestore();
    expect(await get('/docs/a')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a part of a file', () => {
  test('may be one byte', async () => {
    const said = await get('/docs/short', 'Range: bytes=2-2\r\n');
    expect(said).toMatch(/\r\nContent-Range: bytes 2-2\/600\r\n/);
    expect(said).toMatch(/\r\n\r\ns$/);
  });

  test('of another version than the client has is the whole file', async () => {
    expect(await get('/docs/short', 'Range: bytes=2-2\r\nIf-Range: "old"\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test.each(['%s', '"other", %s', '*'])('a client that names its version as %s is not sent it again', async (form) => {
  const etag = /\r\nETag: (.*)\r\n/.exec(await get('/docs/a'))?.[1] ?? '';
  const said = await get('/docs/a', `If-None-Match: ${form.replace('%s', etag)}\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 304 /);
  expect(said).toContain(`ETag: ${etag}`);
  expect(said).toMatch(/\r\nCache-Control: public, max-age=0, must-revalidate\r\n/);
});

test('the file of a client that has left is closed', async () => {
  const streams: fs.ReadStream[] = [];
  const read = fs.createReadStream;
  const reading = vi.spyOn(fs, 'createReadStream').mockImplementation((...asked) => {
    const stream = read(...asked);
    streams.push(stream);
    return stream;
  });
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n'));
  await once(socket, 'readable');
  socket.destroy();
  await expect.poll(() => streams.map(({ destroyed }) => destroyed)).toEqual([true]);
  reading.mockRestore();
});

test('each language has its own not-found page, and other folders that of the site', async () => {
  for (const [address, text] of [
    ['/nothing', 'Not found'],
    ['/de/nothing', 'Nicht gefunden'],
    ['/page-data/nothing.json', 'Not found'],
    ['/../de/nothing', 'Nicht gefunden'],
  ] as const)
    expect(await get(address)).toMatch(new RegExp(`^HTTP/1\\.1 404 [^]*${text}`));
});

test('an encoded slash divides no folders', async () => {
  expect(await get('/docs%2Fa')).toMatch(/^HTTP\/1\.1 404 /);
});

test('the host that a client names appears in no response', async () => {
  const request =
    'GET /old HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n';
  expect(await say(request)).not.toContain('evil.example');
});

describe('a redirect', () => {
  const target = async (address: string): Promise<string | undefined> =>
    /^Location: (.*)\r$/m.exec(await get(address))?.[1];

  test('keeps the query, before the hash', async () => {
    expect(await target('/old?a=b')).toBe('/docs/a?a=b#part');
    expect(await target('/old/')).toBe('/docs/a#part');
  });

  test('leads to no other host', async () => {
    expect(await target('/moved//evil.example')).toBe('/evil.example');
    expect(await target('//evil.example/index.html')).toBeUndefined();
    expect(await target('/moved/%0d%0aSet-Cookie:%20a=b')).toBe('/%0d%0aSet-Cookie:%20a=b');
  });
});

test('what is missing is asked for again, though such a file would be kept for a year', async () => {
  expect(await get('/app-0123456789abcdef.js')).toContain('Cache-Control: public, max-age=0, must-revalidate');
});

test('a client that sends its headers too slowly is sent away', async () => {
  expect(await say('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a new build is served without a restart, and the last one while it is under way', async () => {
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, 'public', file), text);
  const redirects = path.join(folder, 'public/_redirects');
  const before = readFileSync(redirects, 'utf8');
  rmSync(redirects);
  expect(await get('/nothing')).toContain('Not found');
  write('404.html', '<script src="/boot-2.js" defer></script>Nothing here');
  write('_redirects', `${before}/newer /docs/a 301\n`);
  utimesSync(redirects, new Date(), new Date(Date.now() + 5000));
  expect(await get('/nothing')).toContain('Nothing here');
  expect(await get('/newer')).toContain('Location: /docs/a\r\n');
});
