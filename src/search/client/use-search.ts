import { useCallback, useEffect, useState } from 'react';
import type {
  Excerpt,
  PageLink,
  SearchAnswer,
  SearchContext,
  SearchEvent,
  SearchFailure,
  SearchQuestion,
} from '../types';
import { ask } from './search-client';

/** What is known of a search so far. */
export interface SearchState {
  /** The contexts to choose from; empty until the index is there. */
  readonly contexts: readonly SearchContext[];
  /** Pages to offer before anything is typed; empty until the index is there. */
  readonly popular: readonly PageLink[];
  /** The answer to the last question that was answered; it stays while the next is on its way. */
  readonly answer: SearchAnswer | undefined;
  /** The query that the answer is for; another one than asked while the answer is on its way. */
  readonly answeredQuery: string;
  /** Texts around the hits, by key of the hit. */
  readonly excerpts: ReadonlyMap<string, Excerpt>;
  /** What went wrong. Beside an answer that rests on titles alone, it tells why the contents are not searched. */
  readonly failure: SearchFailure | undefined;
}

/** Before the first event. */
export const nothing: SearchState = {
  contexts: [],
  popular: [],
  answer: undefined,
  answeredQuery: '',
  excerpts: new Map(),
  failure: undefined,
};

/** What an event of a question adds to what is known; `query` is the question's. */
export function after(before: SearchState, event: SearchEvent, query: string): SearchState {
  switch (event.type) {
    case 'ready':
      // A failure of the contents is told beside answers from titles.
      return {
        ...before,
        contexts: event.contexts,
        popular: event.popular,
        failure: before.failure?.part === 'contents' ? before.failure : undefined,
      };
    case 'failed':
      return { ...before, failure: event.failure };
    case 'answer':
      return {
        ...before,
        answer: event.answer,
        answeredQuery: query,
        excerpts: before.answeredQuery === query ? before.excerpts : new Map(),
        failure: event.answer.final && !event.answer.tiers.includes('contents') ? before.failure : undefined,
      };
    case 'excerpts':
      return { ...before, excerpts: new Map(event.excerpts.map((excerpt) => [excerpt.key, excerpt])) };
  }
}

/** Loads the index when first used and answers the question whenever it changes. Late answers of older ones are dropped. */
export function useSearch({
  query,
  context,
  offset,
  limit,
  hitsPerPage,
  opened,
  excerpts,
  release = '',
}: SearchQuestion): SearchState & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(nothing);
  useEffect(
    () =>
      ask(
        {
          query,
          context,
          offset,
          limit,
          hitsPerPage,
          ...(opened === undefined ? {} : { opened }),
          excerpts,
          ...(release === '' ? {} : { release }),
        },
        (event) => setState((before) => after(before, event, query)),
      ),
    [query, context, offset, limit, hitsPerPage, opened, excerpts, release, attempt],
  );
  const retry = useCallback(() => {
    setState((before) => ({ ...before, failure: undefined }));
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, retry };
}
