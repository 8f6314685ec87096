/** The part of an address that a page view carries. */
export interface Visited {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What is asked of the browser's `navigator`; older and private browsers lack parts of it. */
export interface Sender {
  readonly sendBeacon?: (url: string, data: string) => boolean;
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

let last = '';

/**
 * Sends one page view in the background, unless the reader asks not to be tracked. The text goes as text/plain, which needs
 * no preflight request; fetch steps in where there is no beacon or its queue is full.
 */
export function sendPageView(endpoint: string, { pathname, search, hash }: Visited, sender: Sender): void {
  if (sender.doNotTrack === '1' || sender.globalPrivacyControl === true) return;
  const body = JSON.stringify({ path: pathname, search, hash });
  if (body === last) return;
  last = body;
  if (sender.sendBeacon?.(endpoint, body)) return;
  fetch(endpoint, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined);
}
