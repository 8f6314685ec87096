import { useLocation } from '@reach/router';
import { navigate } from 'gatsby';
import * as React from 'react';
import { readSearchUrl, searchUrl } from '../../../model/addresses/routes';
import type { SearchAddress } from '../../../model/addresses/routes';

/** Milliseconds without a key after which the address follows what was typed. */
const pause = 500;

interface TypedSearch {
  /** What is asked for: the address, with the words that are in the field. */
  readonly asked: SearchAddress;
  /** For the field, whose words change with the address. */
  readonly input: React.RefObject<HTMLInputElement>;
  readonly type: (words: string) => void;
  /** Writes the words into the address at once. */
  readonly submit: () => void;
}

/**
 * Searches while the reader types. The address follows when they pause; all that is typed between two pauses of reading is one
 * entry of the history, so that back leads to the search before.
 */
export function useTypedSearch(): TypedSearch {
  const { search } = useLocation();
  const hydrating = React.useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  // The server knows no query. A page that is opened later must not begin empty, because a place in it could not be returned to.
  const [address, setAddress] = React.useState(() => readSearchUrl(hydrating ? '' : search));
  const [typed, setTyped] = React.useState(address.query);
  const input = React.useRef<HTMLInputElement>(null);
  const written = React.useRef<string>();
  const { query, context, version } = address;
  React.useEffect(() => {
    const next = readSearchUrl(search);
    setAddress(next);
    if (next.query === written.current) return;
    written.current = undefined;
    setTyped(next.query);
    if (input.current) input.current.value = next.query;
  }, [search]);
  const write = React.useCallback(() => {
    if (typed === query) return;
    const replace = written.current !== undefined;
    written.current = typed;
    navigate(searchUrl(typed, context, { version }), { replace });
  }, [typed, query, context, version]);
  React.useEffect(() => {
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [write]);
  return {
    asked: typed === query ? address : { ...address, query: typed, page: 1 },
    input,
    type: setTyped,
    submit: () => {
      write();
      written.current = undefined;
    },
  };
}
