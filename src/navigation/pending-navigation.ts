import { stopLoading } from './loading';

/** A change of page that is under way. */
export interface Navigation {
  /** The whole address, with query and hash. */
  readonly href: string;
  /** The entry of the history makes way: asked for by the link, or the address has changed already (back, forward). */
  readonly replace: boolean;
  /** Aborted once the reader arrives or goes elsewhere. */
  readonly signal: AbortSignal;
}

let pending = new AbortController();
let shownPath = '';

/** The path of the page that the reader sees. */
export const currentPath = (): string => shownPath;

/** A navigation begins, and what was under way is over. */
export function startNavigation(): AbortSignal {
  pending.abort();
  stopLoading();
  pending = new AbortController();
  return pending.signal;
}

/** The reader has arrived, so the navigation is over. */
export function finishNavigation(path: string): void {
  shownPath = path;
  pending.abort();
  stopLoading();
}
