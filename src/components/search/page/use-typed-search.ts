import { useLocation } from '@reach/router';
import { navigate } from 'gatsby';
import * as React from 'react';
import { readSearchUrl, searchUrl } from '../../../model/addresses/routes';
import type { SearchAddress } from '../../../model/addresses/routes';
import { isNavigating } from '../../../browser/navigation/pending-navigation';

/** Milliseconds without a key after which the address follows what was typed. */
const pause = 500;

export interface TypedSearch {
  /** What is asked for: the address, with the words that are in the field. */
  readonly asked: SearchAddress;
  /** For the field, whose words change with the address. */
  readonly input: React.RefObject<HTMLInputElement>;
  readonly type: (words: string) => void;
  /** Writes the words into the address at once: the reader has finished them, or turns to something else. */
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
  const runs = React.useRef(false);
  /** What was written into the address last. Whoever types on before it is there must not lose that. */
  const written = React.useRef<string>();
  const typesOn = React.useRef(false);
  React.useEffect(() => {
    const next = readSearchUrl(search);
    setAddress(next);
    if (next.query === written.current) return;
    written.current = undefined;
    typesOn.current = false;
    const { current: field } = input;
    // The field is served empty, so words in it then were typed before the page ran.
    const words = (!runs.current && field?.value) || next.query;
    runs.current = true;
    setTyped(words);
    if (field) field.value = words;
  }, [search]);
  const write = React.useCallback(() => {
    // As the browser has it now: the reader may have turned the page since this was drawn, and would be sent back.
    const { query, context, version } = readSearchUrl(window.location.search);
    if (typed === query) return;
    const replace = typesOn.current;
    typesOn.current = true;
    written.current = typed;
    navigate(searchUrl(typed, context, { version }), { replace });
  }, [typed]);
  React.useEffect(() => {
    // Words in the address must not keep a reader who has chosen a result and waits for it.
    const timer = setTimeout(() => isNavigating() || write(), pause);
    return () => clearTimeout(timer);
  }, [write]);
  return {
    asked: typed === address.query ? address : { ...address, query: typed, page: 1 },
    input,
    type: setTyped,
    submit: () => {
      write();
      typesOn.current = false;
    },
  };
}
