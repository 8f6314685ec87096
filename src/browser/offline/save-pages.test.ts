import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildHeader } from '../../model/offline/kept-requests';
import { failureText, fetchManifest, readRecord, removeSaved, savePages } from './save-pages';

const addresses = Array.from({ length: 20 }, (_, index) => `/${index}.js`);
const states = Object.fromEntries(addresses.map((address) => [address, ['digest', 1] as const]));
const manifest = { build: 'b', files: states, shared: [], pages: [] };
let copies: Map<string, Response>;
/** End of the address of a file that the device has no room for. */
let full = '';

beforeEach(() => {
  full = '';
  copies = new Map([
    [
      'https://a.example/offline-saved.json',
      Response.json({ pages: ['/before'], files: { '/old.js': ['digest', 1] } }),
    ],
    ['https://a.example/old.js', new Response('old')],
  ]);
  // As in browsers, nothing is written at once.
  const later = async (act: () => unknown) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return act();
  };
  const open = {
    put: (key: string, copy: Response) =>
      later(() => {
        if (full !== '' && key.endsWith(full)) throw new DOMException('full', 'QuotaExceededError');
        copies.set(key, copy);
      }),
    delete: (key: string) => later(() => copies.delete(key)),
  };
  vi.stubGlobal('location', new URL('https://a.example/docs'));
  vi.stubGlobal('caches', {
    open: () => Promise.resolve(open),
    match: (key: string) => Promise.resolve(copies.get(key)?.clone()),
  });
});

afterEach(() => vi.unstubAllGlobals());

const save = (onProgress: (done: number) => void = () => undefined): Promise<void> =>
  savePages(
    manifest,
    { pages: ['/a'], missing: addresses, bytes: 20, outdated: ['/old.js'] },
    { signal: new AbortController().signal, onProgress },
  );

test('when pages are saved, the record says so, and what is outdated is gone', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('text')));
  const progress: number[] = [];
  await save((done) => void progress.push(done));
  expect(progress.at(-1)).toBe(20);
  expect(await readRecord()).toEqual({ pages: ['/a'], files: states });
  expect(copies.has('https://a.example/old.js')).toBe(false);
  expect(copies.has('https://a.example/7.js')).toBe(true);
});

test('a file that the device has no room for is not recorded as saved', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('text')));
  full = '/7.js';
  await expect(save()).rejects.toThrow('full');
  const { files } = await readRecord();
  expect(Object.keys(files)).not.toContain('/7.js');
});

describe('on a site below a path', () => {
  const files = { '/a': ['1', 1], '/page-data/a/page-data.json': ['2', 1], '/old': ['3', 1] } as const;
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    copies.clear();
    vi.stubGlobal('__PATH_PREFIX__', '/kit');
    vi.stubGlobal('location', new URL('https://a.example/kit/docs'));
    vi.stubGlobal('fetch', ({ pathname }: URL) => {
      asked.push(pathname);
      return Promise.resolve(new Response('text'));
    });
  });

  test('files have the path, the record stands at the root, and data of pages has its build', async () => {
    copies.set('https://a.example/kit/old', new Response('old'));
    const missing = ['/a', '/page-data/a/page-data.json'];
    const plan = { pages: ['/a'], missing, bytes: 2, outdated: ['/old'] };
    const signal = new AbortController().signal;
    await savePages({ build: 'b', files, shared: [], pages: [] }, plan, { signal, onProgress: () => undefined });
    expect(asked).toEqual(missing.map((address) => `/kit${address}`));
    const root = 'https://a.example/kit';
    expect([...copies.keys()].sort()).toEqual([`${root}/a`, `${root}/offline-saved.json`, `${root}${missing[1]}`]);
    const builds = missing.map((address) => copies.get(root + address)?.headers.get(buildHeader));
    expect(builds).toEqual([null, 'b']);
  });

  test('what can be saved is asked for at the root, and not of a kept copy', async () => {
    const ask = vi.fn((_url: URL, _how: RequestInit) =>
      Promise.resolve(Response.json({ build: 'b', files: {}, shared: [], pages: [] })),
    );
    vi.stubGlobal('fetch', ask);
    expect(await fetchManifest()).toMatchObject({ build: 'b' });
    expect(String(ask.mock.lastCall?.[0])).toBe('https://a.example/kit/offline.json');
    expect(ask.mock.lastCall?.[1]).toEqual({ cache: 'no-store' });
    ask.mockResolvedValue(Response.json({}, { status: 404 }));
    await expect(fetchManifest()).rejects.toThrow('offline.json: 404');
  });

  test('all copies of the site are removed, and none of others', async () => {
    const removed: string[] = [];
    vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(removed.push(name)) });
    await removeSaved();
    expect(removed.sort()).toEqual(
      ['data', 'file', 'page', 'saved'].map((kind) => `offline-${kind}-1-https://a.example/kit/`),
    );
  });
});

test('a record that is damaged counts as none', async () => {
  copies.set('https://a.example/offline-saved.json', new Response('{"pages'));
  expect(await readRecord()).toEqual({ pages: [], files: {} });
});

test.each([
  [new DOMException('full', 'QuotaExceededError'), 'There is not enough space on this device.'],
  [new DOMException('no', 'NetworkError'), 'Check your connection and try again.'],
  [new Error('/a: 500'), 'Check your connection and try again.'],
])('of the failure “%s” the reader hears: %s', (error, words) => {
  expect(failureText(error)).toContain(words);
});

test('when saving fails, the record has the files that are there, and nothing more is asked for', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', ({ pathname }: URL) => {
    asked.push(pathname);
    return Promise.resolve(new Response('text', { status: pathname === '/7.js' ? 503 : 200 }));
  });
  await expect(save()).rejects.toThrow('/7.js: 503');
  const { pages, files } = await readRecord();
  expect(pages).toEqual(['/before']);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['/old.js', '/0.js']));
  expect(files).not.toHaveProperty('/7.js');
  const count = asked.length;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(asked).toHaveLength(count);
  expect(count).toBeLessThan(20);
});
