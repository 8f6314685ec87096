import { useCallback, useEffect, useState } from 'react';
import { ask } from './search-client';
import { after, nothing } from './search-state';
import type { SearchState } from './search-state';
import type { SearchQuestion } from '../types';

/** Loads the index when first used and answers the question whenever it changes. Late answers of older ones are dropped. */
export function useSearch({
  query,
  context,
  offset,
  limit,
  hitsPerPage,
  opened,
  excerpts,
}: SearchQuestion): SearchState & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(nothing);
  useEffect(
    () =>
      ask(
        { query, context, offset, limit, hitsPerPage, ...(opened === undefined ? {} : { opened }), excerpts },
        (event) => setState((before) => after(before, event, query)),
      ),
    [query, context, offset, limit, hitsPerPage, opened, excerpts, attempt],
  );
  const retry = useCallback(() => {
    setState((before) => ({ ...before, failure: undefined }));
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, retry };
}
