import { createRoot } from 'react-dom/client';
import { startLoading, stopLoading } from './loading';
import { translate } from '../i18n/translate';
import { site } from '../site';
import { LoadFailure } from './LoadFailure';
import type { LoadFailureProps } from './LoadFailure';
import { arrive } from './trip';
import type { Trip } from './trip';

/** The page has not come within the time that a reader can be asked to wait. It may still come. */
export function tooSlow(trip: Trip): void {
  const seconds = site.loadingPatience / 1000;
  fail(
    trip,
    translate({ id: 'loading.tooSlow', message: 'The site has not answered for {seconds} seconds.' }, { seconds }),
  );
}

/**
 * Gatsby could not load the page: it is opened as a document, once, if the site answers at all. Asking first keeps the
 * reader out of the browser's error page. Gatsby's loader is no help here: it never asks again for what failed once.
 */
export async function loadAsDocument(trip: Trip): Promise<void> {
  if (!navigator.onLine) {
    waitForNetwork(trip);
    return;
  }
  const patience = new AbortController();
  const stop = (): void => patience.abort();
  startLoading(stop);
  trip.signal.addEventListener('abort', stop, { once: true });
  try {
    const { status } = await fetch(trip.href, { method: 'HEAD', cache: 'no-store', signal: patience.signal });
    if (trip.signal.aborted) return;
    if (status >= 500)
      fail(trip, translate({ id: 'loading.status', message: 'The site answered with status {status}.' }, { status }));
    else open(trip);
  } catch (error) {
    if (trip.signal.aborted) return;
    if (patience.signal.aborted) tooSlow(trip);
    else
      fail(
        trip,
        error instanceof Error
          ? `${error.message}.`
          : translate({ id: 'loading.unreachable', message: 'The site cannot be reached.' }),
      );
  }
}

/** Setting an address that differs from the current one in nothing, or in its hash, would load nothing. */
function open({ href, replace }: Trip): void {
  if (href === location.href) location.reload();
  else if (replace) location.replace(href);
  else location.assign(href);
}

function fail(trip: Trip, text: string): void {
  show(trip, {
    title: translate({ id: 'loading.failed', message: 'The page could not be loaded' }),
    text,
    offline: false,
  });
}

function waitForNetwork(trip: Trip): void {
  const text = translate({ id: 'loading.waiting', message: 'The page opens by itself when the connection is back.' });
  const hide = show(trip, {
    title: translate({ id: 'loading.offline', message: 'You are offline' }),
    text,
    offline: true,
  });
  const resume = (): void => {
    hide();
    void loadAsDocument(trip);
  };
  addEventListener('online', resume, { once: true, signal: trip.signal });
}

/** Shows the box until the trip is over; returns how to take it away sooner. */
function show(trip: Trip, words: Pick<LoadFailureProps, 'title' | 'text' | 'offline'>): () => void {
  stopLoading();
  const focused = document.activeElement;
  const place = document.createElement('div');
  const root = createRoot(place);
  const hide = (): void => {
    root.unmount();
    place.remove();
  };
  const retry = (): void => {
    hide();
    void loadAsDocument(trip);
  };
  const stay = (): void => {
    arrive(location.pathname);
    if (focused instanceof HTMLElement) focused.focus();
  };
  document.body.prepend(place);
  root.render(<LoadFailure {...words} onRetry={retry} {...(trip.replace ? {} : { onStay: stay })} />);
  trip.signal.addEventListener('abort', hide, { once: true });
  return hide;
}
