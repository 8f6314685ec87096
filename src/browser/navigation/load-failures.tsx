import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { translate } from '../../i18n/translate';
import { abortNavigation, loadingTimeout, startLoading, stopLoading } from './pending-navigation';
import type { Navigation } from './pending-navigation';
import * as styles from './load-failures.module.css';

/** The page has not come within the time that a reader can be asked to wait. It may still come. */
export function tooSlow(navigation: Navigation): void {
  const seconds = loadingTimeout / 1000;
  fail(
    navigation,
    translate(
      {
        id: 'loading.tooSlow',
        message: 'The site has not responded for {seconds} seconds. Check your connection and try again.',
      },
      { seconds },
    ),
  );
}

/**
 * Opens a page that Gatsby could not load as a document, once, if the site responds at all. Asking first keeps the
 * reader out of the browser's error page; without network, the service worker answers for a page that is kept. Gatsby's loader is no help here, because it never asks again for what failed once.
 */
export async function loadAsDocument(navigation: Navigation): Promise<void> {
  const timeout = new AbortController();
  const stop = (): void => timeout.abort();
  startLoading(stop);
  navigation.signal.addEventListener('abort', stop, { once: true });
  try {
    const { status } = await fetch(navigation.href, { method: 'HEAD', cache: 'no-store', signal: timeout.signal });
    if (navigation.signal.aborted) return;
    if (status >= 500)
      fail(
        navigation,
        translate(
          {
            id: 'loading.status',
            message: 'The site responded with status {status}. Something is wrong at its host. Try again in a minute.',
          },
          { status },
        ),
      );
    else open(navigation);
  } catch (error) {
    if (navigation.signal.aborted) return;
    if (!navigator.onLine) waitForNetwork(navigation);
    else if (timeout.signal.aborted) tooSlow(navigation);
    else
      fail(
        navigation,
        translate(
          { id: 'loading.unreachable', message: 'Check your connection and try again. ({error})' },
          { error: error instanceof Error ? error.message : String(error) },
        ),
      );
  }
}

/** Setting an address that differs from the current one in nothing, or in its hash, would load nothing. */
function open({ href, replace }: Navigation): void {
  if (href === location.href) location.reload();
  else if (replace) location.replace(href);
  else location.assign(href);
}

function fail(navigation: Navigation, text: string): void {
  show(navigation, {
    title: translate({ id: 'loading.failed', message: 'The page could not be loaded' }),
    text,
    offline: false,
  });
}

function waitForNetwork(navigation: Navigation): void {
  const text = translate({ id: 'loading.waiting', message: 'The page will open when you are back online.' });
  const box = show(navigation, {
    title: translate({ id: 'loading.offline', message: 'You are offline' }),
    text,
    offline: true,
  });
  addEventListener('online', box.retry, { signal: box.shown });
}

/** Shows the box until the navigation is over, or the reader or the network tries again. */
function show(
  navigation: Navigation,
  words: Pick<LoadFailureProps, 'title' | 'text' | 'offline'>,
): { readonly shown: AbortSignal; readonly retry: () => void } {
  stopLoading();
  const focused = document.activeElement;
  const place = document.createElement('div');
  const root = createRoot(place);
  const hiding = new AbortController();
  const hide = (): void => hiding.abort();
  hiding.signal.addEventListener('abort', () => {
    root.unmount();
    place.remove();
  });
  const retry = (): void => {
    hide();
    void loadAsDocument(navigation);
  };
  const stay = (): void => {
    abortNavigation();
    if (focused instanceof HTMLElement) focused.focus();
  };
  document.body.prepend(place);
  root.render(<LoadFailure {...words} onRetry={retry} {...(navigation.replace ? {} : { onStay: stay })} />);
  navigation.signal.addEventListener('abort', hide, { once: true });
  return { shown: hiding.signal, retry };
}

/** Words and actions of the box. */
export interface LoadFailureProps {
  readonly title: string;
  readonly text: string;
  /** No error, but a wait. */
  readonly offline: boolean;
  readonly onRetry: () => void;
  /** Gives up the page; absent when its address already stands in the address bar. */
  readonly onStay?: () => void;
}

/** Stands over the page that the reader wanted to leave, which stays readable. */
function LoadFailure({ title, text, offline, onRetry, onStay }: LoadFailureProps): React.ReactElement {
  const retry = React.useRef<HTMLButtonElement>(null);
  React.useEffect(() => retry.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`${styles.box} ${offline ? styles.offline : styles.failure}`} role="alert" data-no-print>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>
        <button ref={retry} type="button" className={styles.button} onClick={onRetry}>
          {translate({ id: 'loading.retry', message: 'Retry' })}
        </button>
        {onStay ? (
          <button type="button" className={styles.button} onClick={onStay}>
            {translate({ id: 'loading.stay', message: 'Stay on this page' })}
          </button>
        ) : null}
      </p>
    </div>
  );
}
