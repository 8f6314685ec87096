import { createElement, lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderBody } from './render-body';

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
});

test('a part that comes late stands in its place, without a script that puts it there', async () => {
  const Late = lazy(
    () => new Promise<{ default: () => string }>((resolve) => setTimeout(resolve, 10, { default: () => 'Late' })),
  );
  const part = createElement(Suspense, { fallback: 'Loading' }, createElement(Late));
  const { html } = await renderBody(createElement('main', {}, part));
  expect(html).toMatch(/^<main>(?:<!--\W*-->)*Late(?:<!--\W*-->)*<\/main>$/);
});
