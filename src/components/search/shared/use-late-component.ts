import * as React from 'react';
import { askAgain } from './ask-again';
import type { MissingCodeProps } from './MissingCode';

/** Milliseconds after which the reader is told that the code does not come. It may still come. */
const patience = 8000;

interface LateComponent<Props> {
  readonly Component: React.ComponentType<Props> | undefined;
  /** What stands in for it after a failure. */
  readonly Missing: React.ComponentType<MissingCodeProps> | undefined;
  readonly loading: boolean;
  /** Fetches the code, unless it is there or on its way; after a failure once more. Always the same function. */
  readonly fetch: () => void;
}

/** A component whose code is fetched on demand, and may not come. `load` must be the same function each time. */
export function useLateComponent<Props>(load: () => Promise<React.ComponentType<Props>>): LateComponent<Props> {
  const [Component, setComponent] = React.useState<React.ComponentType<Props>>();
  const [Missing, setMissing] = React.useState<React.ComponentType<MissingCodeProps>>();
  const [loading, setLoading] = React.useState(false);
  const busy = React.useRef(false);
  const fetch = React.useCallback(() => {
    if (busy.current) return;
    busy.current = true;
    const fail = (): void => {
      busy.current = false;
      setLoading(false);
      // The code for all failures comes with the page, and may not have come either.
      askAgain();
      import(/* webpackChunkName: "later" */ './MissingCode').then(
        (module) => setMissing(() => module.MissingCode),
        () => undefined,
      );
    };
    const timer = setTimeout(fail, patience);
    setMissing(undefined);
    setLoading(true);
    load()
      .then((component) => {
        setComponent(() => component);
        setLoading(false);
      }, fail)
      .finally(() => clearTimeout(timer));
  }, [load]);
  return { Component, Missing: Component ? undefined : Missing, loading, fetch };
}
