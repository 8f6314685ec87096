import { createElement, lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { callHook } from '../../test/fake-gatsby';
import * as failed from './outputs/failed-pages';
import { renderBody, replaceRenderer } from './render-body';

function Failing(): never {
  throw new Error('There is no window.');
}

test('a part of a page that fails leaves the rest, and is named', async () => {
  const part = createElement(Suspense, {}, createElement(Failing));
  const { html, failures } = await renderBody(createElement('main', {}, createElement('h1', {}, 'Around'), part));
  expect(html).toContain('<h1>Around</h1>');
  expect(failures).toEqual(['There is no window.']);
});

test('a page that fails as a whole is not rendered', async () => {
  await expect(renderBody(createElement(Failing))).rejects.toThrow('There is no window.');
  const Never = lazy(() => new Promise<{ default: () => string }>(() => undefined));
  const part = createElement(Suspense, {}, createElement(Never));
  await expect(renderBody(createElement('main', {}, part, createElement(Failing)))).rejects.toThrow('no window');
});

test('a part that comes late stands in its place, without a script that puts it there', async () => {
  const Late = lazy(
    () => new Promise<{ default: () => string }>((resolve) => setTimeout(resolve, 10, { default: () => 'Late' })),
  );
  const part = createElement(Suspense, { fallback: 'Loading' }, createElement(Late));
  const { html } = await renderBody(createElement('main', {}, part));
  expect(html).toMatch(/^<main>(?:<!--\W*-->)*Late(?:<!--\W*-->)*<\/main>$/);
});

test('what fails of a page of a tree is named once each, and a page that fails as a whole is left to browsers', async () => {
  const keep = vi.spyOn(failed, 'keepFailedPage').mockReturnValue();
  const replaced: string[] = [];
  const render = (bodyComponent: ReactNode, pathname: string) =>
    callHook(replaceRenderer, {
      bodyComponent,
      pathname,
      replaceBodyHTMLString: (html: string) => replaced.push(html),
    });
  const part = createElement(Suspense, {}, createElement(Failing));
  await render(createElement('main', {}, 'Around', part, part), '/parts');
  await render(createElement(Failing), '/whole');
  await render(createElement('main', {}, 'Sound'), '/sound');
  await render('text', '/text');
  expect(replaced).toEqual([expect.stringContaining('<main>Around'), '<!---->', '<main>Sound</main>']);
  expect(keep.mock.calls).toEqual([
    ['/parts', 'There is no window.'],
    ['/whole', 'There is no window.'],
  ]);
});
