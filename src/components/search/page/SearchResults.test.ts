import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PageHits, SearchHit } from '../../../search/types';
import type * as Result from './PageResult';
import type * as Results from './SearchResults';
import type * as Start from './SearchStart';

let { ContextFilter, SearchResults }: Partial<typeof Results> = {};
let { PageResult }: Partial<typeof Result> = {};
let { ChipList }: Partial<typeof Start> = {};
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('gatsby', () => ({ navigate: () => undefined }));
  ({ ContextFilter, SearchResults } = await import('./SearchResults'));
  ({ PageResult } = await import('./PageResult'));
  ({ ChipList } = await import('./SearchStart'));
});
afterAll(() => {
  vi.doUnmock('gatsby');
  vi.resetModules();
});

/** The HTML of a component, to be looked through. */
function shown<Props extends object>(component: React.ComponentType<Props> | undefined, props: Props) {
  if (!component) throw new Error('The component is not loaded.');
  return load(renderToStaticMarkup(createElement(component, props)), null, false);
}

const contexts = [
  { name: 'docs', label: 'Docs' },
  { name: 'docs.Core', label: 'Core' },
  { name: 'blog', label: 'Blog' },
];
const filtered = (context: string, counts: Record<string, number>, final = true) => {
  const address = { query: 'fan', context, version: '1.0', page: 3 };
  return shown(ContextFilter, { address, contexts, counts, final });
};

test('parts of the site with results lead to these, and the chosen one is marked', () => {
  const $ = filtered('docs', { '': 5, docs: 3, blog: 2 });
  expect(
    $('a')
      .toArray()
      .map((link) => [$(link).text(), $(link).attr('href'), $(link).attr('aria-current')]),
  ).toEqual([
    ['Whole site 5', '/search?q=fan&version=1.0', undefined],
    ['Docs 3', '/search?q=fan&ctx=docs&version=1.0', 'true'],
    ['Blog 2', '/search?q=fan&ctx=blog&version=1.0', undefined],
  ]);
  expect($('[data-provisional]')).toHaveLength(0);
  expect(filtered('docs', { '': 5, docs: 3 }, false)('[data-provisional]')).toHaveLength(2);
});

test('a part that is chosen stays although it has no results, and without any part there is nothing to choose', () => {
  const $ = filtered('docs.Core', { '': 2, blog: 2 });
  expect(
    $('a')
      .toArray()
      .map((link) => $(link).text()),
  ).toEqual(['Whole site 2', 'Core 0', 'Blog 2']);
  expect(filtered('', { '': 0 }).html()).toBe('');
});

const hit = (s: string, kind: SearchHit['kind'] = 'heading'): SearchHit => ({
  ...{ key: `/docs/fan#${s}`, kind, score: 1 },
  document: { t: 'Fan entity', u: '/docs/fan', s, h: s, b: ['Core'] },
  marks: { t: [[0, 3]], s: [], b: [] },
});
const excerpts = new Map([
  ['/docs/fan#', { key: '/docs/fan#', text: 'A fan moves air.', marks: [] }],
  ['/docs/fan#speed', { key: '/docs/fan#speed', text: '', marks: [] }],
]);
function result(
  hits: PageHits['hits'],
  { count = hits.length, ...more }: Partial<Parameters<typeof Result.PageResult>[0] & PageHits> = {},
) {
  const page: PageHits = { key: '/docs/fan', context: 'docs', hits, count, partial: false };
  const props = { lacking: false, query: 'fan', highlight: 'fan', opened: false, onToggle: () => undefined };
  return shown(PageResult, { page, excerpts, ...props, ...more });
}

test('a result has its page, the text of that, and its sections with theirs', () => {
  const $ = result([hit('speed'), hit(''), hit('modes')]);
  expect($('h2 a').attr('href')).toBe('/docs/fan');
  expect($('h2').text()).toBe('Fan entity');
  // The title of the page, which follows, is no part of the way to it.
  expect($('p').first().text()).toBe('Core');
  expect($('h2 mark').text()).toBe('Fan');
  expect(
    $('li a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual(['/docs/fan#speed', '/docs/fan#modes']);
  expect($('h2 + p').text()).toBe('A fan moves air.');
  expect(
    $('li p')
      .toArray()
      .map((text) => $(text).attr('data-empty')),
  ).toEqual(['', undefined]);
  expect($.html()).not.toContain('Does not contain all words');
});

test('a result says what it lacks, and has no list without sections', () => {
  const $ = result([hit('', 'title')], { lacking: true });
  expect($.text()).toContain('Does not contain all words');
  expect($('ul')).toHaveLength(0);
  expect($('button')).toHaveLength(0);
});

test.each([
  [1, false, undefined, undefined],
  [2, false, '1 more place on this page', 'false'],
  [5, false, '4 more places on this page', 'false'],
  [1, true, 'Show fewer places', 'true'],
])('of a page with %i places, opened: %s, the button says %s', (count, opened, words, expanded) => {
  const button = result([hit('speed')], { count, opened })('button');
  expect([button.text() || undefined, button.attr('aria-expanded')]).toEqual([words, expanded]);
});

test('a list of links is named by its title, and is nothing without links', () => {
  const links = [{ label: 'Core', href: '/docs/core' }];
  const $ = shown(ChipList, { id: 'sections', title: 'Sections', links });
  expect($('section').attr('aria-labelledby')).toBe($('h2').attr('id'));
  expect($('a[href="/docs/core"]').text()).toBe('Core');
  expect(shown(ChipList, { id: 'sections', title: 'Sections', links: [] }).html()).toBe('');
});

test('after results that crashed, another query is another attempt, and another page of them is not', () => {
  const attempt = (query: string, page = 1): unknown =>
    Reflect.get(Object(SearchResults?.({ address: { query, context: '', version: '', page } }).props), 'path');
  expect(attempt('fan')).not.toBe(attempt('light'));
  expect(attempt('fan', 2)).toBe(attempt('fan'));
});
