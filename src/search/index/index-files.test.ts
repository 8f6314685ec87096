import { describe, expect, test } from 'vitest';
import { parseContents, parseExcerpts, parseManifest, parseTitles } from './index-files';

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
  const manifest = { version: 'current', contexts: [context, { ...context, name: 'blog', filters: [] }] };
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
    ['no contexts', { version: 'current' }],
    ['no version', { contexts: [context] }],
    ['a context without titles', { version: 'current', contexts: [{ ...context, titles: undefined }] }],
    ['a context without texts', { version: 'current', contexts: [{ ...context, excerpts: undefined }] }],
    [
      'a filter without a trail',
      { version: 'current', contexts: [{ ...context, filters: [{ name: 'a', label: 'A' }] }] },
    ],
    ['a context that is nothing', { version: 'current', contexts: [null] }],
    ['a context without a name', { version: 'current', contexts: [{ ...context, name: undefined }] }],
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
