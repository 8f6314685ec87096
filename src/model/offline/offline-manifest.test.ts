import { describe, expect, test } from 'vitest';
import {
  megabytes,
  nothingSaved,
  parseManifest,
  parseRecord,
  planToSave,
  savedBytes,
  sectionPages,
} from './offline-manifest';
import type { OfflineManifest } from './offline-manifest';

const manifest: OfflineManifest = {
  build: 'b1',
  files: {
    '/app.js': ['1', 100],
    '/a': ['2', 10],
    '/a.json': ['3', 5],
    '/b': ['4', 20],
    '/c': ['5', 40],
    '/p.svg': ['6', 1],
  },
  shared: ['/app.js'],
  pages: [
    { path: '/a', section: 'Core', files: ['/a', '/a.json', '/p.svg'] },
    { path: '/b', section: 'Core', files: ['/b', '/p.svg'] },
    { path: '/c', section: '', files: ['/c'] },
  ],
};
const saved = (paths: readonly string[]) => {
  const { pages, missing } = planToSave(manifest, paths, nothingSaved);
  const files = Object.fromEntries(missing.map((address) => [address, manifest.files[address] ?? (['', 0] as const)]));
  return { pages, files };
};

describe('a section', () => {
  test('has the pages of the sidebar', () => {
    expect(sectionPages(manifest, '/b')).toEqual(['/a', '/b']);
  });
  test.each(['/c', '/unknown'])('of %s has none, although other pages are in no section either', (path) => {
    expect(sectionPages(manifest, path)).toEqual([]);
  });
});

describe('a plan', () => {
  test('has the files of the pages, and once what they share', () => {
    const plan = planToSave(manifest, ['/a', '/b'], nothingSaved);
    expect(plan).toEqual({
      pages: ['/a', '/b'],
      missing: ['/app.js', '/a', '/a.json', '/p.svg', '/b'],
      bytes: 136,
      outdated: [],
    });
  });

  test('without pages has nothing, not even what all pages share', () => {
    expect(planToSave(manifest, [], nothingSaved)).toEqual({ pages: [], missing: [], bytes: 0, outdated: [] });
  });

  test('leaves out what is there, and keeps the pages that were saved before', () => {
    expect(planToSave(manifest, ['/c'], saved(['/a']))).toMatchObject({
      pages: ['/a', '/c'],
      missing: ['/c'],
      bytes: 40,
    });
  });

  test('fetches again what has changed, and drops what is gone', () => {
    const next = {
      ...manifest,
      files: { ...manifest.files, '/a': ['2b', 11] as const },
      pages: manifest.pages.slice(0, 1),
    };
    expect(planToSave(next, [], saved(['/a', '/b']))).toEqual({
      pages: ['/a'],
      missing: ['/a'],
      bytes: 11,
      outdated: ['/b'],
    });
  });
});

test('the size of what is saved is that of all its files', () => {
  expect(savedBytes(saved(['/c']))).toBe(140);
});

test.each([
  [1, '0.1'],
  [1_240_000, '1.2'],
  [9_940_000, '9.9'],
  [9_960_000, '10'],
  [33_463_571, '33'],
])('%i bytes are %s MB', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text);
});

test('a manifest survives its way as JSON', () => {
  expect(parseManifest(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest);
});

test.each([
  ['nothing', null],
  ['a page', '<!DOCTYPE html>'],
  ['no build', { ...manifest, build: 1 }],
  ['a file without its size', { ...manifest, files: { '/a': ['1'] } }],
  ['an address that is no text', { ...manifest, shared: [1] }],
  ['a page without a section', { ...manifest, pages: [{ path: '/a', files: [] }] }],
  ['a page without files', { ...manifest, pages: [{ path: '/a', section: 'A' }] }],
  ['a page without an address', { ...manifest, pages: [{ section: 'A', files: [] }] }],
])('%s is no manifest', (_, value) => {
  expect(() => parseManifest(value)).toThrow('offline.json is not what the build writes');
});

test('a damaged record counts as none', () => {
  expect(parseRecord(saved(['/a']))).toEqual(saved(['/a']));
  for (const damaged of [null, {}, { pages: ['/a'], files: { '/a': 1 } }, { pages: [1], files: {} }])
    expect(parseRecord(damaged)).toEqual(nothingSaved);
});
