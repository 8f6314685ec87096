import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { expect, test } from 'vitest';
import { provideHelmet } from '../ui/Head';
import { CrashPage, errorChain } from './CrashPage';

test('an error is followed by what caused it, to the root', () => {
  const root = new TypeError('no network');
  const error = new Error('the page broke', { cause: new Error('the data is missing', { cause: root }) });
  expect(errorChain(error)).toEqual(['the page broke', 'the data is missing', 'no network']);
});

test('an error without words is called by its kind', () => {
  expect(errorChain(new RangeError())).toEqual(['RangeError']);
});

test.each([
  ['a text', 'broken', ['broken']],
  ['a number', 7, ['7']],
  ['null', null, ['null']],
])('%s that was thrown in place of an error is shown', (_, thrown, messages) => {
  expect(errorChain(thrown)).toEqual(messages);
});

test('errors that name each other as their cause are shown once', () => {
  const one = new Error('one');
  one.cause = new Error('two', { cause: one });
  expect(errorChain(one)).toEqual(['one', 'two']);
});

test('a page that crashed says so, and search engines are not to list what they have met', () => {
  provideHelmet(Helmet);
  const html = renderToStaticMarkup(
    createElement(CrashPage, { thrown: new Error('broken'), onRetry: () => undefined }),
  );
  expect(html).toMatch(/<div role="alert"><h1>This page crashed\.<\/h1>.*broken/);
  const { title, meta } = Helmet.renderStatic();
  expect(title.toString()).toContain('This page crashed.');
  expect(meta.toString()).toContain('content="noindex"');
});
