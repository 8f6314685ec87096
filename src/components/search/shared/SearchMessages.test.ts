import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchFailure } from '../../../search/types';
import { fakeHooks } from '../../../../test/fake-hooks';
import { SearchAdvice, SearchFailure as SearchFailureMessage, failureText, summaryOf } from './SearchMessages';

const index = 'The search index';
const texts = 'Only titles and names are searched. The page text';

test.each<[SearchFailure['reason'], string]>([
  ['offline', ' could not be loaded because this device is offline.'],
  ['network', ' could not be loaded because the site does not respond.'],
  ['timeout', ' could not be loaded because the site does not respond.'],
  ['missing', ' could not be found (404).'],
  ['server', ' could not be loaded because of a server error (500).'],
  ['corrupt', ' is damaged.'],
])('%s: the reader hears what is missing and why', (reason, text) => {
  expect(failureText({ reason, part: 'titles' })).toBe(index + text);
  expect(failureText({ reason, part: 'contents' })).toBe(texts + text);
});

test('the status of the host is told', () => {
  expect(failureText({ reason: 'missing', part: 'titles', status: 410 })).toContain('(410)');
  expect(failureText({ reason: 'server', part: 'titles', status: 503 })).toContain('(503)');
});

test('after a deploy, and after a crash, it does not matter which part was on its way', () => {
  expect(failureText({ reason: 'stale', part: 'manifest', status: 404 })).toBe(
    'The site has changed since this page was opened. Reload the page to search it.',
  );
  expect(failureText({ reason: 'crash', part: 'worker' })).toBe('Search stopped unexpectedly.');
});

test.each<[SearchFailure['reason'], string, readonly string[]]>([
  ['offline', 'Search will continue when you are back online.', ['Try again']],
  ['network', 'Check your connection and try again.', ['Try again']],
  ['timeout', 'Check your connection and try again.', ['Try again']],
  ['missing', 'Try again in a minute.', ['Try again']],
  ['server', 'Try again in a minute.', ['Try again']],
  ['corrupt', 'If that does not help, reload the page.', ['Reload page', 'Try again']],
  ['crash', 'If that does not help, reload the page.', ['Reload page', 'Try again']],
  ['stale', 'Reload the page to search it. ', ['Reload page', 'Try again']],
])('%s: the reader is told what helps: %s', (reason, advice, buttons) => {
  const failure: SearchFailure = { reason, part: 'titles' };
  const html = renderToStaticMarkup(createElement(SearchFailureMessage, { failure, onRetry: vi.fn() }));
  expect(html).toContain('role="alert"');
  expect(html).toContain(`${advice}</p>`);
  expect(Array.from(html.matchAll(/<button[^>]*>(.*?)</g), ([, label]) => label)).toEqual(buttons);
});

test.each([
  ['offline', 1],
  ['network', 0],
] as const)('%s: when the network is back, search tries again so often: %i', async (reason, times) => {
  const hooks = fakeHooks();
  vi.stubGlobal('window', new EventTarget());
  vi.resetModules();
  vi.doMock('react', async (original) => ({ ...(await original<object>()), ...hooks.react }));
  const { SearchFailure: Message } = await import('./SearchMessages');
  const onRetry = vi.fn();
  hooks.render(() => Message({ failure: { reason, part: 'titles' }, onRetry }));
  window.dispatchEvent(new Event('online'));
  hooks.unmount();
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(times);
  vi.doUnmock('react');
  vi.resetModules();
});

describe('what is said about an answer', () => {
  const answer = (total: number, coverage: SearchAnswer['coverage'] = 'all'): SearchAnswer => ({
    tiers: ['titles', 'contents'],
    final: true,
    pages: [],
    total,
    counts: { '': total },
    coverage,
    unknown: ['xylophone'],
    highlight: '',
  });

  test.each([
    [answer(0), 'No results'],
    [answer(0, 'similar'), 'No results'],
    [answer(1), '1 result'],
    [answer(12), '12 results'],
    [answer(12, 'some'), '12 results. No page has all of these words. Showing pages with some of them.'],
    [answer(1, 'similar'), '1 result. No page has these words. Showing pages with similar ones.'],
  ])('%j', (given, text) => {
    expect(summaryOf(given, 'xylophone')).toBe(text);
  });

  test.each([
    [0, true],
    [1, false],
  ])('%i results: whether there is advice on other words is %s', (total, isAdvised) => {
    const html = renderToStaticMarkup(createElement(SearchAdvice, { answer: answer(total), onQuery: vi.fn() }));
    expect(html.includes('Check the spelling.')).toBe(isAdvised);
  });

  test.each([0, 3])('with %i results, another spelling is offered where there is one', (total) => {
    const given = { ...answer(total), suggestion: 'saxophone' };
    const html = renderToStaticMarkup(createElement(SearchAdvice, { answer: given, onQuery: vi.fn() }));
    expect(html.replace(/<[^>]*>/g, '')).toBe('Did you mean saxophone?');
  });

  test('words that are nowhere are named if there are several, a few of them', () => {
    const advice = (unknown: readonly string[]): string =>
      renderToStaticMarkup(createElement(SearchAdvice, { answer: { ...answer(0), unknown }, onQuery: vi.fn() }));
    expect(advice(['xylophone'])).not.toContain('Not found');
    expect(advice(['a', 'b'])).toContain('Not found on this site: a, b.');
    expect(advice(['a', 'b', 'c', 'd', 'e', 'f'])).toContain('Not found on this site: a, b, c, d, e.');
    expect(advice(['a', 'x'.repeat(300)])).toContain(`a, ${'x'.repeat(197)}.`);
  });

  test('another spelling is offered instead of advice', () => {
    const given = { ...answer(0, 'similar'), suggestion: 'saxophone' };
    const html = renderToStaticMarkup(createElement(SearchAdvice, { answer: given, onQuery: vi.fn() }));
    expect(html.replace(/<[^>]*>/g, '')).toBe('Did you mean saxophone?');
  });

  test.each(['->', '**', '« »'])(
    '%j holds nothing that search can find, and the reader hears what it finds',
    (query) => {
      expect(summaryOf({ ...answer(0), unknown: [] }, query)).toMatch(/^Search finds words and names, not signs\./);
    },
  );

  test('the beginning of a question is not said to have no results', () => {
    const begun = { ...answer(0), unknown: [] };
    expect(summaryOf(begun, 'how')).toBe('Type a name, part of a name, or a few words.');
    // A part of the site may lack words that others have, and titles alone do not tell.
    expect(summaryOf({ ...begun, counts: { '': 3 } }, 'how')).toBe('No results');
    expect(summaryOf({ ...begun, tiers: ['titles'] }, 'how')).toBe('No results');
  });
});
