import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ChapterContents } from './ChapterParts';

let Contents: typeof ChapterContents;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('gatsby', () => ({ navigate: () => undefined }));
  ({ ChapterContents: Contents } = await import('./ChapterParts'));
});
afterAll(() => {
  vi.doUnmock('gatsby');
  vi.resetModules();
});

const entry = (id: string, page: number) => ({ title: id, anchor: id, page, path: page === 1 ? '' : `/c/${page}` });

test.each([
  [[1, 1], false],
  [[1, 2], true],
])('the contents of a chapter with docs on the pages %j are folded: %s', (pages, isFolded) => {
  const contents = pages.map((page, at) => entry(`d${at}`, page));
  const html = renderToStaticMarkup(createElement(Contents, { contents }));
  expect(html.includes('<details')).toBe(isFolded);
  expect(html.match(/<li/g)).toHaveLength(pages.length);
});
