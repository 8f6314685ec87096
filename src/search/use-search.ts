import { useCallback, useEffect, useState } from 'react';
import { loadSearch, search } from './search-client';
import type { SearchAnswer } from './types';

export interface SearchState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly error: string;
  /** The answer to the last question that was answered; it stays while the next is on its way. */
  readonly answer: SearchAnswer | undefined;
  readonly retry: () => void;
}

/** Loads the index when first used and answers the query whenever it changes. Late answers of older queries are dropped. */
export function useSearch(query: string, context: string, limit: number): SearchState {
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<SearchState['status']>('loading');
  const [error, setError] = useState('');
  const [answer, setAnswer] = useState<SearchAnswer>();

  useEffect(() => {
    let current = true;
    const asked = query.trim() === '' ? loadSearch().then(() => undefined) : search(query, context, limit);
    asked
      .then((result) => {
        if (!current) return;
        setStatus('ready');
        setAnswer(result);
      })
      .catch((reason: unknown) => {
        if (!current) return;
        setStatus('failed');
        setError(reason instanceof Error ? reason.message : String(reason));
      });
    return () => {
      current = false;
    };
  }, [query, context, limit, attempt]);

  const retry = useCallback(() => {
    setStatus('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { status, error, answer, retry };
}
