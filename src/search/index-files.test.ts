import { describe, expect, test } from 'vitest';
import { parseManifest, parseSearchFile } from './index-files';

const context = { name: 'docs', label: 'Docs', file: '/search-index/current-docs-1.json' };
const document = { t: 'Light', u: '/docs/light', s: '', h: '', b: ['Core'] };
const index = { version: '2.3.9', fields: ['title'], fieldVectors: [], invertedIndex: [], pipeline: [] };

test('what the build writes is accepted as it is', () => {
  const manifest = { version: 'current', contexts: [context] };
  expect(parseManifest(manifest)).toEqual(manifest);
  const file = { documents: [document], index };
  expect(parseSearchFile(file)).toEqual(file);
});

describe('what a host sends in its place is refused', () => {
  test.each([
    ['nothing', null],
    ['a text', '<!DOCTYPE html>'],
    ['a list', []],
    ['no contexts', { version: 'current' }],
    ['no version', { contexts: [context] }],
    ['a context without file', { version: 'current', contexts: [{ name: 'docs', label: 'Docs' }] }],
  ])('as manifest: %s', (_, value) => {
    expect(() => parseManifest(value)).toThrow();
  });

  test.each([
    ['nothing', null],
    ['no index', { documents: [document] }],
    ['an index without words', { documents: [document], index: { ...index, invertedIndex: undefined } }],
    ['no documents', { index }],
    ['a document without title', { documents: [{ ...document, t: undefined }], index }],
    ['a document without trail', { documents: [{ ...document, b: undefined }], index }],
  ])('as index: %s', (_, value) => {
    expect(() => parseSearchFile(value)).toThrow();
  });
});
