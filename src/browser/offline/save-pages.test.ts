import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRecord, savePages } from './save-pages';

const addresses = Array.from({ length: 20 }, (_, index) => `/${index}.js`);
const states = Object.fromEntries(addresses.map((address) => [address, ['digest', 1] as const]));
const manifest = { build: 'b', files: states, shared: [], pages: [] };
let copies: Map<string, Response>;

beforeEach(() => {
  copies = new Map([
    [
      'https://a.example/offline-saved.json',
      Response.json({ pages: ['/before'], files: { '/old.js': ['digest', 1] } }),
    ],
    ['https://a.example/old.js', new Response('old')],
  ]);
  // As in browsers, nothing is written at once.
  const later = (act: () => unknown) => new Promise((resolve) => setTimeout(() => resolve(act()), 5));
  const open = {
    put: (key: string, copy: Response) => later(() => copies.set(key, copy)),
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
