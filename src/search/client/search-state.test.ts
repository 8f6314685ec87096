import { describe, expect, test } from 'vitest';
import { sampleAnswer } from '../../../test/samples/sample-hits';
import type { SearchEvent, SearchFailure } from '../types';
import { after, nothing } from './search-state';
import type { SearchState } from './search-state';

const contexts = [{ name: 'docs', label: 'Docs' }];
const ready: SearchEvent = { type: 'ready', contexts };
const answered = (more: Parameters<typeof sampleAnswer>[0] = {}): SearchEvent => ({
  type: 'answer',
  answer: sampleAnswer(more),
});
const failed = (part: SearchFailure['part']): SearchEvent => ({ type: 'failed', failure: { reason: 'network', part } });
const excerpt = { key: '/a#', text: 'A text.', marks: [] };
const excerpts: SearchEvent = { type: 'excerpts', excerpts: [excerpt] };

/** What is known after some events of the questions `query`. */
const known = (...events: readonly (readonly [query: string, event: SearchEvent])[]): SearchState =>
  events.reduce((state, [query, event]) => after(state, event, query), nothing);

test('the contexts are known as soon as the index is there, and stay', () => {
  expect(known(['', ready])).toEqual({ ...nothing, contexts });
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
