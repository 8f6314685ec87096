import { describe, expect, test } from 'vitest';
import {
  packNumbers,
  packRows,
  parseContents,
  parseExcerpts,
  parseManifest,
  parseTitles,
  unpackNumbers,
  unpackRows,
} from './index-files';

const context = {
  name: 'docs',
  label: 'Docs',
  filters: [{ name: 'docs.Core', label: 'Core', trail: 'Core' }],
  titles: '/search-index/current-docs-titles-1.json',
  contents: '/search-index/current-docs-contents-1.json',
  excerpts: ['/search-index/current-docs-texts-0-1.json'],
  rowsPerExcerpt: 32,
};
const rows = {
  paths: ['/docs/light'],
  titles: ['Light'],
  sections: '#',
  trail: '#',
  trails: [['Core']],
  headings: [],
  anchors: [],
};
const index = { fields: ['title'], shared: '#', added: 'light', masks: '$', sizes: '#', rows: '#', uses: '#' };

test('what the build writes is accepted as it is', () => {
  const manifest = { contexts: [context, { ...context, name: 'blog', filters: [] }] };
  expect(parseManifest(manifest)).toEqual(manifest);
  expect(parseTitles({ rows, index })).toEqual({ rows, index });
  expect(parseContents({ index })).toEqual({ index });
  expect(parseExcerpts(['Text.'])).toEqual(['Text.']);
});

describe('what a host sends in its place is refused', () => {
  test.each([
    ['nothing', null],
    ['a text', '<!DOCTYPE html>'],
    ['a list', []],
    ['no contexts', {}],
    ['a context without titles', { contexts: [{ ...context, titles: undefined }] }],
    ['a context without texts', { contexts: [{ ...context, excerpts: undefined }] }],
    ['a text whose address is none', { contexts: [{ ...context, excerpts: [1] }] }],
    ['a filter without a trail', { contexts: [{ ...context, filters: [{ name: 'a', label: 'A' }] }] }],
    ['a context that is nothing', { contexts: [null] }],
    ['a popular page without an address', { contexts: [], popular: [{ label: 'A' }] }],
    ['a context without a name', { contexts: [{ ...context, name: undefined }] }],
  ])('as manifest: %s', (_, value) => {
    expect(() => parseManifest(value)).toThrow('damaged');
  });

  test.each([
    ['nothing', null],
    ['no index', { rows }],
    ['an index without words', { rows, index: { ...index, added: undefined } }],
    ['no rows', { index }],
    ['rows that are nothing', { rows: null, index }],
    ['rows without numbers of sections', { rows: { ...rows, sections: undefined }, index }],
    ['rows without trails', { rows: { ...rows, trail: 7 }, index }],
    ['an index that is nothing', { rows, index: null }],
    ['a page without title', { rows: { ...rows, titles: [undefined] }, index }],
    ['a trail of no labels', { rows: { ...rows, trails: ['Core'] }, index }],
  ])('as titles: %s', (_, value) => {
    expect(() => parseTitles(value)).toThrow('damaged');
  });

  test.each([
    ['nothing', null],
    ['an index without postings', { index: { ...index, rows: 7 } }],
  ])('as contents: %s', (_, value) => {
    expect(() => parseContents(value)).toThrow('damaged');
  });

  test.each([
    ['nothing', null],
    ['numbers', [1]],
  ])('as texts: %s', (_, value) => {
    expect(() => parseExcerpts(value)).toThrow('damaged');
  });
});

describe('packed rows', () => {
  const row = (u: string, s: string, h: string, b: readonly string[] = []) => ({ t: `Title of ${u}`, u, s, h, b });

  test('rows come back as they were', () => {
    const rows = [
      row('/docs/a', '', '', ['Core', 'Entities']),
      row('/docs/a', 'First steps', 'first-steps', ['Core', 'Entities']),
      row('/docs/a', 'First steps', 'first-steps-1', ['Core', 'Entities']),
      // A heading that is a picture has no text.
      row('/docs/a', '', 'picture', ['Core', 'Entities']),
      row('/docs/b', '', ''),
      row('/docs/c', '', '', ['Core', 'Entities']),
      row('/docs/c', 'GET `/api/`', 'get-api', ['Core', 'Entities']),
      row('/docs/c', 'POST /addons/<addon>/logs', 'post-addons-addon-logs', ['Core', 'Entities']),
    ];
    expect(unpackRows(packRows(rows))).toEqual(rows);
    expect(packRows(rows).anchors).toEqual(['', 'first-steps-1', 'picture', '', '']);
    expect(packRows(rows).trails).toEqual([['Core', 'Entities'], []]);
    expect(unpackRows(packRows([]))).toEqual([]);
  });
});

describe('packed numbers', () => {
  const numbers = [0, 1, 56, 57, 58, 92, 127, 2000, 0xd800 - 0x23 - 2, 0xd800 - 0x23 - 1, 0xd800, 60_000, 70_000];

  test('numbers come back as they were, also around what has to be left out', () => {
    expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    expect(unpackNumbers(String(JSON.parse(JSON.stringify(packNumbers(numbers)))))).toEqual(numbers);
  });

  test('JSON escapes none of them', () => {
    const all = packNumbers(Array.from({ length: 70_000 }, (_, number) => number));
    expect(JSON.stringify(all)).toBe(`"${all}"`);
  });

  test('small numbers take one byte', () => {
    expect(new TextEncoder().encode(packNumbers([0, 50, 91])).length).toBe(3);
  });
});
