import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../test/fake-hooks';
import { sampleAnswer } from '../../../test/samples/sample-hits';
import type { SearchEvent, SearchFailure, SearchQuestion } from '../types';
import { after, nothing } from './use-search';
import type { SearchState, useSearch } from './use-search';

const question = (query: string): SearchQuestion => ({
  ...{ query, context: '', offset: 0, limit: 8, hitsPerPage: 2, excerpts: false },
});
const answer = sampleAnswer({});

interface Asked {
  readonly question: SearchQuestion;
  readonly tell: (event: SearchEvent) => void;
  cancelled: boolean;
}
let asked: Asked[];
let search: (question: SearchQuestion) => ReturnType<typeof useSearch>;
let hooks: ReturnType<typeof fakeHooks>;

beforeEach(async () => {
  asked = [];
  hooks = fakeHooks();
  vi.resetModules();
  vi.doMock('react', () => hooks.react);
  vi.doMock('./search-client', () => ({
    ask: (question: SearchQuestion, tell: Asked['tell']) => {
      const one: Asked = { question, tell, cancelled: false };
      asked.push(one);
      return () => void (one.cancelled = true);
    },
  }));
  const loaded = await import('./use-search');
  search = (question) => hooks.render(() => loaded.useSearch(question));
});
afterEach(() => {
  vi.doUnmock('react');
  vi.doUnmock('./search-client');
  vi.resetModules();
});

test('a question is asked once, however often the component renders', () => {
  for (const query of ['a', 'a', 'a']) search(question(query));
  expect(asked.map((one) => one.question)).toEqual([question('a')]);
});

test.each([
  ['query', { query: 'b' }],
  ['context', { context: 'blog' as const }],
  ['offset', { offset: 8 }],
  ['limit', { limit: 16 }],
  ['hits of a page', { hitsPerPage: 3 }],
  ['excerpts', { excerpts: true }],
  ['release', { release: '2025.3' }],
])('another %s is another question, and the one before is cancelled', (_, change) => {
  search(question('a'));
  search({ ...question('a'), ...change });
  expect(asked.map((one) => one.question)).toEqual([question('a'), { ...question('a'), ...change }]);
  expect(asked.map(({ cancelled }) => cancelled)).toEqual([true, false]);
});

test('an answer names the query that it is for, and stays while the next one is on its way', () => {
  search(question('a'));
  asked[0]?.tell({ type: 'answer', answer });
  expect(search(question('a'))).toMatchObject({ answer, answeredQuery: 'a' });
  expect(search(question('ab'))).toMatchObject({ answer, answeredQuery: 'a' });
});

test('after a failure, a retry asks the same question again, and the message is gone', () => {
  search(question('a'));
  asked[0]?.tell({ type: 'failed', failure: { reason: 'crash', part: 'worker' } });
  const failed = search(question('a'));
  expect(failed.failure).toEqual({ reason: 'crash', part: 'worker' });
  failed.retry();
  expect(search(question('a')).failure).toBeUndefined();
  expect(asked.map(({ cancelled }) => cancelled)).toEqual([true, false]);
});

test('a component that goes cancels its question', () => {
  search(question('a'));
  hooks.unmount();
  expect(asked[0]?.cancelled).toBe(true);
});

describe('what is known after some events', () => {
  const contexts = [{ name: 'docs', label: 'Docs' }];
  const popular = [{ label: 'A', href: '/a' }];
  const ready: SearchEvent = { type: 'ready', contexts, popular };
  const answered = (more: Parameters<typeof sampleAnswer>[0] = {}): SearchEvent => ({
    type: 'answer',
    answer: sampleAnswer(more),
  });
  const failed = (part: SearchFailure['part']): SearchEvent => ({
    type: 'failed',
    failure: { reason: 'network', part },
  });
  const excerpt = { key: '/a#', text: 'A text.', marks: [] };
  const excerpts: SearchEvent = { type: 'excerpts', excerpts: [excerpt] };

  /** What is known after some events of the questions `query`. */
  const known = (...events: readonly (readonly [query: string, event: SearchEvent])[]): SearchState =>
    events.reduce((state, [query, event]) => after(state, event, query), nothing);

  test('the contexts and popular pages are known as soon as the index is there, and stay', () => {
    expect(known(['', ready])).toEqual({ ...nothing, contexts, popular });
    expect(known(['', ready], ['light', answered()], ['light', failed('contents')]).contexts).toEqual(contexts);
  });

  describe('an answer', () => {
    test('says which query it is for', () => {
      expect(known(['light', answered({ total: 3 })])).toMatchObject({ answeredQuery: 'light', answer: { total: 3 } });
    });

    test('stays while the next is on its way', () => {
      expect(known(['light', answered({ total: 3 })], ['lights', ready]).answer?.total).toBe(3);
    });

    test('to the same query keeps the texts around its hits, to another it does not', () => {
      const events = [
        ['light', answered()],
        ['light', excerpts],
      ] as const;
      expect(known(...events).excerpts.get('/a#')).toEqual(excerpt);
      expect(known(...events, ['light', answered()]).excerpts.size).toBe(1);
      expect(known(...events, ['lock', answered()]).excerpts.size).toBe(0);
    });
  });

  describe('a failure', () => {
    test('is told until the index is there after all', () => {
      expect(known(['', failed('manifest')]).failure?.part).toBe('manifest');
      expect(known(['', failed('manifest')], ['', ready]).failure).toBeUndefined();
    });

    test('of the contents is told beside answers that rest on titles for good', () => {
      const titles = answered({ tiers: ['titles'] });
      const events = [
        ['light', failed('contents')],
        ['light', ready],
        ['light', titles],
      ] as const;
      expect(known(...events).failure?.part).toBe('contents');
      expect(known(...events, ['light', answered()]).failure).toBeUndefined();
      expect(known(...events, ['light', answered({ tiers: ['titles'], final: false })]).failure).toBeUndefined();
    });
  });
});
