import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../test/fake-hooks';
import type * as ChapterParts from './ChapterParts';

let parts: typeof ChapterParts;
const hooks = fakeHooks();
const navigate = vi.fn();
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('gatsby', () => ({
    navigate,
    Link: ({ to, ...rest }: { to: string }) => createElement('a', { href: to, ...rest }),
  }));
  vi.doMock('react', async (original) => ({ ...(await original<object>()), ...hooks.react }));
  parts = await import('./ChapterParts');
});
afterAll(() => {
  vi.doUnmock('gatsby');
  vi.doUnmock('react');
  vi.resetModules();
});

const entry = (id: string, page: number) => ({ title: id, anchor: id, page, path: page === 1 ? '' : `/c/${page}` });

test.each([
  [[1, 1], false],
  [[1, 2], true],
])('the contents of a chapter with docs on the pages %j are folded: %s', (pages, isFolded) => {
  const contents = pages.map((page, at) => entry(`d${at}`, page));
  const html = renderToStaticMarkup(createElement(parts.ChapterContents, { contents }));
  expect(html.includes('<details')).toBe(isFolded);
  expect(html.match(/<li/g)).toHaveLength(pages.length);
});

test('entries of other pages have the anchors of their docs on those pages; entries of this page stand with the docs', () => {
  const html = renderToStaticMarkup(createElement(parts.ChapterContents, { contents: [entry('a', 1), entry('b', 2)] }));
  expect(html.match(/<li.*?<\/li>/g)).toEqual([
    '<li><a href="#a">a</a></li>',
    '<li id="b"><a href="/c/2#b">b</a></li>',
  ]);
});

test('a part of a chapter leads to those before and after it, by their first and last docs', () => {
  const contents = [entry('a', 1), entry('b', 1), entry('c', 2), entry('d', 3), entry('e', 3)];
  const neighbors = (page: number): string[] =>
    (renderToStaticMarkup(createElement(parts.ChapterNeighbors, { page, contents })).match(/<a.*?<\/a>/g) ?? []).map(
      (link) => link.replace(/<a href="([^"]*)".*?rel="(\w+)".*?<\/span>(.*?)<\/a>/, '$2 $1 $3'),
    );
  expect(neighbors(1)).toEqual(['next /c/2 c to c']);
  expect(neighbors(2)).toEqual(['prev  a to b', 'next /c/3 d to e']);
  expect(neighbors(3)).toEqual(['prev /c/2 c to c']);
});

test('the title of a section leads to the page of its doc', () => {
  const section = { path: '/docs/a', title: 'A', anchor: 'a', length: 1000 };
  const html = renderToStaticMarkup(createElement(parts.ChapterSection, section, 'Text'));
  expect(html).toContain('<h2 id="a"><a href="/docs/a">A</a></h2>Text</section>');
  expect(html).toContain('data-rows="5"');
});

test.each([
  ['#b', '/c/2#b'],
  ['#a', undefined],
  ['', undefined],
])('the old link %j leads to %j, in the place of this page', (hash, target) => {
  navigate.mockClear();
  hooks.render(() => parts.useMovedAnchor(hash, [entry('a', 1), entry('b', 2)]));
  expect(navigate.mock.calls).toEqual(target === undefined ? [] : [[target, { replace: true }]]);
});
