import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SampleHost, sampleSearchFiles } from '../../../test/samples/sample-search-files';
import { parseManifest } from '../index/index-files';
import { manifestPath } from '../types';
import type { SearchFailure } from '../types';
import { Engine, FetchError, fetchJson, fetchTimeout } from './engine';

const rows = [
  { path: '/docs/light', title: 'Light entity', text: 'A light can be dimmed.' },
  { path: '/docs/lock', title: 'Lock entity', text: 'A lock can be jammed.' },
  { path: '/blog/news', context: 'blog' as const, title: 'News', text: 'What is new.' },
];
const fileOf = (name: string, version = 'current'): string => `/search-index/${version}-${name}.json`;
const titles = [fileOf('docs-titles'), fileOf('blog-titles')];
const contents = [fileOf('docs-contents'), fileOf('blog-contents')];

let host: SampleHost;
let failures: SearchFailure[];
let heard: string[];
let onEnd: () => void;
let engine: Engine;

beforeEach(() => {
  host = new SampleHost(sampleSearchFiles(rows));
  vi.stubGlobal('fetch', host.fetch);
  failures = [];
  heard = [];
  engine = new Engine(
    ({ tiers, corpus }) => {
      heard.push(`${tiers.join('+')} of ${corpus.documents.length} rows`);
      if (tiers.includes('contents')) onEnd();
    },
    (failure) => {
      failures.push(failure);
      onEnd();
    },
  );
});

/** Loads until all is there or something failed, and whatever was under way has come to rest. */
async function load(): Promise<void> {
  await new Promise<void>((resolve) => {
    onEnd = resolve;
    engine.load();
  });
  await new Promise(setImmediate);
}

describe('loading', () => {
  test('fetches the manifest, the titles of one context after the other, then all contents', async () => {
    await load();
    expect(host.asked).toEqual([manifestPath, ...titles, ...contents]);
    expect(heard).toEqual(['titles of 2 rows', 'titles of 3 rows', 'titles+contents of 3 rows']);
    expect(engine.loaded?.tiers).toEqual(['titles', 'contents']);
    expect(engine.loaded?.contexts.map(({ name }) => name)).toEqual(['docs', 'blog']);
  });

  test('of a context in parts gives suggestions from the first part, and then from all', async () => {
    const [docs, blog] = parseManifest(host.files.get(manifestPath)).contexts;
    host.files.set(manifestPath, { contexts: [docs, { ...blog, name: 'docs' }, docs, blog] });
    await load();
    expect(heard).toEqual([2, 5, 6].map((count) => `titles of ${count} rows`).concat('titles+contents of 6 rows'));
    expect(engine.loaded?.contexts.map(({ name }) => name)).toEqual(['docs', 'blog']);
    expect(await engine.textOf(4)).toBe('A lock can be jammed.');
  });

  test('takes the popular pages over from the manifest', async () => {
    const popular = [{ label: 'Light', href: '/docs/light' }];
    host.files.set(manifestPath, { ...parseManifest(host.files.get(manifestPath)), popular });
    await load();
    expect(engine.loaded?.popular).toEqual(popular);
  });

  test('happens once, however often it is asked for', async () => {
    engine.load();
    await load();
    engine.load();
    await new Promise(setImmediate);
    expect(host.asked).toHaveLength(5);
  });

  test('leaves room for messages between the steps of a large index', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    await load();
    expect(pauses.mock.calls.filter(([, delay]) => delay === 0).length).toBeGreaterThanOrEqual(3);
  });

  test('reports a mistake in the program, for the page to hear of it', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const broken = new Error('The answer cannot be made.');
    engine = new Engine(
      () => {
        throw broken;
      },
      () => undefined,
    );
    engine.load();
    await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(broken));
  });
});

describe('after a failure', () => {
  test('of the manifest, all is asked for', async () => {
    const manifest = host.files.get(manifestPath);
    host.files.set(manifestPath, 500);
    await load();
    expect(failures).toEqual([{ reason: 'server', part: 'manifest', status: 500 }]);
    expect(engine.loaded).toBeUndefined();
    host.files.set(manifestPath, manifest);
    await load();
    expect(engine.loaded?.tiers).toEqual(['titles', 'contents']);
  });

  test('of the contents, answers rest on the titles, and only the contents are asked for again', async () => {
    const file = host.files.get(contents[0] ?? '');
    host.files.set(contents[0] ?? '', 503);
    await load();
    expect(failures).toEqual([{ reason: 'server', part: 'contents', status: 503 }]);
    expect(engine.loaded?.tiers).toEqual(['titles']);
    host.files.set(contents[0] ?? '', file);
    host.asked.length = 0;
    await load();
    expect(host.asked).toEqual(contents);
    expect(engine.loaded?.tiers).toEqual(['titles', 'contents']);
  });

  test.each([
    ['titles', titles[1] ?? '', 'titles'],
    ['contents', contents[1] ?? '', 'contents'],
  ])('of %s that are gone after a deploy, those of the new manifest are asked for', async (_, gone, part) => {
    host.files.delete(gone);
    await load();
    expect(failures).toEqual([{ reason: 'missing', part, status: 404 }]);
    host.files = sampleSearchFiles([...rows, { path: '/docs/new', title: 'New page' }], 'next');
    host.asked.length = 0;
    await load();
    expect(host.asked).toEqual([
      manifestPath,
      ...['docs-titles', 'blog-titles', 'docs-contents', 'blog-contents'].map((name) => fileOf(name, 'next')),
    ]);
    expect(engine.loaded?.corpus.documents).toHaveLength(4);
  });
});

