import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../test/fake-hooks';
import { sampleAnswer } from '../../../test/samples/sample-hits';
import type { SearchEvent, SearchQuestion } from '../types';
import type { useSearch } from './use-search';

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
