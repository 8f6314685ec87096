import * as React from 'react';
import type { HelmetProps, Helmet as HelmetOfPackage } from 'react-helmet';

let Helmet: typeof HelmetOfPackage | undefined;
const waiting = new Set<() => void>();

/** Lets pages write their head. Whoever renders pages to HTML calls it first. */
export function provideHelmet(component: typeof HelmetOfPackage): void {
  Helmet = component;
  for (const tell of waiting) tell();
}

/** Fetches what writes the head. The HTML of a page has its head, so a page can do without until the reader goes on to another. */
export function fetchHelmet(): void {
  if (Helmet) return;
  import(/* webpackChunkName: "head" */ 'react-helmet').then(
    (module) => provideHelmet(module.Helmet),
    // The next page asks again.
    () => undefined,
  );
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}
const isThere = (): boolean => Helmet !== undefined;

/** Elements for the head of the page, and attributes of `<html>`. */
export function Head(props: React.PropsWithChildren<HelmetProps>): React.ReactElement | null {
  const canWrite = React.useSyncExternalStore(subscribe, isThere, isThere);
  return canWrite && Helmet ? <Helmet {...props} /> : null;
}