describe('the text of a row', () => {
  const docsText = fileOf('docs-texts-1');

  test('comes from the file that has it, once', async () => {
    await load();
    host.asked.length = 0;
    expect(await engine.textOf(1)).toBe('A lock can be jammed.');
    expect(await engine.textOf(2)).toBe('What is new.');
    expect(await engine.textOf(1)).toBe('A lock can be jammed.');
    expect(host.asked).toEqual([docsText, fileOf('blog-texts-0')]);
  });

  test('stands in a file with those of other rows of its part of the site', async () => {
    const manifest = parseManifest(host.files.get(manifestPath));
    const contexts = manifest.contexts.map((files) => ({
      ...{ ...files, rowsPerExcerpt: 3 },
      excerpts: files.name === 'blog' ? ['/news.json'] : ['/docs.json'],
    }));
    host.files.set(manifestPath, { ...manifest, contexts });
    host.files.set('/docs.json', ['A light.', 'A lock.']);
    host.files.set('/news.json', ['News.']);
    await load();
    expect(await Promise.all([0, 1, 2].map((row) => engine.textOf(row)))).toEqual(['A light.', 'A lock.', 'News.']);
  });

  test('is asked for again after a failure, which is told to nobody', async () => {
    await load();
    host.files.set(docsText, 500);
    expect(await engine.textOf(1)).toBeUndefined();
    host.files.set(docsText, ['It is back.']);
    expect(await engine.textOf(1)).toBe('It is back.');
    expect(failures).toEqual([]);
  });

  test('is unknown for a row that is nowhere, and before anything is loaded', async () => {
    expect(await engine.textOf(0)).toBeUndefined();
    await load();
    expect(await engine.textOf(99)).toBeUndefined();
  });
});

describe('a fetched file', () => {
  test('of a site below a path is below that', async () => {
    vi.stubGlobal('__PATH_PREFIX__', '/kit');
    const asked = vi.fn(() => Promise.resolve(new Response('[]')));
    vi.stubGlobal('fetch', asked);
    await fetchJson('/file', (value) => value);
    expect(asked).toHaveBeenCalledExactlyOnceWith('/kit/file', expect.anything());
  });

  const parseList = (value: unknown): unknown[] => {
    if (Array.isArray(value)) return value as unknown[];
    throw new Error('no list');
  };
  const answerWith = (make: (signal: AbortSignal) => Response | Promise<Response>): void => {
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => Promise.resolve(make(signal)));
  };
  const failure = async (): Promise<FetchError> => {
    const error: unknown = await fetchJson('/file', parseList).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error instanceof FetchError) return error;
    throw new Error('It did not fail.');
  };
  /** A request that fails only when it is given up. */
  const silence = (signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));

  beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('a file that arrives whole is checked and returned', async () => {
    answerWith(() => new Response('[1, 2]'));
    expect(await fetchJson('/file', parseList)).toEqual([1, 2]);
  });

  describe('what goes wrong is told apart', () => {
    test.each([
      ['missing', () => new Response('', { status: 404 })],
      ['missing', () => new Response('', { status: 410 })],
      ['server', () => new Response('', { status: 500 })],
      ['corrupt', () => new Response('<!doctype html>')],
      ['corrupt', () => new Response('{"no": "list"}')],
      ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ])('%s', async (reason, make) => {
      answerWith(make);
      expect((await failure()).reason).toBe(reason);
    });

    test('offline', async () => {
      vi.stubGlobal('navigator', { onLine: false });
      answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
      expect((await failure()).reason).toBe('offline');
    });

    test('timeout: nothing came for ten seconds', async () => {
      vi.useFakeTimers();
      answerWith(silence);
      const failed = failure();
      await vi.advanceTimersByTimeAsync(fetchTimeout);
      expect((await failed).reason).toBe('timeout');
    });

    test('a slow file that keeps coming is no failure', async () => {
      vi.useFakeTimers();
      answerWith((signal) => new Response(slowly(['[1', ',2', ']'], fetchTimeout * 0.8, signal)));
      const result = fetchJson('/file', parseList);
      await vi.advanceTimersByTimeAsync(fetchTimeout * 4);
      expect(await result).toEqual([1, 2]);
    });
  });

  function slowly(pieces: readonly string[], pause: number, signal: AbortSignal): ReadableStream<Uint8Array> {
    const left = [...pieces];
    return new ReadableStream({
      start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (signal.aborted) return;
        const piece = left.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
  }

  test('a manifest that is gone means that the site has changed', () => {
    expect(new FetchError('missing', 404).of('manifest')).toEqual({ reason: 'stale', part: 'manifest', status: 404 });
    expect(new FetchError('missing', 404).of('titles')).toEqual({ reason: 'missing', part: 'titles', status: 404 });
  });

  test('only the manifest is stale when it is gone, and a failure without a status has none', () => {
    expect(new FetchError('network').of('manifest')).toEqual({ reason: 'network', part: 'manifest' });
    expect(new FetchError('network').of('manifest')).not.toHaveProperty('status');
  });

  test('the file is asked for at its address', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response('[]'));
    });
    await fetchJson('/file', parseList);
    expect(asked).toEqual(['/file']);
  });

  test('letters of several bytes may be cut by the network', async () => {
    const bytes = new TextEncoder().encode('["漢字"]');
    const pieces = [bytes.slice(0, 3), bytes.slice(3, 6), bytes.slice(6)];
    answerWith(
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => {
              for (const piece of pieces) controller.enqueue(piece);
              controller.close();
            },
          }),
        ),
    );
    expect(await fetchJson('/file', parseList)).toEqual(['漢字']);
  });

  test('a file without a body is damaged', async () => {
    answerWith(() => new Response(null));
    expect((await failure()).reason).toBe('corrupt');
  });
});
