import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SampleHost, sampleSearchFiles } from '../../../test/samples/sample-search-files';
import { parseManifest } from '../index/index-files';
import { manifestPath } from '../types';
import type { SearchFailure } from '../types';
import { Engine } from './engine';

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
    host.files.set(manifestPath, { version: 'current', contexts: [docs, { ...blog, name: 'docs' }, docs, blog] });
    await load();
    expect(heard).toEqual([2, 5, 6].map((count) => `titles of ${count} rows`).concat('titles+contents of 6 rows'));
    expect(engine.loaded?.contexts.map(({ name }) => name)).toEqual(['docs', 'blog']);
    expect(await engine.textOf(4)).toBe('A lock can be jammed.');
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
